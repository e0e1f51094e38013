"""Every test of the project, stage by stage: ./test [--slow], or ./test with arguments of pytest."""

import os
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from xml.etree import ElementTree

import chromium
import node
import python_env
import servers
import web
from report import BUILD, ROOT, Missing, alone, plainly, say

RESULTS = BUILD / "results"
PYTHON = str(python_env.PYTHON)
UNCOMPILED = ("browser", "deploy", "server/people", "setup", "soak")  # no compiled module decides there
PYTEST = (PYTHON, "-m", "pytest", "-n", "2")


def prepare() -> None:
    """Sets up everything that tests need, side by side."""
    with alone(), ThreadPoolExecutor() as pool:
        python = pool.submit(python_env.ensure, "test")
        packages = pool.submit(web.packages, tests=True)
        browser = pool.submit(chromium.path)
        postgres, redis = pool.submit(servers.postgres), pool.submit(servers.redis)
        python.result()
        packages.result()
        os.environ["GLOAMING_CHROMIUM"] = str(browser.result())
        os.environ["GLOAMING_POSTGRES"] = str(postgres.result())
        os.environ["GLOAMING_REDIS"] = str(redis.result())
    # The Node inside Playwright wants a library that a bare system does not have.
    os.environ["PLAYWRIGHT_NODEJS_PATH"] = str(node.ensure().node)


@contextmanager
def stage(what: str) -> Iterator[None]:
    """Announces a stage and closes it with its time; the first that fails ends the run."""
    say(f"\n== {what}")
    start = time.monotonic()
    try:
        yield
    except subprocess.CalledProcessError as failure:
        raise Missing(f"{what}: failed after {time.monotonic() - start:.0f} s") from failure
    say(f"== {what}: {time.monotonic() - start:.1f} s")


def run(*command: str | Path, cwd: Path = ROOT, env: Mapping[str, str] | None = None) -> None:
    """Runs a command in the open."""
    subprocess.run(command, cwd=cwd, env=env, check=True)


def check_python() -> None:
    """Lint, layout and types."""
    with stage("ruff"):
        run(PYTHON, "-m", "ruff", "check")
        run(PYTHON, "-m", "ruff", "format", "--check")
    with stage("mypy"):
        run(PYTHON, "-m", "mypy")


def check_web() -> None:
    """Types, tests and build of the browser's side."""
    npm = node.ensure()
    for script in ("check", "test", "build"):
        with stage(f"web {script}"):
            run(*npm.npm, "run", "--silent", script, cwd=web.HOME, env=npm.environment())


def pytest(build: str, *arguments: str) -> None:
    """The Python tests on one build, counted in a file."""
    with stage(f"pytest on the {build} build"):
        results = f"--junit-xml={RESULTS / build}.xml"
        run(*PYTEST, results, *arguments, env=os.environ | {f"GLOAMING_{build.upper()}": "1"})


def compiler() -> bool:
    """Whether C extensions of Python can be built here."""
    found = any(shutil.which(name) for name in (os.environ.get("CC", "cc"), "gcc", "clang"))
    return found and Path(sysconfig.get_path("include"), "Python.h").exists()


def check_compiled(*arguments: str) -> None:
    """Compiles and tests once more, where there is a compiler."""
    if not compiler():
        say("\n== the compiled build is left out: no C compiler, or no python3-dev, on this machine")
        return
    with stage("compile"):
        run(PYTHON, "-m", "gloaming", "build")
    pytest("compiled", "tests", *(f"--ignore=tests/{folder}" for folder in UNCOMPILED), *arguments)


def check_docs() -> None:
    """The documentation, where a warning is an error."""
    if (ROOT / "docs" / "conf.py").exists():
        with stage("docs"):
            run(PYTHON, "-m", "sphinx", "-W", "-q", "-b", "html", "docs", BUILD / "docs")


def total() -> str:
    """The closing line, summed over the builds."""
    suites = [suite for file in RESULTS.glob("*.xml") for suite in ElementTree.parse(file).iter("testsuite")]
    tests, failures, errors, skipped = (
        sum(int(suite.get(name, 0)) for suite in suites)
        for name in ("tests", "failures", "errors", "skipped")
    )
    failed = failures + errors
    return f"{tests - failed - skipped} passed, {failed} failed" + (f", {skipped} skipped" if skipped else "")


def main() -> None:
    """All stages, or with arguments of pytest only that stage."""
    arguments = sys.argv[1:]
    prepare()
    shutil.rmtree(RESULTS, ignore_errors=True)
    if arguments not in ([], ["--slow"]):
        return pytest("plain", *arguments)
    check_python()
    check_web()
    pytest("plain", "tests", *arguments)
    check_compiled(*arguments)
    check_docs()
    return say(f"\n{total()}")


if __name__ == "__main__":
    os.chdir(ROOT)
    plainly(main)
