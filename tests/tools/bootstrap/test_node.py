"""A system's Node is taken only where Vite runs on it."""

import pytest

import node


@pytest.mark.parametrize("version", ["v20.19.0", "v20.20.2\n", "v22.12.0", "v24.19.0", "v31.0.0"])
def test_a_node_that_fits(version: str) -> None:
    assert node.fits(version)


@pytest.mark.parametrize("version", ["v18.20.4", "v20.18.9", "v21.7.3", "v22.11.0", "", "node"])
def test_a_node_that_does_not(version: str) -> None:
    assert not node.fits(version)
