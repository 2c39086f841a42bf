/** The rows of accounts, as logins need them. */
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Locale } from '@/contract/locales.ts'
import type { Role } from '@/contract/permissions.ts'
import { users } from '../../db/schema/auth.ts'
import type { Queryable } from '../../kernel/db/database.ts'

export type UserRow = typeof users.$inferSelect

/** Whether the account works in the administration, with whatever role. */
export const isStaff = ({
  role,
  staff_role,
  staff_role_id,
}: Pick<UserRow, 'role' | 'staff_role' | 'staff_role_id'>) =>
  role === 'admin' || staff_role !== null || staff_role_id !== null

/** Returns undefined once the account is deleted. Finds blocked accounts. */
export async function findUser(db: Queryable, id: number): Promise<UserRow | undefined> {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deleted_at)))
  return user
}

/** `email` is in lower case, as the contract's `Email` gives it. */
export async function findUserByEmail(db: Queryable, email: string): Promise<UserRow | undefined> {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.email, email), isNull(users.deleted_at)))
  return user
}

/**
 * The address of an account once it is verified, otherwise null. Compare rows that contain only an address with it, because before that
 * they may belong to another person.
 */
export const verifiedAddress = (userId: number): SQL =>
  sql`(select lower(email) from users where id = ${userId} and email_verified_at is not null)`

/** The address of an account, verified or not. For erasure only: a deleted account must leave no row with its address. */
export const anyAddress = (userId: number): SQL => sql`(select lower(email) from users where id = ${userId})`

export interface NewUser {
  name: string
  email: string
  password_hash: string | null
  locale: Locale
  email_verified_at: Date | null
  age_confirmed_at?: Date | null
}

/** Returns undefined when an account has the email already. */
export async function insertUser(db: Queryable, user: NewUser, now: Date): Promise<UserRow | undefined> {
  const [inserted] = await db
    .insert(users)
    .values({ ...user, created_at: now })
    .onConflictDoNothing({ target: users.email })
    .returning()
  return inserted
}

/** Ends no session and invalidates no link: callers do. */
export async function storePassword(db: Queryable, id: number, password_hash: string): Promise<void> {
  await db.update(users).set({ password_hash }).where(eq(users.id, id))
}

/** The account keeps its other ways to log in. */
export async function dropPassword(db: Queryable, id: number): Promise<void> {
  await db.update(users).set({ password_hash: null }).where(eq(users.id, id))
}

/** Changes the row only; `changeRole` also ends the sessions. */
export async function storeRole(db: Queryable, id: number, role: Role): Promise<void> {
  await db.update(users).set({ role }).where(eq(users.id, id))
}

/** Changes the row only. Null unblocks the account. */
export async function storeBlocked(db: Queryable, id: number, blocked_at: Date | null): Promise<void> {
  await db.update(users).set({ blocked_at }).where(eq(users.id, id))
}

/** Returns false when it was verified before. */
export async function storeVerification(db: Queryable, id: number, now: Date): Promise<boolean> {
  const changed = await db
    .update(users)
    .set({ email_verified_at: now })
    .where(and(eq(users.id, id), isNull(users.email_verified_at)))
    .returning({ id: users.id })
  return changed.length > 0
}

/**
 * Locks the account's row until the transaction ends, so that counts and limits of its rows are checked one after the
 * other.
 */
export async function lockAccount(tx: Queryable, id: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('update')
}
