/**
 * What the browser carries while it is at the provider: the secrets that tie the answer to this question, signed, so
 * that an answer to a question nobody here asked is recognised.
 */
import { errors, jwtVerify, SignJWT } from 'jose'
import type { Locale } from '@/contract/locales.ts'

export interface PendingLogin {
  provider: string
  state: string
  nonce: string
  verifier: string // PKCE
  locale: Locale
  next: string | null // where to land afterwards
}

export const pendingSeconds = 10 * 60
const tokenType = 'pending-login'
const seconds = (date: Date) => Math.floor(date.getTime() / 1000)

export function sealPendingLogin(pending: PendingLogin, key: Uint8Array, now: Date): Promise<string> {
  return new SignJWT({ ...pending })
    .setProtectedHeader({ alg: 'HS256', typ: tokenType })
    .setExpirationTime(seconds(now) + pendingSeconds)
    .sign(key)
}

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
