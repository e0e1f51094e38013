"""Operation: health, metrics, logs, rate limits, garbage collection."""
