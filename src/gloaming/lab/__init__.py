"""Experiments: tournaments, luck reports, the solver, and benchmarks."""
