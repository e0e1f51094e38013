"""The environment variables of tests: settings of the caller do not reach them."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest
from paths import ROOT

import environment as surroundings

LEAKS = {
    "PYTHONUNBUFFERED": "1",
    "PYTHONWARNINGS": "ignore",
    "PYTEST_ADDOPTS": "--co",
    "LANG": "de_DE.UTF-8",
    "LC_ALL": "tr_TR.UTF-8",
    "LANGUAGE": "fr",
    "TERM": "xterm",
    "COLUMNS": "33",
    "NO_COLOR": "1",
    "GLOAMING_DATA": "/data",
    "GLOAMING_LANGUAGE": "de",
}
INSTALLING = {
    "PIP_INDEX_URL": "file:///simple",
    "UV_OFFLINE": "1",
    "npm_config_cache": "/cache",
    "NPM_CONFIG_REGISTRY": "file:///npm",
    "SSL_CERT_FILE": "/certificates",
    "NODE_EXTRA_CA_CERTS": "/certificates",
}

PREPARED = """
import json, os, sys
sys.path.insert(0, "tools/bootstrap")
import suite
suite.prepare()
print(json.dumps(dict(os.environ)))
"""


def test_what_the_stages_get_is_the_same_for_every_caller() -> None:
    """PIP_ and the like steer installers only, so that a test may install something."""
    caller = surroundings.of_tests(os.environ) | LEAKS | {"PIP_NO_INPUT": "1"}
    done = subprocess.run([sys.executable, "-c", PREPARED], cwd=ROOT, env=caller, stdout=subprocess.PIPE)
    got = json.loads(done.stdout.splitlines()[-1])
    changed = {name for name in LEAKS if got.get(name) == LEAKS[name]}
    assert not changed
    assert {name for name in got if name.startswith("PYTHON")} == {"PYTHONPYCACHEPREFIX"}
    assert got["LANG"] == "C.UTF-8"
    assert got["PIP_NO_INPUT"] == "1"
    assert got["PATH"] == caller["PATH"]


def test_installers_keep_their_settings() -> None:
    assert surroundings.of_tests(INSTALLING).items() >= INSTALLING.items()


@pytest.mark.parametrize("name", ["no_proxy", "NO_PROXY"])
def test_a_proxy_is_not_asked_for_servers_of_the_tests(name: str) -> None:
    made = surroundings.of_tests({"https_proxy": "http://proxy:1", name: "inside"})
    assert made["https_proxy"] == "http://proxy:1"
    assert made["no_proxy"] == made["NO_PROXY"] == "inside,127.0.0.1,localhost"
    assert "no_proxy" not in surroundings.of_tests({})
