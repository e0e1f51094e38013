"""Sets up what `./run` needs."""

from concurrent.futures import ThreadPoolExecutor

import python_env
import web
from console import alone, plainly


def site() -> None:
    """Builds the browser client."""
    web.packages(tests=False)
    web.build()


def main() -> None:
    """Sets up Python and the client in parallel: one downloads while the other computes."""
    with alone(), ThreadPoolExecutor() as pool:
        for side in [pool.submit(python_env.ensure, "run"), pool.submit(site)]:
            side.result()


if __name__ == "__main__":
    plainly(main)
