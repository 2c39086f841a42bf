import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { OwnedCard } from '../../../src/contract/characters.ts'
import { users } from '../../db/schema/auth.ts'
import { characters, userCards } from '../../db/schema/game.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { toCharacter } from '../characters/repo.ts'

/** One entry per instance, in the order of the album. */
export async function cardsOf(db: Queryable, userId: number): Promise<OwnedCard[]> {
  const rows = await db
    .select({ instance: userCards.id, character: characters })
    .from(userCards)
    .innerJoin(characters, eq(characters.id, userCards.character_id))
    .where(eq(userCards.user_id, userId))
    .orderBy(asc(characters.numero_carta), asc(userCards.id))
  return rows.map(row => ({ ...toCharacter(row.character), id_istanza: `uc_${row.instance}` }))
}

/** Gives one instance of each number; unknown numbers are passed over. */
export async function giveCards(
  db: Queryable,
  userId: number,
  numbers: readonly number[],
  source: 'starter' | 'pack' | 'gift',
): Promise<void> {
  const found = await db
    .select({ id: characters.id })
    .from(characters)
    .where(inArray(characters.numero_carta, [...numbers]))
    .orderBy(asc(characters.numero_carta))
  if (found.length === 0) return
  await db.insert(userCards).values(found.map(({ id }) => ({ user_id: userId, character_id: id, source })))
}

export async function hasStarterCards(db: Queryable, userId: number): Promise<boolean> {
  const [row] = await db
    .select({ one: sql<number>`1` })
    .from(userCards)
    .where(sql`${userCards.user_id} = ${userId} and ${userCards.source} = 'starter'`)
    .limit(1)
  return row !== undefined
}

export async function storeAlbumSwitch(db: Queryable, userId: number, isEnabled: boolean): Promise<boolean> {
  const [row] = await db
    .update(users)
    .set({ album_enabled: isEnabled })
    .where(eq(users.id, userId))
    .returning({ album_enabled: users.album_enabled })
  return row?.album_enabled ?? isEnabled
}
