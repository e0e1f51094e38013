"""The games. Each is a folder of its own; nobody imports one by name but its own tests."""
