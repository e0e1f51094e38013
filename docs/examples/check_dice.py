"""Checks the dice of a finished record, with Python's own library only: python check_dice.py RECORD"""

import hashlib
import hmac
import json
import sys
from pathlib import Path


def canonical(value: object) -> bytes:
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


lines = [json.loads(line) for line in Path(sys.argv[1]).read_text("utf-8").split("\n") if line]
header, secret = lines[0], lines[-1]["secret"]
said = next(at for at, line in enumerate(lines) if "words" in line)
bots = {str(n): seat["word"] for n, seat in enumerate(header["seats"]) if "bot" in seat}
sealed = hashlib.sha256(canonical({"secret": secret, "words": bots})).hexdigest()
words_kept = all(lines[said]["words"][int(n)] == word for n, word in bots.items())
if sealed != header["commitment"] or not words_kept:
    sys.exit("secret and bots' words are not the ones that were sealed")
key = hmac.digest(bytes.fromhex(secret), canonical(lines[said]["words"]), "sha256")
throws = [line for line in lines[said:] if "face" in line]
for index, throw in enumerate(throws):
    n, attempt, number = throw["of"], 0, 1 << 64
    while number >= (1 << 64) - (1 << 64) % n:
        number = int.from_bytes(hmac.digest(key, f"{index} {n} {attempt}".encode(), "sha256")[:8])
        attempt += 1
    if number % n != throw["face"]:
        sys.exit(f"step {throw['step']}: the dice threw {number % n} of {n}, not {throw['face']}")
print(f"{len(throws)} throws are as the dice fell")
