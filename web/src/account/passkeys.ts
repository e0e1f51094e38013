import * as api from '../net/api'
import type { Credential, Me, Question } from '../net/protocol.gen'

/** Passkeys: the server's question as the browser wants it, and the browser's answer as the server wants it. */

type Written = Record<string, unknown>

export function canPasskey(): boolean {
  return typeof PublicKeyCredential !== 'undefined' && typeof navigator.credentials?.create === 'function'
}

/** Makes a passkey for the person of this session. */
export async function addPasskey(): Promise<Me> {
  const question = await api.passkeyQuestion()
  const made = await navigator.credentials.create({ publicKey: readCreation(question.options) })
  return api.addPasskey(answer(question, made))
}

/** Comes back by a passkey; the device asks which one. */
export async function enterByPasskey(): Promise<Me> {
  const question = await api.signInQuestion()
  const found = await navigator.credentials.get({ publicKey: readRequest(question.options) })
  return api.signInByPasskey(answer(question, found))
}

/** Whether the reader just closed the device's own window. */
export function isDeclined(error: unknown): boolean {
  return error instanceof DOMException && (error.name === 'NotAllowedError' || error.name === 'AbortError')
}

export function readCreation(json: string): PublicKeyCredentialCreationOptions {
  const options = JSON.parse(json) as Written
  const user = options['user'] as Written
  return {
    ...options,
    challenge: bytes(options['challenge']),
    user: { ...user, id: bytes(user['id']) },
    excludeCredentials: known(options['excludeCredentials']),
  } as unknown as PublicKeyCredentialCreationOptions
}

export function readRequest(json: string): PublicKeyCredentialRequestOptions {
  const options = JSON.parse(json) as Written
  return {
    ...options,
    challenge: bytes(options['challenge']),
    allowCredentials: known(options['allowCredentials']),
  } as unknown as PublicKeyCredentialRequestOptions
}

function known(list: unknown): PublicKeyCredentialDescriptor[] {
  return ((list as Written[] | undefined) ?? []).map(
    (one) => ({ ...one, id: bytes(one['id']) }) as unknown as PublicKeyCredentialDescriptor,
  )
}

function answer({ ticket }: Question, credential: globalThis.Credential | null): Credential {
  if (credential === null) throw new DOMException('no credential', 'NotAllowedError')
  return { ticket, answer: JSON.stringify(writeCredential(credential as PublicKeyCredential)) }
}

/** A credential as JSON, every buffer in base64url. */
export function writeCredential(credential: PublicKeyCredential): Written {
  const { response } = credential
  const parts = ['clientDataJSON', 'attestationObject', 'authenticatorData', 'signature', 'userHandle'] as const
  const buffers = parts.flatMap((name) => {
    const part = (response as unknown as Record<string, ArrayBuffer | null | undefined>)[name]
    return part ? [[name, base64url(part)]] : []
  })
  const transports = (response as AuthenticatorAttestationResponse).getTransports?.()
  return {
    id: credential.id,
    rawId: base64url(credential.rawId),
    type: credential.type,
    authenticatorAttachment: credential.authenticatorAttachment ?? null,
    clientExtensionResults: credential.getClientExtensionResults(),
    response: { ...Object.fromEntries(buffers), ...(transports ? { transports } : {}) },
  }
}

export function base64url(buffer: ArrayBuffer): string {
  const letters = Array.from(new Uint8Array(buffer), (byte) => String.fromCharCode(byte)).join('')
  return btoa(letters).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')
}

export function bytes(text: unknown): Uint8Array<ArrayBuffer> {
  const letters = atob(String(text).replace(/-/g, '+').replace(/_/g, '/'))
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0))
}
