import { and, asc, count, desc, eq } from 'drizzle-orm'
import type { Deck, DeckBody } from '../../../src/contract/deck.ts'
import { users } from '../../db/schema/auth.ts'
import { decks } from '../../db/schema/battles.ts'
import type { Queryable } from '../../kernel/db/database.ts'

const shown = ({ id, name, cards, updated_at }: typeof decks.$inferSelect): Deck => ({
  id,
  name,
  cards,
  updated_at: updated_at.toISOString(),
})

const ownDeck = (userId: number, id: number) => and(eq(decks.user_id, userId), eq(decks.id, id))

/** The last changed first. */
export async function decksOf(db: Queryable, userId: number): Promise<Deck[]> {
  const rows = await db
    .select()
    .from(decks)
    .where(eq(decks.user_id, userId))
    .orderBy(desc(decks.updated_at), asc(decks.id))
  return rows.map(shown)
}

/** Holds the owner's row, so that of many decks saved at once none goes beyond the limit. */
export async function lockDecks(tx: Queryable, userId: number): Promise<number> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
  const [row] = await tx.select({ held: count() }).from(decks).where(eq(decks.user_id, userId))
  return row?.held ?? 0
}

export async function insertDeck(tx: Queryable, userId: number, body: DeckBody, now: Date): Promise<Deck> {
  const [row] = await tx
    .insert(decks)
    .values({ ...body, user_id: userId, created_at: now, updated_at: now })
    .returning()
  if (!row) throw new Error('a deck was not stored')
  return shown(row)
}

export async function isOwnDeck(db: Queryable, userId: number, id: number): Promise<boolean> {
  const found = await db.select({ id: decks.id }).from(decks).where(ownDeck(userId, id))
  return found.length > 0
}

export async function storeDeck(
  db: Queryable,
  userId: number,
  id: number,
  body: DeckBody,
  now: Date,
): Promise<Deck | undefined> {
  const [row] = await db
    .update(decks)
    .set({ ...body, updated_at: now })
    .where(ownDeck(userId, id))
    .returning()
  return row && shown(row)
}

export async function deleteDeck(db: Queryable, userId: number, id: number): Promise<boolean> {
  const gone = await db.delete(decks).where(ownDeck(userId, id)).returning({ id: decks.id })
  return gone.length > 0
}

export async function forgetDecks(tx: Queryable, userId: number): Promise<void> {
  await tx.delete(decks).where(eq(decks.user_id, userId))
}
