"""Proofs on a real server: it is killed, crowded and attacked, and loses nothing that it acknowledged.

A proof speaks to servers as a browser does, over HTTP and sockets; everything runs on this machine only.
"""
