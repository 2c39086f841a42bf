/** Rows of an opening. Writers lock the player's row first, then the packs in the order of their ids. */
import { and, asc, eq, exists, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { packRarities } from '@/contract/endpoints/game/characters.ts'
import { users } from '../../db/schema/auth.ts'
import { characters, packSecrets, packTypes, packWaits, userCards, userPacks } from '../../db/schema/game.ts'
import type { Queryable } from '../../kernel/db/database.ts'

export interface DrawnPack {
  id: string
  pack_type_id: number
  rarity: (typeof packRarities)[number]
  secret: string
  commitment: string
  odds_version: number
  catalogue_version: string
  nonce: string | null
  guarantee: number | null
  is_opened: boolean
}

const drawn = {
  id: userPacks.id,
  pack_type_id: userPacks.pack_type_id,
  rarity: packTypes.rarity,
  secret: packSecrets.secret,
  commitment: userPacks.commitment,
  odds_version: userPacks.odds_version,
  catalogue_version: userPacks.catalogue_version,
  nonce: userPacks.nonce,
  guarantee: userPacks.guarantee,
  is_opened: userPacks.is_opened,
}

const readDrawn = (db: Queryable, userId: number, packIds: readonly string[]) =>
  db
    .select(drawn)
    .from(userPacks)
    .innerJoin(packTypes, eq(packTypes.id, userPacks.pack_type_id))
    .innerJoin(packSecrets, eq(packSecrets.pack_id, userPacks.id))
    .where(
      and(eq(userPacks.user_id, userId), inArray(userPacks.id, [...packIds]), isNull(userPacks.voided_at)),
    )
    .orderBy(asc(userPacks.id))

/** Serialises the openings of a player. Inserts that reference the player are not blocked. */
export const holdPlayer = (tx: Queryable, userId: number) =>
  tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')

/** Returns the given packs that belong to the player and are not void, sorted by id and locked until the commit. */
export const holdPacks = (tx: Queryable, userId: number, packIds: readonly string[]): Promise<DrawnPack[]> =>
  readDrawn(tx, userId, packIds).for('update', { of: userPacks })

/** Returns the opened ones of these packs of the player. */
export async function openedPacks(
  db: Queryable,
  userId: number,
  packIds: readonly string[],
): Promise<DrawnPack[]> {
  const packs = await readDrawn(db, userId, packIds)
  return packs.filter(({ is_opened }) => is_opened)
}

/** Returns the number of successive packs without Leggendaria or Unica, by type. */
export async function waitsOf(tx: Queryable, userId: number): Promise<Map<number, number>> {
  const rows = await tx.select().from(packWaits).where(eq(packWaits.user_id, userId))
  return new Map(rows.map(({ pack_type_id, waited }) => [pack_type_id, waited]))
}

/** `waited`: successive packs of this type without Leggendaria or Unica, as `waitsOf` returns them. */
export async function storeWait(
  tx: Queryable,
  userId: number,
  pack_type_id: number,
  waited: number,
): Promise<void> {
  await tx
    .insert(packWaits)
    .values({ user_id: userId, pack_type_id, waited })
    .onConflictDoUpdate({ target: [packWaits.user_id, packWaits.pack_type_id], set: { waited } })
}

/** Once committed, the contents of the pack are fixed. `guarantee`: the counter before this pack. */
export async function storeNonce(
  tx: Queryable,
  packId: string,
  nonce: string,
  guarantee: number,
): Promise<void> {
  await tx.update(userPacks).set({ nonce, guarantee }).where(eq(userPacks.id, packId))
}

/** Slot 1 first. An unknown card number is a bug, because cards are never deleted. */
export async function storeCards(
  tx: Queryable,
  userId: number,
  packId: string,
  numbers: readonly number[],
  now: Date,
): Promise<void> {
  const owned = tx
    .select({ one: sql`1` })
    .from(userCards)
    .where(and(eq(userCards.user_id, userId), eq(userCards.character_id, characters.id)))
  const found = await tx
    .select({ id: characters.id, number: characters.numero_carta, isOwned: exists(owned).mapWith(Boolean) })
    .from(characters)
    .where(inArray(characters.numero_carta, [...numbers]))
  const rows = numbers.map((number, at) => {
    const card = found.find(row => row.number === number)
    if (!card) throw new Error(`card ${number} was drawn and is not there`)
    return {
      user_id: userId,
      character_id: card.id,
      source: 'pack' as const,
      pack_id: packId,
      slot: at + 1,
      seen_at: card.isOwned ? now : null,
      created_at: now,
    }
  })
  await tx.insert(userCards).values(rows)
}

export async function storeOpened(tx: Queryable, packId: string, now: Date): Promise<void> {
  await tx.update(userPacks).set({ is_opened: true, opened_at: now }).where(eq(userPacks.id, packId))
}

/** The first opened pack turns the album on. A later setting of its owner remains (decision 0035). */
export async function turnAlbumOn(tx: Queryable, userId: number): Promise<void> {
  const opened = tx
    .select({ one: sql`1` })
    .from(userPacks)
    .where(and(eq(userPacks.user_id, userId), eq(userPacks.is_opened, true)))
  await tx
    .update(users)
    .set({ album_enabled: true })
    .where(and(eq(users.id, userId), sql`not ${exists(opened)}`))
}

export interface PackCardRow {
  id: number
  pack_id: string
  numero_carta: number
  copies: number // of its owner, including this one
}

/** Sorted by pack and slot. */
export async function cardsOfPacks(db: Queryable, packIds: readonly string[]): Promise<PackCardRow[]> {
  const rows = await db
    .select({
      id: userCards.id,
      pack_id: userCards.pack_id,
      numero_carta: characters.numero_carta,
      copies: sql<number>`(select count(*)::int from ${userCards} e where e.user_id = ${userCards}.user_id
        and e.character_id = ${userCards}.character_id and e.id <= ${userCards}.id)`,
    })
    .from(userCards)
    .innerJoin(characters, eq(characters.id, userCards.character_id))
    .where(inArray(userCards.pack_id, [...packIds]))
    .orderBy(asc(userCards.pack_id), asc(userCards.slot))
  return rows.flatMap(({ pack_id, ...row }) => (pack_id === null ? [] : [{ pack_id, ...row }]))
}

/** Returns packs with fixed contents whose opening was not finished. */
export async function halfOpenPacks(
  db: Queryable,
  maximum: number,
): Promise<{ user_id: number; id: string }[]> {
  return db
    .select({ user_id: userPacks.user_id, id: userPacks.id })
    .from(userPacks)
    .where(and(isNotNull(userPacks.nonce), eq(userPacks.is_opened, false)))
    .orderBy(asc(userPacks.id))
    .limit(maximum)
}
