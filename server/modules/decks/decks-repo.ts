import { and, asc, count, desc, eq, inArray } from 'drizzle-orm'
import type { Deck, DeckBody, DeckCardFacts } from '@/contract/endpoints/game/deck.ts'
import { decks } from '../../db/schema/battles.ts'
import { characters, userCards } from '../../db/schema/game.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { lockAccount } from '../auth/users-repo.ts'

const shown = ({ id, name, cards, updated_at }: typeof decks.$inferSelect): Deck => ({
  id,
  name,
  cards,
  updated_at: updated_at.toISOString(),
})

const ownDeck = (userId: number, id: number) => and(eq(decks.user_id, userId), eq(decks.id, id))

/** Sorted by last change, newest first. */
export async function decksOf(db: Queryable, userId: number): Promise<Deck[]> {
  const rows = await db
    .select()
    .from(decks)
    .where(eq(decks.user_id, userId))
    .orderBy(desc(decks.updated_at), asc(decks.id))
  return rows.map(shown)
}

/** Locks the account, so that concurrent saves cannot exceed the limit. Returns the number of decks. */
export async function lockDecks(tx: Queryable, userId: number): Promise<number> {
  await lockAccount(tx, userId)
  const [row] = await tx.select({ held: count() }).from(decks).where(eq(decks.user_id, userId))
  return row?.held ?? 0
}

/** Call it under `lockDecks`, with cards that `deckProblems` accepted. */
export async function insertDeck(tx: Queryable, userId: number, body: DeckBody, now: Date): Promise<Deck> {
  const [row] = await tx
    .insert(decks)
    .values({ ...body, user_id: userId, created_at: now, updated_at: now })
    .returning()
  if (!row) throw new Error('a deck was not stored')
  return shown(row)
}

/** Returns false for an unknown deck and for one of another account. */
export async function isOwnDeck(db: Queryable, userId: number, id: number): Promise<boolean> {
  const rows = await db.select({ id: decks.id }).from(decks).where(ownDeck(userId, id))
  return rows.length > 0
}

/** Returns undefined when this account has no such deck. */
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

/** Returns false when this account has no such deck. */
export async function deleteDeck(db: Queryable, userId: number, id: number): Promise<boolean> {
  const rows = await db.delete(decks).where(ownDeck(userId, id)).returning({ id: decks.id })
  return rows.length > 0
}

/** Returns facts for the numbers that exist, not sorted. */
export const deckCardFacts = (db: Queryable, numbers: readonly number[]): Promise<DeckCardFacts[]> =>
  db
    .select({ numero_carta: characters.numero_carta, rarita: characters.rarita })
    .from(characters)
    .where(inArray(characters.numero_carta, [...numbers]))

/** Returns the numbers of which the account has at least one card. */
export async function ownedNumbers(db: Queryable, userId: number): Promise<Set<number>> {
  const rows = await db
    .selectDistinct({ numero_carta: characters.numero_carta })
    .from(userCards)
    .innerJoin(characters, eq(characters.id, userCards.character_id))
    .where(eq(userCards.user_id, userId))
  return new Set(rows.map(({ numero_carta }) => numero_carta))
}

/** For an account that is being deleted. */
export async function forgetDecks(tx: Queryable, userId: number): Promise<void> {
  await tx.delete(decks).where(eq(decks.user_id, userId))
}
