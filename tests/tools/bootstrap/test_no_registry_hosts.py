"""Every machine asks its own package index: no file of ours names one."""

import re
import subprocess
from pathlib import Path

from paths import ROOT

# Written in pieces, so that this file may be among those that are searched.
HOSTS = [
    "py" + r"pi\.org",
    "python" + r"hosted\.org",
    "registry" + r"\.(npmjs|yarnpkg|npmmirror)\.",
    "npm" + r"js\.(org|com)",
    "deb" + r"\.debian\.org",
    "archive" + r"\.ubuntu\.com",
    "(index|extra-index|registry)" + r"[-_]?(url)?\s*=\s*[\"']?https?:",
    "--(extra-)?index" + "-url[ =]https?:",
]
FORBIDDEN = re.compile("|".join(HOSTS))


def ours() -> list[Path]:
    """The files that are or would be committed."""
    listing = [
        "git",
        "-c",
        "safe.directory=*",
        "ls-files",
        "-z",
        "--cached",
        "--others",
        "--exclude-standard",
    ]
    names = subprocess.run(listing, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return [path for name in names.split("\0") if name and (path := ROOT / name).is_file()]


def test_no_file_names_the_host_of_a_package_index() -> None:
    found = [
        f"{path.relative_to(ROOT)}: {match[0]}"
        for path in ours()
        if (match := FORBIDDEN.search(path.read_text(errors="replace")))
    ]
    assert found == []


def test_the_search_would_find_one() -> None:
    assert FORBIDDEN.search("https://" + "py" + "pi.org/simple")
    assert FORBIDDEN.search('"resolved": "https://' + "registry.npm" + 'js.org/vite"')
