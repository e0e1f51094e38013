"""Proofs on a real server: it is killed, crowded and attacked, and everything acknowledged must still be there.

A proof speaks to servers as a browser does, over HTTP and sockets; everything runs on this machine only.
"""
