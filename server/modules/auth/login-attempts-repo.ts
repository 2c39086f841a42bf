/** Counters by a keyed hash: attempts, guesses for one account, and the owner's networks. */
import { and, eq, gt, type SQL, sql } from 'drizzle-orm'
import { loginAttempts } from '../../db/schema/auth.ts'
import type { Queryable } from '../../kernel/db/database.ts'

const { attempts, window_ends_at: endsAt } = loginAttempts

const timestamp = (at: Date): SQL => sql`${at.toISOString()}::timestamptz`

/**
 * Counts an attempt in the current window, or in a new one that ends at `windowEndsAt`. Returns the number including
 * this one.
 */
export async function countAttempt(
  db: Queryable,
  key: string,
  now: Date,
  windowEndsAt: Date,
): Promise<number> {
  const isOver = sql`${endsAt} <= ${timestamp(now)}`
  const [counted] = await db
    .insert(loginAttempts)
    .values({ key, attempts: 1, window_ends_at: windowEndsAt })
    .onConflictDoUpdate({
      target: loginAttempts.key,
      set: {
        attempts: sql`case when ${isOver} then 1 else ${attempts} + 1 end`,
        window_ends_at: sql`case when ${isOver} then excluded.window_ends_at else ${endsAt} end`,
      },
    })
    .returning({ attempts })
  return counted?.attempts ?? 0
}

export interface GuessLimits {
  free: number // guesses checked without a pause
  mostDoublings: number // of a pause of one second
  longestPauseSeconds: number
}

/**
 * Counts a guess in the same statement that allows it. Returns undefined during the pause after the last one. A row
 * expires a day after its last guess, so its expiry gives the time of that guess.
 */
export async function countGuess(
  db: Queryable,
  key: string,
  now: Date,
  { free, mostDoublings, longestPauseSeconds }: GuessLimits,
): Promise<number | undefined> {
  const at = timestamp(now)
  const isOver = sql`${endsAt} <= ${at}`
  const doublings = sql`least(${attempts} - ${free}, ${mostDoublings})`
  const pause = sql`make_interval(secs => least(power(2, ${doublings}), ${longestPauseSeconds}))`
  const isRested = sql`${at} >= ${endsAt} - interval '1 day' + ${pause}`
  const [counted] = await db
    .insert(loginAttempts)
    .values({ key, attempts: 1, window_ends_at: new Date(now.getTime() + 24 * 60 * 60_000) })
    .onConflictDoUpdate({
      target: loginAttempts.key,
      set: {
        attempts: sql`case when ${isOver} then 1 else ${attempts} + 1 end`,
        window_ends_at: sql`excluded.window_ends_at`,
      },
      setWhere: sql`${isOver} or ${attempts} < ${free} or ${isRested}`,
    })
    .returning({ attempts })
  return counted?.attempts
}

/** Returns whether the key is stored and has not expired at `now`. */
export async function isKeyStored(db: Queryable, key: string, now: Date): Promise<boolean> {
  const rows = await db
    .select({ key: loginAttempts.key })
    .from(loginAttempts)
    .where(and(eq(loginAttempts.key, key), gt(endsAt, now)))
  return rows.length > 0
}

/** Valid until `window_ends_at`. A later call replaces the end. */
export async function storeKey(db: Queryable, key: string, window_ends_at: Date): Promise<void> {
  await db
    .insert(loginAttempts)
    .values({ key, attempts: 0, window_ends_at })
    .onConflictDoUpdate({ target: loginAttempts.key, set: { window_ends_at } })
}

/** Does nothing when there are none. */
export async function deleteAttempts(db: Queryable, key: string): Promise<void> {
  await db.delete(loginAttempts).where(eq(loginAttempts.key, key))
}
