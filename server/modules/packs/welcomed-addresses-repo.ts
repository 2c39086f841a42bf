/** Marks of the addresses that had their welcome pack, the reward of a lesson or of a battle as a guest; nobody reads an address from a mark. */
import { and, eq } from 'drizzle-orm'
import { users } from '../../db/schema/auth.ts'
import { userPacks, welcomedAddresses } from '../../db/schema/game.ts'
import type { Queryable } from '../../kernel/db/database.ts'

/** Undefined when there is no such account. */
export async function emailOfUser(tx: Queryable, userId: number): Promise<string | undefined> {
  const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId))
  return user?.email
}

/** False when the mark was there before. */
export async function insertMark(tx: Queryable, mark: string): Promise<boolean> {
  return insertMarks(tx, [mark])
}

/** False when one of them was there before; the others are marked now. */
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
  const own = and(eq(userPacks.user_id, userId), eq(userPacks.source, source))
  const found = await tx.select({ id: userPacks.id }).from(userPacks).where(own)
  return found.length > 0
}
