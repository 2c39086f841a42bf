/** What the browser does with passkeys. The library is fetched when it is needed, and nothing here throws for what people do. */
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

/** Passkeys belong to a host with a name: browsers refuse them at an IP address and on an unencrypted page. */
export const canUsePasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' && isSecureContext && !/^[\d.]+$|^\[/.test(location.hostname)

/** `cancelled`: nothing was chosen, in time or at all. */
export type Ceremony<T> = Result<T> | 'cancelled'

/** Asks for a passkey of any account in the browser's own window, and logs in with it. */
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
  leave: () => Promise<void> // resolved when the browser is free for another ceremony: it has one at a time
}

const renewMillis = 4 * 60_000 // before the challenge is over

/**
 * Offers passkeys among the suggestions of the field with `autocomplete="… webauthn"` until one is chosen or `leave` is called; a challenge
 * that grows old is replaced. Does nothing in a browser that cannot.
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

/** `exists`: this device has one for the account already. */
export type Creation = Ceremony<Passkey> | 'exists'

/** Makes a passkey for the account that is logged in; call it from a press. */
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
