"""Environment variables of the tests: the same for every caller and on every machine."""

from collections.abc import Mapping

KEPT = {
    # where things are
    "HOME", "LD_LIBRARY_PATH", "PATH", "TMPDIR", "USER",
    # what the compiler is told
    "CC", "CFLAGS", "CPPFLAGS", "LDFLAGS",
    # the programs that tests start, and a folder for their pictures
    "GLOAMING_CHROMIUM", "GLOAMING_PICTURES", "GLOAMING_POSTGRES", "GLOAMING_REDIS",
}  # fmt: skip

# What steers installers and nothing else here, because some tests install packages.
CERTIFICATES = {
    "CURL_CA_BUNDLE", "GIT_SSL_CAINFO", "NODE_EXTRA_CA_CERTS", "REQUESTS_CA_BUNDLE",
    "SSL_CERT_DIR", "SSL_CERT_FILE",
}  # fmt: skip
INSTALLERS = ("pip_", "uv_", "npm_config_")
PROXIES = {"all_proxy", "http_proxy", "https_proxy", "no_proxy"}
OWN_SERVERS = "127.0.0.1,localhost"  # never through a proxy

FIXED = {"LANG": "C.UTF-8", "COLUMNS": "80"}  # not the width of the real terminal


def of_tests(caller: Mapping[str, str]) -> dict[str, str]:
    """The variables that tests get from the caller, and those they always have."""
    passed = {name: value for name, value in caller.items() if is_kept(name)}
    if any(name.lower() in PROXIES for name in passed):
        direct = passed.get("no_proxy") or passed.get("NO_PROXY")
        passed["no_proxy"] = passed["NO_PROXY"] = ",".join(filter(None, [direct, OWN_SERVERS]))
    return passed | FIXED


def is_kept(name: str) -> bool:
    """Whether tests get this variable from the caller."""
    return name in KEPT | CERTIFICATES or name.lower() in PROXIES or name.lower().startswith(INSTALLERS)
