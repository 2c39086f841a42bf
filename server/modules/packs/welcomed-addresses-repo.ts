/**
 * Marks of emails that have received a welcome pack or the reward of a lesson or a guest battle. A mark does not reveal
 * its email.
 */
import { and, eq } from 'drizzle-orm'
import { users } from '../../db/schema/auth.ts'
import { userPacks, welcomedAddresses } from '../../db/schema/game.ts'
import type { Queryable } from '../../kernel/db/database.ts'

/** Returns undefined when the account does not exist. */
export async function emailOfUser(tx: Queryable, userId: number): Promise<string | undefined> {
  const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId))
  return user?.email
}

/** Returns false when the mark existed. */
export async function insertMark(tx: Queryable, mark: string): Promise<boolean> {
  return insertMarks(tx, [mark])
}

/** Returns false when one of them existed; the others are stored nevertheless. */
export async function insertMarks(tx: Queryable, marks: readonly string[]): Promise<boolean> {
  const rows = marks.map(mark => ({ mark }))
  const marked = await tx.insert(welcomedAddresses).values(rows).onConflictDoNothing().returning()
  return marked.length === marks.length
}

export async function hasPackOf(
  tx: Queryable,
  userId: number,
  source: 'welcome' | 'lesson',
): Promise<boolean> {
  const condition = and(eq(userPacks.user_id, userId), eq(userPacks.source, source))
  const rows = await tx.select({ id: userPacks.id }).from(userPacks).where(condition)
  return rows.length > 0
}
