"""Guests and accounts: sessions, passwords, passkeys, profiles and ratings."""
