/**
 * What the browser carries while it is at the provider: the secrets that tie the answer to this question, signed, so
 * that an answer to a question nobody here asked is recognised.
 */
import { errors, jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import { locales } from '@/contract/locales.ts'

const PendingLogin = z.object({
  provider: z.string(),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(), // PKCE
  locale: z.enum(locales),
  next: z.string().nullable(), // where to land afterwards
})
export type PendingLogin = z.infer<typeof PendingLogin>

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
    const { payload } = await jwtVerify(sealed ?? '', key, options)
    return PendingLogin.parse(payload)
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined
    throw error
  }
}
