import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { OwnedCard } from '@/contract/endpoints/game/characters.ts'
import { users } from '../../db/schema/auth.ts'
import { type CardSource, characters, userCards } from '../../db/schema/game.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { toCharacter } from '../characters/characters-repo.ts'

/** Returns one entry per instance, in album order. */
export async function cardsOf(db: Queryable, userId: number): Promise<OwnedCard[]> {
  const rows = await db
    .select({ instance: userCards.id, seen_at: userCards.seen_at, character: characters })
    .from(userCards)
    .innerJoin(characters, eq(characters.id, userCards.character_id))
    .where(and(eq(userCards.user_id, userId), isNull(userCards.exchanged_at)))
    .orderBy(asc(characters.numero_carta), asc(userCards.id))
  return rows.map(({ instance, seen_at, character }) => ({
    ...toCharacter(character),
    id_istanza: `uc_${instance}`,
    is_new: seen_at === null,
  }))
}

/** Gives one instance of each number, marked as new until `seenAt`. Skips unknown numbers. */
export async function giveCards(
  db: Queryable,
  userId: number,
  numbers: readonly number[],
  source: CardSource,
  seenAt: Date | null = null,
): Promise<void> {
  const cards = await db
    .select({ id: characters.id })
    .from(characters)
    .where(inArray(characters.numero_carta, [...numbers]))
    .orderBy(asc(characters.numero_carta))
  if (cards.length === 0) return
  await db
    .insert(userCards)
    .values(cards.map(({ id }) => ({ user_id: userId, character_id: id, source, seen_at: seenAt })))
}

/** Takes no lock: starter cards are given in the transaction that creates the account. */
export async function hasStarterCards(db: Queryable, userId: number): Promise<boolean> {
  const [row] = await db
    .select({ one: sql<number>`1` })
    .from(userCards)
    .where(sql`${userCards.user_id} = ${userId} and ${userCards.source} = 'starter'`)
    .limit(1)
  return row !== undefined
}

/** Returns how many instances were new until now. */
export async function storeSeen(
  db: Queryable,
  userId: number,
  numbers: readonly number[],
  now: Date,
): Promise<number> {
  const seen = db
    .select({ id: characters.id })
    .from(characters)
    .where(inArray(characters.numero_carta, [...numbers]))
  const rows = await db
    .update(userCards)
    .set({ seen_at: now })
    .where(
      and(eq(userCards.user_id, userId), isNull(userCards.seen_at), inArray(userCards.character_id, seen)),
    )
    .returning({ id: userCards.id })
  return rows.length
}

/** Returns the stored value. */
export async function storeAlbumSwitch(db: Queryable, userId: number, isEnabled: boolean): Promise<boolean> {
  const [row] = await db
    .update(users)
    .set({ album_enabled: isEnabled })
    .where(eq(users.id, userId))
    .returning({ album_enabled: users.album_enabled })
  return row?.album_enabled ?? isEnabled
}
