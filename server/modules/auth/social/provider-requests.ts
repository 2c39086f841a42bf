/** The two steps with a provider: the authorization request, and the evaluation of its callback. */
import * as oidc from 'openid-client'
import { Email } from '@/contract/endpoints/account/auth.ts'
import type { Locale } from '@/contract/locales.ts'
import type { Arrival } from './admit.ts'
import type { PendingLogin } from './pending-login.ts'
import type { Provider } from './providers.ts'

export interface AuthorizationRequest {
  url: string
  pending: PendingLogin
}

/** Store `pending` until the callback; without it `readCallback` rejects. `next` is a path on this site. */
export async function authorizationRequest(
  provider: Provider,
  redirectUri: string,
  locale: Locale,
  next: string | null,
): Promise<AuthorizationRequest> {
  const pending: PendingLogin = {
    provider: provider.id,
    state: oidc.randomState(),
    nonce: oidc.randomNonce(),
    verifier: oidc.randomPKCECodeVerifier(),
    locale,
    next,
  }
  const url = oidc.buildAuthorizationUrl(provider.client, {
    redirect_uri: redirectUri,
    scope: 'openid email profile',
    state: pending.state,
    nonce: pending.nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(pending.verifier),
    code_challenge_method: 'S256',
    ui_locales: locale,
  })
  return { url: url.href, pending }
}

const text = (value: unknown) => (typeof value === 'string' ? value : undefined)

/** Rejects when the callback does not belong to this request: state, nonce, code, signature, audience. */
export async function readCallback(
  provider: Provider,
  callback: URL,
  pending: PendingLogin,
): Promise<Arrival> {
  const tokens = await oidc.authorizationCodeGrant(provider.client, callback, {
    expectedState: pending.state,
    expectedNonce: pending.nonce,
    pkceCodeVerifier: pending.verifier,
    idTokenExpected: true,
  })
  const claims = tokens.claims()
  if (!claims) throw new Error('the provider sent no ID token')
  const hasAddress = text(claims.email) !== undefined
  const facts = hasAddress
    ? claims
    : await oidc.fetchUserInfo(provider.client, tokens.access_token, claims.sub)
  const email = Email.safeParse(facts.email)
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email: email.success ? email.data : undefined,
    isEmailVerified: facts.email_verified === true,
    name: text(facts.name),
  }
}
