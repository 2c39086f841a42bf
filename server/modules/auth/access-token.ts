/**
 * The access token: a signed statement of a session and an expiry. It contains no role and no permission. Those are
 * read from the session on every request, so a change of role applies immediately.
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

/**
 * Returns the content of the token, or undefined when it was not issued by this server, has another type, or is not
 * valid now.
 */
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

/** Returns the expiry of a validated access token in epoch milliseconds, or undefined for any other string. */
export function expiryOf(token: string): number | undefined {
  try {
    const { exp } = decodeJwt(token)
    return exp === undefined ? undefined : exp * 1000
  } catch {
    return undefined
  }
}
