"""Long tests of a real server: crashes, load and malformed input; nothing acknowledged may be lost.

The tests use HTTP and sockets as a browser does. Everything runs on this machine.
"""
