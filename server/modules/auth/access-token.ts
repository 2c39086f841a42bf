/**
 * The bearer: a signed statement "this session, until then". It carries no role and no right; those are read from the
 * session at every call, so that a change of role holds at once.
 */
import { decodeJwt, errors, jwtVerify, SignJWT } from 'jose'

export const accessTokenSeconds = 15 * 60

export interface AccessTokenRules {
  key: Uint8Array
  issuer: string // PUBLIC_URL
}

export interface AccessTokenFacts {
  sessionId: string
  userId: number
}

export interface ReadAccessToken extends AccessTokenFacts {
  expiresAt: number // epoch milliseconds
}

const tokenType = 'at+jwt'
const audience = (issuer: string) => `${issuer}/api`
const seconds = (date: Date) => Math.floor(date.getTime() / 1000)

/** A JWT (HS256) valid for `accessTokenSeconds` from `now`. */
export function signAccessToken(
  facts: AccessTokenFacts,
  rules: AccessTokenRules,
  now: Date,
): Promise<string> {
  return new SignJWT({ sid: facts.sessionId })
    .setProtectedHeader({ alg: 'HS256', typ: tokenType })
    .setSubject(String(facts.userId))
    .setIssuer(rules.issuer)
    .setAudience(audience(rules.issuer))
    .setIssuedAt(seconds(now))
    .setExpirationTime(seconds(now) + accessTokenSeconds)
    .sign(rules.key)
}

/** What the token says, or undefined when it is not ours, not of this type, or not of this moment. */
export async function readAccessToken(
  token: string,
  rules: AccessTokenRules,
  now: Date,
): Promise<ReadAccessToken | undefined> {
  try {
    const { payload } = await jwtVerify(token, rules.key, {
      algorithms: ['HS256'],
      typ: tokenType,
      issuer: rules.issuer,
      audience: audience(rules.issuer),
      requiredClaims: ['sub', 'sid', 'iat', 'exp'],
      currentDate: now,
    })
    const { sub, sid, exp } = payload
    const userId = Number(sub)
    if (typeof sid !== 'string' || typeof exp !== 'number' || !Number.isSafeInteger(userId)) return undefined
    return { sessionId: sid, userId, expiresAt: exp * 1000 }
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined
    throw error
  }
}

/** When a bearer that was found good runs out, in epoch milliseconds; undefined for anything else. */
export function expiryOf(token: string): number | undefined {
  try {
    const { exp } = decodeJwt(token)
    return exp === undefined ? undefined : exp * 1000
  } catch {
    return undefined
  }
}
