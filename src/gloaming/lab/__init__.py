"""Experiments: many games at once, figures with their uncertainty, and measurements of speed."""
