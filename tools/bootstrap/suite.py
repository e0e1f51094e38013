"""All tests of the project in stages: ./test [--slow], or ./test with arguments of pytest."""

import os
import shutil
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from xml.etree import ElementTree

import chromium
import database_servers as servers
import environment as surroundings
import node
import python_env
import web
from console import BUILD, ROOT, alone, plainly, say
from stages import Stage, openly, side_by_side

RESULTS = BUILD / "results"
PYTHON = str(python_env.PYTHON)
# Where bots play long, the build that ships is enough.
ONLY_COMPILED = ("browser", "tools/soak")
# What is never compiled itself is tested on one build, but by the long run on both.
RATHER_PLAIN = (
    *("compiled", "deploy", "server", "tools/bootstrap", "tools/test_typescript.py"),
    *("test_config.py", "test_duplicates.py", "test_imports.py", "test_layout.py", "test_walks.py"),
)
RATHER_COMPILED = (
    *("cli", "docs", "lab", "tools/peers"),
    *("tools/test_against.py", "tools/test_cli.py", "tools/test_rule_coverage.py"),
)
# One more than there are cores, as servers and browsers are waited for.
WORKERS = str(max(2, min(4, 1 + (os.cpu_count() or 2))))
ORDERS = ("1", "2", "3")
COMPILE = Stage("compile", [[PYTHON, "-m", "gloaming", "build"]])
PYTEST = (PYTHON, "-m", "pytest", "-n", WORKERS, "--dist", "worksteal")


def without(*places: str) -> list[str]:
    """Options that skip these tests."""
    return [f"--ignore=tests/{place}" for place in places]


# Long proofs in which bots play for hours on the plain build are left to the compiled one.
PLAIN_SLOW = ("--slow", "-m", "not (slow and once)")
BRIEF = ("--brief", *without(*RATHER_COMPILED))


def prepare() -> None:
    """Sets up everything that tests need, in parallel."""
    with alone(), ThreadPoolExecutor() as pool:
        python = pool.submit(python_env.ensure, "test")
        packages = pool.submit(web.packages, tests=True)
        browser = pool.submit(chromium.path)
        postgres, redis = pool.submit(servers.postgres), pool.submit(servers.redis)
        python.result()
        packages.result()
        found = {
            "GLOAMING_CHROMIUM": str(browser.result()),
            "GLOAMING_POSTGRES": str(postgres.result()),
            "GLOAMING_REDIS": str(redis.result()),
        }
    surround(found)


def surround(found: dict[str, str]) -> None:
    """Replaces the environment variables by those of tests."""
    made = surroundings.of_tests(os.environ) | found
    # A run starts hundreds of Python processes; bytecode makes them start faster.
    made["PYTHONPYCACHEPREFIX"] = str(BUILD / "pycache")
    # The Node inside Playwright needs a library that a minimal system does not have.
    made["PLAYWRIGHT_NODEJS_PATH"] = str(node.ensure().node)
    os.environ.clear()
    os.environ.update(made)


def python_stages() -> list[Stage]:
    """Lint, layout, types, and the documentation, where a warning is an error."""
    found = [
        Stage("ruff", [[PYTHON, "-m", "ruff", "check"], [PYTHON, "-m", "ruff", "format", "--check"]]),
        Stage("mypy", [[PYTHON, "-m", "mypy"]]),
    ]
    if (ROOT / "docs" / "conf.py").exists():
        command = [PYTHON, "-m", "sphinx", "-W", "-q", "-b", "html", "docs", str(BUILD / "docs")]
        found.append(Stage("docs", [command], env=os.environ | {"GLOAMING_PLAIN": "1"}))
    return found


def web_stages() -> list[Stage]:
    """Style, types, tests and build of the browser client."""
    npm = node.ensure()
    return [
        Stage(f"web {script}", [[*npm.npm, "run", "--silent", script]], web.HOME, npm.environment())
        for script in ("lint", "check", "test", "build")
    ]


def pytest(build: str, *arguments: str, note: str = "") -> Stage:
    """The Python tests on one build, with results in a file."""
    results = f"--junit-xml={RESULTS / build}{note.replace(' ', '-')}.xml"
    env = os.environ | {f"GLOAMING_{build.upper()}": "1"}
    return Stage(f"pytest on the {build} build{note}", [[*PYTEST, results, *arguments]], env=env)


def shuffled(build: str) -> list[Stage]:
    """The tests that are not slow, in random order."""
    chosen = ("tests", *without("browser"))
    return [pytest(build, *chosen, "--order", seed, note=f" in order {seed}") for seed in ORDERS]


def compiler() -> bool:
    """Whether C extensions of Python can be built here."""
    found = any(shutil.which(name) for name in (os.environ.get("CC", "cc"), "gcc", "clang"))
    return found and Path(sysconfig.get_path("include"), "Python.h").exists()


def check_all(*arguments: str) -> None:
    """All stages. The plain build is tested while the other one is compiled, if there is a compiler."""
    if compiler():
        plain = pytest("plain", "tests", *without(*ONLY_COMPILED), *(PLAIN_SLOW if arguments else BRIEF))
        side_by_side(python_stages(), [*web_stages(), plain], [COMPILE])
        openly(pytest("compiled", "tests", *(arguments or without(*RATHER_PLAIN))))
    else:
        side_by_side(python_stages(), web_stages())
        openly(pytest("plain", "tests", *arguments))
    if "--slow" in arguments:
        for stage in shuffled("compiled" if compiler() else "plain"):
            openly(stage)
    if not compiler():
        say("\n== the compiled build is left out: no C compiler, or no python3-dev, on this machine")


def total() -> str:
    """The last line: the totals of all builds."""
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
        return openly(pytest("plain", *arguments))
    check_all(*arguments)
    return say(f"\n{total()}")


if __name__ == "__main__":
    os.chdir(ROOT)
    plainly(main)
