/** The rows of accounts as logging in needs them. */
import { and, eq, isNull } from 'drizzle-orm'
import type { Locale } from '@/contract/locales.ts'
import { users } from '../../db/schema/auth.ts'
import type { Queryable } from '../../kernel/db/database.ts'

export type UserRow = typeof users.$inferSelect

export async function findUser(db: Queryable, id: number): Promise<UserRow | undefined> {
  const [found] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deleted_at)))
  return found
}

/** `email` in lower case, as the contract's `Email` gives it. */
export async function findUserByEmail(db: Queryable, email: string): Promise<UserRow | undefined> {
  const [found] = await db
    .select()
    .from(users)
    .where(and(eq(users.email, email), isNull(users.deleted_at)))
  return found
}

export interface NewUser {
  name: string
  email: string
  password_hash: string | null
  locale: Locale
  email_verified_at: Date | null
}

/** Undefined when the address is taken. */
export async function insertUser(db: Queryable, user: NewUser, now: Date): Promise<UserRow | undefined> {
  const [inserted] = await db
    .insert(users)
    .values({ ...user, created_at: now })
    .onConflictDoNothing({ target: users.email })
    .returning()
  return inserted
}

export async function storePassword(db: Queryable, id: number, password_hash: string): Promise<void> {
  await db.update(users).set({ password_hash }).where(eq(users.id, id))
}

/** False when it was verified before. */
export async function storeVerification(db: Queryable, id: number, now: Date): Promise<boolean> {
  const changed = await db
    .update(users)
    .set({ email_verified_at: now })
    .where(and(eq(users.id, id), isNull(users.email_verified_at)))
    .returning({ id: users.id })
  return changed.length > 0
}
