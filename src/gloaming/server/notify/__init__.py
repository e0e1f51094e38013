"""Notifications to people: web push and mail."""
