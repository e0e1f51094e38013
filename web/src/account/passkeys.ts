import * as api from '../net/api'
import type { Credential, Json, Me, PasskeyChallenge } from '../net/protocol.gen'

/** Passkeys: converts the server's options for the browser, and the credential for the server. */

/** WebAuthn options as JSON, with buffers in base64url. */
type InText<Options, Buffers extends keyof Options> = Omit<Options, Buffers> & Record<Buffers, string>
type Descriptor = InText<PublicKeyCredentialDescriptor, 'id'>
interface Creation extends InText<
  Omit<PublicKeyCredentialCreationOptions, 'user' | 'excludeCredentials'>,
  'challenge'
> {
  user: InText<PublicKeyCredentialUserEntity, 'id'>
  excludeCredentials?: Descriptor[]
}
interface Request extends InText<Omit<PublicKeyCredentialRequestOptions, 'allowCredentials'>, 'challenge'> {
  allowCredentials?: Descriptor[]
}

/** The fields of a credential that are sent, for registration and sign-in. */
interface Given extends Pick<
  PublicKeyCredential,
  'id' | 'rawId' | 'type' | 'authenticatorAttachment' | 'getClientExtensionResults'
> {
  response: Partial<AuthenticatorAttestationResponse & AuthenticatorAssertionResponse>
}

export function canPasskey(): boolean {
  return typeof PublicKeyCredential !== 'undefined' && typeof navigator.credentials?.create === 'function'
}

/** Creates a passkey for the current user. */
export async function addPasskey(): Promise<Me> {
  const question = await api.passkeyChallenge()
  const made = await navigator.credentials.create({ publicKey: readCreation(question.options) })
  return api.addPasskey(answer(question, made))
}

/** Signs in with a passkey; the device asks which one. */
export async function enterByPasskey(): Promise<Me> {
  const question = await api.signInChallenge()
  const found = await navigator.credentials.get({ publicKey: readRequest(question.options) })
  return api.signInByPasskey(answer(question, found))
}

/** Whether the user cancelled the browser's dialog. */
export function isDeclined(error: unknown): boolean {
  return error instanceof DOMException && (error.name === 'NotAllowedError' || error.name === 'AbortError')
}

export function readCreation(json: string): PublicKeyCredentialCreationOptions {
  const options = JSON.parse(json) as Creation
  return {
    ...options,
    challenge: bytes(options.challenge),
    user: { ...options.user, id: bytes(options.user.id) },
    excludeCredentials: known(options.excludeCredentials),
  }
}

export function readRequest(json: string): PublicKeyCredentialRequestOptions {
  const options = JSON.parse(json) as Request
  return { ...options, challenge: bytes(options.challenge), allowCredentials: known(options.allowCredentials) }
}

function known(list: Descriptor[] = []): PublicKeyCredentialDescriptor[] {
  return list.map((one) => ({ ...one, id: bytes(one.id) }))
}

function answer({ ticket }: PasskeyChallenge, credential: globalThis.Credential | null): Credential {
  if (credential === null) throw new DOMException('no credential', 'NotAllowedError')
  return { ticket, answer: JSON.stringify(writeCredential(credential as PublicKeyCredential)) }
}

/** A credential as JSON, with buffers in base64url. */
export function writeCredential(credential: Given): Json {
  const { response } = credential
  const parts = ['clientDataJSON', 'attestationObject', 'authenticatorData', 'signature', 'userHandle'] as const
  const buffers = parts.flatMap((name) => {
    const part = response[name]
    return part ? [[name, base64url(part)]] : []
  })
  const transports = response.getTransports?.()
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

export function bytes(text: string): Uint8Array<ArrayBuffer> {
  const letters = atob(text.replace(/-/g, '+').replace(/_/g, '/'))
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0))
}
