/**
 * Signed cookie for the time that the browser is at the provider. It contains the secrets that tie the callback to this
 * request, so that a callback that was not started here is refused.
 */

import type { CookieSerializeOptions } from '@fastify/cookie'
import { errors, jwtVerify, SignJWT } from 'jose'
import type { Locale } from '@/contract/locales.ts'
import type { Config } from '../../../config.ts'
import { cookieRules } from '../../../kernel/second-origin.ts'

export interface PendingLogin {
  provider: string
  state: string
  nonce: string
  verifier: string // PKCE
  locale: Locale
  next: string | null // target path after the login
}

export const pendingSeconds = 10 * 60
const tokenType = 'pending-login'
const seconds = (date: Date) => Math.floor(date.getTime() / 1000)

/** Returns a JWT (HS256) for ten minutes. It is signed, not encrypted: the browser can read its content. */
export function sealPendingLogin(pending: PendingLogin, key: Uint8Array, now: Date): Promise<string> {
  return new SignJWT({ ...pending })
    .setProtectedHeader({ alg: 'HS256', typ: tokenType })
    .setExpirationTime(seconds(now) + pendingSeconds)
    .sign(key)
}

/** Returns undefined when the cookie is missing, forged or expired. */
export async function openPendingLogin(
  sealed: string | undefined,
  key: Uint8Array,
  now: Date,
): Promise<PendingLogin | undefined> {
  try {
    const options = { algorithms: ['HS256'], typ: tokenType, requiredClaims: ['exp'], currentDate: now }
    const { payload } = await jwtVerify<PendingLogin>(sealed ?? '', key, options)
    return payload
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined
    throw error
  }
}

export const pendingCookie = 'social_pending' // while the browser is at the provider
export const exchangeCookie = 'social_exchange' // between the return and the exchange of its code

/** `SameSite` is at most Lax, because the provider sends the browser back from another site. */
export const socialCookieOptions = (config: Config): CookieSerializeOptions => ({
  path: '/api/auth/social',
  httpOnly: true,
  ...cookieRules(config),
})
