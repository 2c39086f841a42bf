/**
 * Login with a passkey. It is unlocked by fingerprint, face or PIN (user verification is required), so it counts as two
 * factors and nothing else is required (decision 0044). The passkey determines the account: no email is sent, so none
 * can be guessed.
 */
import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server'
import type { ParsedOf, ResponseOf } from '@/contract/endpoint.ts'
import type { AccessToken } from '@/contract/endpoints/account/auth.ts'
import type { Assertion, logInByPasskey, passkeyLoginOptions } from '@/contract/endpoints/account/sign-in.ts'
import type { CallContext } from '../../../kernel/context.ts'
import { type Refusal, refuse } from '../../../kernel/route.ts'
import { cookieRules } from '../../../kernel/second-origin.ts'
import { admitByProof } from '../admit-by-proof.ts'
import { hashSecret } from '../secrets.ts'
import { findUser } from '../users-repo.ts'
import { challengeMillis, issueChallenge, redeemChallenge } from './challenges.ts'
import type { PasskeySite } from './passkey-site.ts'
import { lockPasskey, type PasskeyRow, storeUse } from './passkeys-repo.ts'

const browserCookie = 'passkey_login' // binds a challenge to the browser that requested it
const path = '/api/auth/passkey'

/** Tabs of one browser share the cookie. Each tab has its own challenge. */
export async function giveLoginChallenge(
  _: ParsedOf<typeof passkeyLoginOptions>,
  context: CallContext,
): Promise<ResponseOf<typeof passkeyLoginOptions>> {
  const cookie = context.request.cookies[browserCookie]
  const browser = cookie && /^[\w-]{43}$/.test(cookie) ? cookie : context.ids.secret(32)
  const { challenge, site } = await issueChallenge(context.db, context, 'login', hashSecret(browser))
  context.reply.setCookie(browserCookie, browser, {
    path,
    httpOnly: true,
    maxAge: challengeMillis / 1000,
    ...cookieRules(context.config),
  })
  const options = await generateAuthenticationOptions({
    rpID: site.rpId,
    challenge: Buffer.from(challenge, 'base64url'),
    userVerification: 'required',
    timeout: challengeMillis,
  })
  return { ...options }
}

/** Refuses `passkey_refused`, and `account_blocked` only after a valid response. */
export async function enterByPasskey(
  { body: { credential } }: ParsedOf<typeof logInByPasskey>,
  context: CallContext,
): Promise<AccessToken | Refusal> {
  const holder = hashSecret(context.request.cookies[browserCookie] ?? '')
  const { clientDataJSON } = credential.response
  const redeemed = await redeemChallenge(context.db, context.now(), 'login', holder, clientDataJSON)
  if (!redeemed) return refuse('passkey_refused')
  return context.db.transaction(async tx => {
    const passkey = await lockPasskey(tx, credential.id)
    if (!passkey) return refuse('passkey_refused')
    const counter = await judge(context, passkey, credential, redeemed)
    if (!counter) return refuse('passkey_refused')
    const user = await findUser(tx, passkey.user_id)
    if (!user) return refuse('passkey_refused')
    await storeUse(tx, passkey.id, { ...counter, last_used_at: context.now() })
    if (user.blocked_at) return refuse('account_blocked')
    return admitByProof(tx, context, user, true) // `judge` requires user verification
  })
}

interface Redeemed {
  challenge: string
  site: PasskeySite
}

/**
 * Returns what to store of a valid response. Returns undefined for any other, which is logged: a counter that decreased
 * may mean a copied key.
 */
async function judge(
  context: CallContext,
  passkey: PasskeyRow,
  credential: Assertion,
  { challenge, site }: Redeemed,
): Promise<Pick<PasskeyRow, 'counter' | 'synced'> | undefined> {
  const { userHandle, ...response } = credential.response
  if (passkey.rp_id !== site.rpId) return undefined
  if (userHandle && userHandle !== passkey.user_handle) return undefined
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...credential, response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.rpId,
      requireUserVerification: true,
      credential: {
        id: passkey.credential_id,
        publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
        counter: passkey.counter,
      },
    })
    if (!verified) return undefined
    return { counter: authenticationInfo.newCounter, synced: authenticationInfo.credentialBackedUp }
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown'
    context.log.warn({ user: passkey.user_id, passkey: passkey.id, reason }, 'a passkey was refused')
    return undefined
  }
}
