/** Marks of the addresses that had their welcome pack or the reward of a lesson; nobody reads an address from a mark. */
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
  const marked = await tx.insert(welcomedAddresses).values({ mark }).onConflictDoNothing().returning()
  return marked.length > 0
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
