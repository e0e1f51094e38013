"""The Containerfile: exact, small, not root, and watched."""

from __future__ import annotations

import re
from fnmatch import fnmatch

from deploy.readers import called, instructions, options, text, words
from paths import ROOT

LINES = instructions("Containerfile")
STARTS = [number for number, (verb, _) in enumerate(LINES) if verb == "FROM"]
LAST = LINES[STARTS[-1] :]


def last(verb: str) -> str:
    return [argument for found, argument in LAST if found == verb][-1]


def test_every_image_has_a_version() -> None:
    images = [argument.split()[0] for verb, argument in LINES if verb == "FROM"]
    assert len(images) == 3
    for image in images:
        name, _, tag = image.partition(":")
        assert "/" not in name and re.match(r"\d+[.-]", tag), image


def test_what_is_built_and_what_runs_have_the_same_python() -> None:
    pythons = re.findall(r"^FROM python:([\d.]+)", text("Containerfile"), re.MULTILINE)
    assert len(pythons) == 2 and len(set(pythons)) == 1


def test_the_tools_to_build_stay_behind() -> None:
    assert "slim" in LAST[0][1]
    assert [argument for verb, argument in LAST if verb == "COPY"] == [
        "--from=build /opt/gloaming /opt/gloaming"
    ]
    assert not any("pip" in argument or "npm" in argument for verb, argument in LAST if verb == "RUN")


def test_packages_are_those_of_the_locks() -> None:
    installs = [part for verb, argument in LINES if verb == "RUN" for part in argument.split("&&")]
    for install in installs:
        if "pip install" in install and "whl" not in install:
            assert "--require-hashes --no-deps -r requirements/" in install
        assert "npm install" not in install


def test_it_does_not_run_as_root() -> None:
    assert re.fullmatch(r"[1-9]\d*:[1-9]\d*", last("USER"))
    verbs = [verb for verb, _ in LAST]
    assert verbs.index("USER") < verbs.index("ENTRYPOINT")
    assert "RUN" not in verbs[verbs.index("USER") :]


def test_its_port_is_told_and_watched() -> None:
    port = last("EXPOSE")
    command = words(last("ENTRYPOINT"))
    assert command[command.index("--port") + 1] == port
    assert command[command.index("--host") + 1] == "0.0.0.0"
    assert f"http://127.0.0.1:{port}/healthz" in last("HEALTHCHECK")
    compile(words(last("HEALTHCHECK").partition("CMD ")[2])[2], "healthcheck", "exec")


def test_every_option_exists() -> None:
    command, given = called(words(last("ENTRYPOINT")))
    assert command == "serve" and given <= options("serve")


def test_tables_are_kept_outside() -> None:
    assert last("VOLUME") in last("ENV")


def test_what_is_copied_is_there_and_not_ignored() -> None:
    ignored = [line for line in text("Containerfile.dockerignore").splitlines() if line]
    included = {line[1:] for line in ignored if line.startswith("!")}
    for verb, argument in LINES:
        if verb == "COPY" and "--from" not in argument:
            *sources, _ = argument.split()
            for source in sources:
                assert (ROOT / source).exists(), source
                assert source.split("/")[0] in included, source
    dropped = [line for line in ignored if not line.startswith("!") and line != "*"]
    for leftover in ("web/node_modules", "src/gloaming/server/static", "src/gloaming/compiled.stamp"):
        assert any(fnmatch(leftover, line) for line in dropped)


def test_whatever_the_web_build_reads_is_copied() -> None:
    import web

    copied = {
        source
        for verb, argument in LINES
        if verb == "COPY"
        for source in argument.split()[:-1]
        if "/" in source
    }
    for path in (*web.LOCK, *web.sources()):
        name = path.relative_to(ROOT).as_posix()
        assert any(name == source or name.startswith(f"{source}/") for source in copied), name
