/**
 * Links to protected files (decision 0011): signed for one path and a short time, so that a plain navigation may open what
 * otherwise needs a bearer. The signature does not identify the user.
 */
import { createHmac, timingSafeEqual } from 'node:crypto'

export const linkMillis = 60_000

const signatureOf = (path: string, until: number, secret: string): string =>
  createHmac('sha256', `link:${secret}`).update(`${path} ${until}`).digest('base64url')

/** Returns `/files/…?until=…&signature=…`, valid for sixty seconds or for `millis`. */
export function signLink(path: string, secret: string, now: Date, millis = linkMillis): string {
  const until = now.getTime() + millis
  return `${path}?until=${until}&signature=${signatureOf(path, until, secret)}`
}

interface Signed {
  until?: string
  signature?: string
}

/** False if it has expired, is incomplete or was signed for another path. Compares in constant time. */
export function isLinkGood(path: string, { until, signature }: Signed, secret: string, now: Date): boolean {
  if (!until || !signature || !/^\d{13}$/.test(until) || Number(until) < now.getTime()) return false
  const expected = Buffer.from(signatureOf(path, Number(until), secret))
  const presented = Buffer.from(signature)
  return presented.length === expected.length && timingSafeEqual(presented, expected)
}
