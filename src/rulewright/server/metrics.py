"""What is counted for those who run a server."""

from __future__ import annotations

from prometheus_client import REGISTRY, Counter, Gauge, Histogram, generate_latest

MOVES = Counter("rulewright_moves_total", "Moves stored", ["game"])
REFUSED = Counter("rulewright_refused_total", "Messages of clients that were refused", ["reason"])
REQUESTS = Counter("rulewright_requests_total", "HTTP requests answered", ["method", "status"])
CONNECTIONS = Gauge("rulewright_connections", "Sockets that are open")
TABLES = Gauge("rulewright_tables", "Tables in memory")
LATENCY = Histogram(
    "rulewright_choice_seconds",
    "From a choice received to its being stored",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5),
)


def text() -> bytes:
    """All figures as Prometheus reads them."""
    return generate_latest(REGISTRY)
