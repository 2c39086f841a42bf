/** Passkey calls of the browser. The library is loaded on demand, and no function throws if the user cancels. */
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { call, type Result } from '@/api/client.ts'
import type { AccessToken } from '@/contract/endpoints/account/auth.ts'
import {
  addPasskey,
  logInByPasskey,
  newPasskeyOptions,
  type Passkey,
  passkeyLoginOptions,
} from '@/contract/endpoints/account/sign-in.ts'

const library = () => import('@simplewebauthn/browser')

/** Passkeys need a host name and HTTPS: browsers refuse them for IP addresses and on unencrypted pages. */
export const canUsePasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' && isSecureContext && !/^[\d.]+$|^\[/.test(location.hostname)

/** `cancelled`: the user chose none, or not in time. */
export type Ceremony<T> = Result<T> | 'cancelled'

/** Requests a passkey of any account in the browser's dialog, and logs in with it. */
export async function askForPasskey(): Promise<Ceremony<AccessToken>> {
  const options = await call(passkeyLoginOptions)
  return options.ok ? respond(options.value, false) : options
}

async function respond(
  options: { challenge: string },
  useBrowserAutofill: boolean,
  isOver = () => false,
): Promise<Ceremony<AccessToken>> {
  const { startAuthentication } = await library()
  if (isOver()) return 'cancelled'
  const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON
  const credential = await startAuthentication({ optionsJSON, useBrowserAutofill }).catch(() => undefined)
  if (!credential) return 'cancelled'
  const { id, rawId, type, response } = credential
  return call(logInByPasskey, { body: { credential: { id, rawId, type, response } } })
}

export interface PasskeyOffer {
  leave: () => Promise<void> // resolves when the browser accepts another ceremony, because it runs one at a time
}

const renewMillis = 4 * 60_000 // before the challenge expires

/**
 * Offers passkeys among the suggestions of the field with `autocomplete="… webauthn"` until one is chosen or `leave` is
 * called. Replaces a challenge before it expires. Does nothing in a browser without support.
 */
export function offerPasskeys(onChosen: (result: Result<AccessToken>) => void): PasskeyOffer {
  let isOver = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const offer = async (): Promise<void> => {
    const { browserSupportsWebAuthnAutofill } = await library()
    if (isOver || !(await browserSupportsWebAuthnAutofill())) return
    const options = await call(passkeyLoginOptions)
    if (isOver || !options.ok) return
    clearTimeout(timer)
    timer = setTimeout(() => void offer(), renewMillis) // the next ceremony ends this one
    const result = await respond(options.value, true, () => isOver)
    if (!isOver && result !== 'cancelled') onChosen(result)
  }
  const leave = async () => {
    if (isOver) return
    isOver = true
    clearTimeout(timer)
    if (!canUsePasskeys()) return
    const { WebAuthnAbortService } = await library()
    WebAuthnAbortService.cancelCeremony()
  }
  if (canUsePasskeys())
    void offer().catch((error: unknown) => console.warn('Passkeys are not offered', error))
  return { leave }
}

/** `exists`: this device already has one for the account. */
export type Creation = Ceremony<Passkey> | 'exists'

/** Creates a passkey for the logged-in account. Call it from a click handler. */
export async function createPasskey(name: string): Promise<Creation> {
  const options = await call(newPasskeyOptions)
  if (!options.ok) return options
  const { startRegistration, WebAuthnError } = await library()
  const optionsJSON = options.value as unknown as PublicKeyCredentialCreationOptionsJSON
  const made = await startRegistration({ optionsJSON }).catch((error: unknown) =>
    error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED'
      ? ('exists' as const)
      : ('cancelled' as const),
  )
  if (typeof made === 'string') return made
  const { id, rawId, type, response } = made
  const { attestationObject, clientDataJSON, transports } = response
  const credential = { id, rawId, type, response: { attestationObject, clientDataJSON, transports } }
  return call(addPasskey, { body: { name, credential } })
}
