"""Experiments: tournaments, statistics with intervals, luck reports, the solver, and benchmarks."""
