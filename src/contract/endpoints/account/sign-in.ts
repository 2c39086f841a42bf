/** Login without a password: a code by email, and passkeys (decision 0044). */
import { z } from 'zod'
import { cleanCode, cleanLine } from '../../../lib/clean-text.ts'
import { endpoint } from '../../endpoint.ts'
import { Done, IdParams } from '../../envelope.ts'
import { locales } from '../../locales.ts'
import { AccessToken, SoughtEmail } from './auth.ts'

export const loginCodeLength = 6
export const loginCodeTries = 5 // per code
export const loginCodeMinutes = 10
export const resendSeconds = 30 // before another code can be requested on the same page
export const recentLoginMinutes = 15 // after a login, in which login methods may be changed
export const passkeyNameMax = 60
export const mostPasskeys = 20 // per account

const session = { tag: 'Session' } as const

export const LoginCodeRequest = z.strictObject({ email: SoughtEmail, locale: z.enum(locales).optional() })

/** `request` is a secret of this browser. The code in the email is useless without it. */
export const requestLoginCode = endpoint({
  ...session,
  method: 'POST',
  path: '/auth/code',
  leavesShared: true,
  summary: 'Send a login code by email; the response does not reveal whether the address has an account',
  permission: 'public',
  body: LoginCodeRequest,
  response: z.object({ request: z.string() }),
  status: 202,
  problems: [],
  limit: 'mail',
})

export const LoginCode = z
  .string({ error: 'required' })
  .overwrite(text => cleanCode(text).replace(/\D/g, ''))
  .min(1, 'required')
  .length(loginCodeLength, 'login_code')

/** The typed part. The browser adds the request. */
export const TypedLoginCode = z.strictObject({ code: LoginCode })

/** A correct code proves access to the address, so it also verifies it (decision 0044). */
export const logInByCode = endpoint({
  ...session,
  method: 'POST',
  path: '/auth/code/login',
  leavesShared: true,
  summary: 'Open a session with the code of the email',
  permission: 'public',
  body: z.strictObject({ request: z.string().min(20).max(100), code: LoginCode }),
  response: AccessToken,
  problems: ['login_code_wrong', 'login_code_expired', 'account_blocked'],
  limit: 'login',
})

const Base64Url = z
  .string()
  .min(1, 'required')
  .max(4096, 'too_long')
  .regex(/^[\w-]+$/, 'invalid')

/** The response of an authenticator in the format of `@simplewebauthn/browser`, without unused parts. */
const Credential = {
  id: Base64Url.max(1400, 'too_long'),
  rawId: Base64Url.max(1400, 'too_long'),
  type: z.literal('public-key'),
}

export const Assertion = z.object({
  ...Credential,
  response: z.object({
    authenticatorData: Base64Url,
    clientDataJSON: Base64Url,
    signature: Base64Url,
    userHandle: z
      .string()
      .max(200, 'too_long')
      .regex(/^[\w-]*$/, 'invalid')
      .optional(), // empty: the authenticator names no account
  }),
})
export type Assertion = z.infer<typeof Assertion>

export const Attestation = z.object({
  ...Credential,
  response: z.object({
    attestationObject: Base64Url,
    clientDataJSON: Base64Url,
    transports: z.array(z.string().max(40)).max(10).optional(),
  }),
})
export type Attestation = z.infer<typeof Attestation>

/** Options for the browser, in the JSON form of WebAuthn. */
const CeremonyOptions = z.looseObject({ challenge: z.string() })

/** Sets a cookie for five minutes. Only the browser that requested the challenge can use it, once. */
export const passkeyLoginOptions = endpoint({
  ...session,
  method: 'POST',
  path: '/auth/passkey/options',
  leavesShared: true,
  summary: 'A challenge to log in with a passkey',
  permission: 'public',
  response: CeremonyOptions,
  problems: [],
  limit: 'login',
})

export const logInByPasskey = endpoint({
  ...session,
  method: 'POST',
  path: '/auth/passkey/login',
  leavesShared: true,
  summary: 'Open a session with a passkey',
  permission: 'public',
  body: z.strictObject({ credential: Assertion }),
  response: AccessToken,
  problems: ['passkey_refused', 'account_blocked'],
  limit: 'login',
})

export const Passkey = z
  .object({
    id: z.int(),
    name: z.string(),
    created_at: z.string(),
    last_used_at: z.string().nullable(),
    synced: z.boolean(), // its authenticator syncs it to other devices of its owner
  })
  .meta({ id: 'Passkey' })
export type Passkey = z.infer<typeof Passkey>

const ownSession = { ...session, ownerOnly: true, permission: 'authenticated' } as const

export const listPasskeys = endpoint({
  ...ownSession,
  method: 'GET',
  path: '/me/passkeys',
  summary: 'Passkeys of this account',
  response: z.array(Passkey),
  problems: ['unauthenticated'],
})

/** Needs a verified address and, like adding and removing, a recent login (decision 0044). */
export const newPasskeyOptions = endpoint({
  ...ownSession,
  method: 'POST',
  path: '/me/passkeys/options',
  leavesShared: true,
  summary: 'A challenge to add a passkey',
  response: CeremonyOptions,
  problems: ['unauthenticated', 'address_unverified', 'login_stale', 'too_many'],
  limit: 'login',
})

const PasskeyName = z
  .string({ error: 'required' })
  .overwrite(cleanLine)
  .min(1, 'required')
  .max(passkeyNameMax, 'too_long')

export const NamedPasskey = z.strictObject({ name: PasskeyName })

export const addPasskey = endpoint({
  ...ownSession,
  method: 'POST',
  path: '/me/passkeys',
  leavesShared: true,
  summary: 'Add a passkey; the owner gets an email',
  body: NamedPasskey.extend({ credential: Attestation }),
  response: Passkey,
  status: 201,
  problems: ['unauthenticated', 'address_unverified', 'login_stale', 'passkey_refused', 'too_many'],
  limit: 'login',
})

export const renamePasskey = endpoint({
  ...ownSession,
  method: 'PATCH',
  path: '/me/passkeys/:id',
  leavesShared: true,
  summary: 'Rename a passkey',
  params: IdParams,
  body: NamedPasskey,
  response: Passkey,
  problems: ['unauthenticated', 'not_found'],
})

export const removePasskey = endpoint({
  ...ownSession,
  method: 'DELETE',
  path: '/me/passkeys/:id',
  leavesShared: true,
  summary: 'Remove a passkey; the owner gets an email',
  params: IdParams,
  response: Done,
  problems: ['unauthenticated', 'not_found', 'login_stale'],
})
