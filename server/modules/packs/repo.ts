import { and, asc, desc, eq, isNull } from 'drizzle-orm'
import type { Pack } from '../../../src/contract/characters.ts'
import type { Locale } from '../../../src/contract/locales.ts'
import { packTypes, userPacks } from '../../db/schema/game.ts'
import type { Queryable } from '../../kernel/db/database.ts'

/** Unopened ones first, then the last opened. */
export async function packsOf(db: Queryable, userId: number, locale: Locale): Promise<Pack[]> {
  const rows = await db
    .select({ pack: userPacks, rarity: packTypes.rarity, names: packTypes.names })
    .from(userPacks)
    .innerJoin(packTypes, eq(packTypes.id, userPacks.pack_type_id))
    .where(and(eq(userPacks.user_id, userId), isNull(userPacks.voided_at)))
    .orderBy(
      asc(userPacks.is_opened),
      desc(userPacks.opened_at),
      asc(userPacks.created_at),
      asc(userPacks.id),
    )
  return rows.map(({ pack, rarity, names }) => ({
    id: pack.id,
    rarity,
    name: names[locale],
    is_opened: pack.is_opened,
    opened_at: pack.opened_at?.toISOString() ?? null,
  }))
}
