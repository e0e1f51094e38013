"""Passkeys with Chromium's own authenticator: the server's questions and answers are a browser's."""

from __future__ import annotations

from browser.conftest import Server
from playwright.sync_api import Browser, Page

ASK = """
const ask = async (path, body, method = 'POST') => {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(path, { method, headers, body: body && JSON.stringify(body) })
  const told = answer.status === 204 ? null : await answer.json()
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${told.detail}`)
  return told
}
"""

ADD = """
const question = await ask('/api/passkeys/question')
const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(JSON.parse(question.options))
const made = await navigator.credentials.create({ publicKey })
return ask('/api/passkeys', { ticket: question.ticket, answer: JSON.stringify(made.toJSON()) })
"""

COME_BACK = """
const question = await ask('/api/session/passkey/question')
const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(JSON.parse(question.options))
const proof = await navigator.credentials.get({ publicKey })
return ask('/api/session/passkey', { ticket: question.ticket, answer: JSON.stringify(proof.toJSON()) })
"""


def run(page: Page, script: str) -> dict[str, object]:
    answer: dict[str, object] = page.evaluate(f"async () => {{ {ASK} {script} }}")
    return answer


def test_a_guest_makes_a_passkey_signs_out_and_comes_back(browser: Browser, server: Server) -> None:
    """Browsers keep passkeys for names, not for numbers: the table is at localhost."""
    context = browser.new_context()
    try:
        page = context.new_page()
        line = context.new_cdp_session(page)
        line.send("WebAuthn.enable")
        line.send(
            "WebAuthn.addVirtualAuthenticator",
            {
                "options": {
                    "protocol": "ctap2",
                    "transport": "internal",
                    "hasResidentKey": True,
                    "hasUserVerification": True,
                    "isUserVerified": True,
                }
            },
        )
        page.goto(f"{server.address}/api/games")
        guest = run(page, "return ask('/api/me', { name: 'Ada' })")
        assert run(page, ADD)["passkeys"]
        page.evaluate(f"async () => {{ {ASK} await ask('/api/session', undefined, 'DELETE') }}")
        assert page.evaluate("async () => (await fetch('/api/me')).json()") is None
        for _ in range(2):
            back = run(page, COME_BACK)
            assert (back["person"], back["name"]) == (guest["person"], "Ada")
    finally:
        context.close()
