/** Second factors of staff, their recovery codes, and whether the shop requires them. */
import { and, count, eq, isNull, lt, sql } from 'drizzle-orm'
import { sessions } from '../../../db/schema/auth.ts'
import { settings } from '../../../db/schema/settings.ts'
import { passkeys } from '../../../db/schema/sign-in.ts'
import { recoveryCodes, secondFactors } from '../../../db/schema/staff.ts'
import type { Queryable } from '../../../kernel/db/database.ts'

const policyKey = 'staff_second_factor' // not one of the site's settings, which are public

/** A condition: whether the shop requires a second factor from its staff. */
export const isFactorRequired = sql<boolean>`exists (select from ${settings} p where p.key = ${policyKey} and p.value = 'true'::jsonb)`

export async function readPolicy(db: Queryable): Promise<boolean> {
  const { rows } = await db.execute<{ required: boolean }>(sql`select ${isFactorRequired} as required`)
  return rows[0]?.required ?? false
}

export async function storePolicy(db: Queryable, value: boolean, now: Date): Promise<void> {
  await db
    .insert(settings)
    .values({ key: policyKey, value, updated_at: now })
    .onConflictDoUpdate({ target: settings.key, set: { value, updated_at: now } })
}

export type FactorRow = typeof secondFactors.$inferSelect

/** Returns undefined before the first set-up. A row may have only a pending secret. */
export async function findFactor(db: Queryable, userId: number): Promise<FactorRow | undefined> {
  const [factor] = await db.select().from(secondFactors).where(eq(secondFactors.user_id, userId))
  return factor
}

export async function storePending(
  db: Queryable,
  user_id: number,
  pending_secret: string,
  now: Date,
): Promise<void> {
  await db
    .insert(secondFactors)
    .values({ user_id, pending_secret, created_at: now })
    .onConflictDoUpdate({ target: secondFactors.user_id, set: { pending_secret } })
}

/** The pending secret replaces the secret. `step`: of the code that confirmed it, which cannot be used again. */
export async function confirmPending(db: Queryable, userId: number, step: number): Promise<void> {
  await db
    .update(secondFactors)
    .set({ secret: secondFactors.pending_secret, pending_secret: null, last_step: step })
    .where(eq(secondFactors.user_id, userId))
}

/** Returns true for the first use of a time step only, also when several are concurrent. */
export async function takeStep(db: Queryable, userId: number, step: number): Promise<boolean> {
  const taken = await db
    .update(secondFactors)
    .set({ last_step: step })
    .where(and(eq(secondFactors.user_id, userId), lt(secondFactors.last_step, step)))
    .returning({ id: secondFactors.user_id })
  return taken.length > 0
}

export async function replaceRecoveryCodes(
  db: Queryable,
  user_id: number,
  hashes: readonly string[],
): Promise<void> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.user_id, user_id))
  await db.insert(recoveryCodes).values(hashes.map(hash => ({ hash, user_id })))
}

/** Returns true for the first use of a code of the account only. */
export async function takeRecoveryCode(
  db: Queryable,
  userId: number,
  hash: string,
  now: Date,
): Promise<boolean> {
  const taken = await db
    .update(recoveryCodes)
    .set({ used_at: now })
    .where(
      and(eq(recoveryCodes.hash, hash), eq(recoveryCodes.user_id, userId), isNull(recoveryCodes.used_at)),
    )
    .returning({ hash: recoveryCodes.hash })
  return taken.length > 0
}

export async function unusedRecoveryCodes(db: Queryable, userId: number): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.user_id, userId), isNull(recoveryCodes.used_at)))
  return row?.total ?? 0
}

export async function markPassed(db: Queryable, sessionId: string, now: Date): Promise<void> {
  await db.update(sessions).set({ second_factor_at: now }).where(eq(sessions.id, sessionId))
}

/** Removes the app and the recovery codes of an account. */
export async function deleteFactor(db: Queryable, userId: number): Promise<void> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.user_id, userId))
  await db.delete(secondFactors).where(eq(secondFactors.user_id, userId))
}

/** Removes everything that counts as a second factor, including passkeys. */
export async function deleteEveryFactor(db: Queryable, userId: number): Promise<void> {
  await deleteFactor(db, userId)
  await db.delete(passkeys).where(eq(passkeys.user_id, userId))
}
