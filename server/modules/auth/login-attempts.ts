/**
 * Limits guesses for one account from one network address to ten in a quarter of an hour. They never lock out the owner
 * at another address. An attempt is counted before it is checked, so concurrent ones cannot exceed the limit.
 */
import { createHmac } from 'node:crypto'
import type { CallContext } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { networkOf } from '../../kernel/network.ts'
import { countAttempt, deleteAttempts } from './login-attempts-repo.ts'
import { deriveKey } from './secrets.ts'

export const attemptsAllowed = 10
export const attemptsMillis = 15 * 60_000

export type GuessFacts = Pick<CallContext, 'config' | 'request'>

/** Returns the key of a counter: a keyed hash, so that the table reveals neither emails nor network addresses. */
export function guessKey({ config }: Pick<GuessFacts, 'config'>, ...parts: readonly string[]): string {
  const key = deriveKey(config.appSecret, 'login-attempts')
  return createHmac('sha256', key).update(parts.join('\n')).digest('base64url')
}

/** Per account and network: guesses from other networks do not count. */
export const attemptKey = (email: string, facts: GuessFacts): string =>
  guessKey(facts, email, networkOf(facts.request.ip))

/** Counts an attempt. Returns false when there were too many. */
export async function mayTry(db: Queryable, key: string, now: Date): Promise<boolean> {
  const counted = await countAttempt(db, key, now, new Date(now.getTime() + attemptsMillis))
  return counted <= attemptsAllowed
}

/** Call it after a successful login, so that earlier mistakes no longer count. */
export async function forgetAttempts(db: Queryable, key: string): Promise<void> {
  await deleteAttempts(db, key)
}
