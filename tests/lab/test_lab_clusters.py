"""The same games on the workers of a Dask cluster; test_lab_ray.py has the same for Ray."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

import rulewright as rw
from rulewright import lab
from rulewright.lab import Plan, Results, engines

pytestmark = [
    pytest.mark.filterwarnings("ignore::ResourceWarning"),
    pytest.mark.filterwarnings("ignore::DeprecationWarning"),
    pytest.mark.filterwarnings("ignore::FutureWarning"),
    pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning"),
]
Kept = Callable[..., Results]


@pytest.fixture
def cluster() -> Iterator[object]:
    """A Dask cluster in this process, with one worker."""
    from distributed import LocalCluster

    with LocalCluster(n_workers=1, threads_per_worker=1, processes=False, dashboard_address=None) as cluster:
        yield cluster


def played(plan: Plan, count: int) -> list[lab.Row]:
    return [lab.play(plan, seed) for seed in range(plan.seed, plan.seed + count)]


def test_dask_plays_the_same_games(kept: Kept, plan: Plan, cluster):
    results = kept(plan)
    with lab.dask(cluster.scheduler_address) as engine:
        assert engine.workers == 1
        lab.run(plan, 5, engine, results)
    assert list(results.rows()) == played(plan, 5)


def test_a_dask_cluster_that_dies_half_way_leaves_the_finished_games(kept: Kept, plan: Plan, cluster):
    results = kept(plan)
    with lab.dask(cluster.scheduler_address) as engine, pytest.raises(rw.RulewrightError) as caught:
        lab.run(plan, 500, engine, results, lambda games, won: cluster.close() if games >= 2 else None)
    assert caught.value.message == "error-lab-lost"
    assert caught.value.details["number"] == results.games
    assert 2 <= results.games < 500
    assert list(results.rows()) == played(plan, results.games)


@pytest.mark.parametrize("call", [engines.dask, engines.ray])
@pytest.mark.parametrize("address", ["127.0.0.1:1", "tcp://127.0.0.1:1"])
def test_a_cluster_that_does_not_answer_is_told(monkeypatch: pytest.MonkeyPatch, call, address: str):
    monkeypatch.setattr(engines, "PATIENCE", 1)
    with pytest.raises(rw.RulewrightError) as caught:
        call(address)
    assert caught.value.message == "error-lab-unreachable"
    assert address in str(caught.value)
