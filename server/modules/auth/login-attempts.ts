/**
 * Guesses at one account from one network address: ten in a quarter of an hour. The owner at another address is never
 * locked out by them. A try is counted before it is judged, so that a burst cannot slip through.
 */
import { createHmac } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { loginAttempts } from '../../db/schema/auth.ts'
import type { CallContext } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { deriveKey } from './secrets.ts'

export const attemptsAllowed = 10
export const attemptsMillis = 15 * 60_000

/** One subscriber has a whole /64 of IPv6 addresses. */
export const networkOf = (ip: string): string =>
  ip.includes(':') && !ip.includes('.') ? expandIpv6(ip).slice(0, 4).join(':') : ip

function expandIpv6(ip: string): string[] {
  const [head = '', tail] = ip.split('::')
  const before = head.split(':').filter(Boolean)
  const after = (tail ?? '').split(':').filter(Boolean)
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length
  return [...before, ...Array<string>(Math.max(0, zeros)).fill('0'), ...after]
}

export function attemptKey(
  email: string,
  { config, request }: Pick<CallContext, 'config' | 'request'>,
): string {
  const key = deriveKey(config.appSecret, 'login-attempts')
  return createHmac('sha256', key)
    .update(`${email}\n${networkOf(request.ip)}`)
    .digest('base64url')
}

/** Counts a try; false when there were too many. */
export async function mayTry(db: Queryable, key: string, now: Date): Promise<boolean> {
  const window_ends_at = new Date(now.getTime() + attemptsMillis)
  const isOver = sql`${loginAttempts.window_ends_at} <= ${now.toISOString()}::timestamptz`
  const [counted] = await db
    .insert(loginAttempts)
    .values({ key, attempts: 1, window_ends_at })
    .onConflictDoUpdate({
      target: loginAttempts.key,
      set: {
        attempts: sql`case when ${isOver} then 1 else ${loginAttempts.attempts} + 1 end`,
        window_ends_at: sql`case when ${isOver} then excluded.window_ends_at else ${loginAttempts.window_ends_at} end`,
      },
    })
    .returning({ attempts: loginAttempts.attempts })
  return (counted?.attempts ?? 0) <= attemptsAllowed
}

export async function forgetAttempts(db: Queryable, key: string): Promise<void> {
  await db.delete(loginAttempts).where(eq(loginAttempts.key, key))
}
