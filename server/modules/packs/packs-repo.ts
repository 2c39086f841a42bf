import { and, asc, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Pack, PackGuarantee } from '@/contract/endpoints/game/packs.ts'
import type { Locale } from '@/contract/locales.ts'
import { wordIn } from '@/contract/localized-texts.ts'
import { packTiers } from '@/engine/packs/odds.ts'
import { users } from '../../db/schema/auth.ts'
import { packTypes, packWaits, userPacks } from '../../db/schema/game.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { currentOdds } from './odds-repo.ts'

type PackRow = Pick<typeof packTypes.$inferSelect, 'rarity' | 'names'> & {
  pack: typeof userPacks.$inferSelect
}

export const shownPack = ({ pack, rarity, names }: PackRow, locale: Locale): Pack => ({
  id: pack.id,
  rarity,
  name: wordIn(names, locale),
  is_opened: pack.is_opened,
  opened_at: pack.opened_at?.toISOString() ?? null,
  commitment: pack.commitment,
  odds_version: pack.odds_version,
  catalogue_version: pack.catalogue_version,
  source: pack.source,
  created_at: pack.created_at.toISOString(),
})

const readPacks = (db: Queryable, condition: SQL | undefined) =>
  db
    .select({ pack: userPacks, rarity: packTypes.rarity, names: packTypes.names })
    .from(userPacks)
    .innerJoin(packTypes, eq(packTypes.id, userPacks.pack_type_id))
    .where(condition)
    .orderBy(
      asc(userPacks.is_opened),
      desc(userPacks.opened_at),
      asc(userPacks.created_at),
      asc(userPacks.id),
    )

/** Unopened packs first, then the last opened. */
export async function packsOf(db: Queryable, userId: number, locale: Locale): Promise<Pack[]> {
  const rows = await readPacks(db, and(eq(userPacks.user_id, userId), isNull(userPacks.voided_at)))
  return rows.map(row => shownPack(row, locale))
}

/**
 * Includes packs of any owner and void ones: the caller checks the owner. Unopened packs first, not in the order of
 * `ids`.
 */
export async function packsById(db: Queryable, ids: readonly string[], locale: Locale): Promise<Pack[]> {
  if (ids.length === 0) return []
  const rows = await readPacks(db, inArray(userPacks.id, [...ids]))
  return rows.map(row => shownPack(row, locale))
}

/** By tier. `packs_until`: how many packs without Leggendaria or Unica can still come before the guaranteed one. */
export async function guaranteesOf(db: Queryable, userId: number): Promise<PackGuarantee[]> {
  const rows = await db
    .select({ rarity: packTypes.rarity, waited: sql<number>`coalesce(${packWaits.waited}, 0)::int` })
    .from(packTypes)
    .leftJoin(packWaits, and(eq(packWaits.pack_type_id, packTypes.id), eq(packWaits.user_id, userId)))
  const { tables } = await currentOdds(db)
  return packTiers.flatMap(rarity => {
    const guarantee = rows.find(row => row.rarity === rarity)
    if (!guarantee) return []
    const packs_until = Math.max(0, tables[rarity].guarantee_after - guarantee.waited)
    return [{ rarity, packs_since: guarantee.waited, packs_until }]
  })
}

/** Returns undefined when the account does not exist or was deleted. */
export async function nameOfPlayer(db: Queryable, userId: number): Promise<string | undefined> {
  const [row] = await db
    .select({ name: users.name })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deleted_at)))
  return row?.name
}
