import { asc, eq, sql } from 'drizzle-orm'
import type { CardType, packRarities, Rarity } from '@/contract/endpoints/game/characters.ts'
import type { Locale } from '@/contract/locales.ts'
import type { Role } from '@/contract/permissions.ts'
import { characters, packTypes } from '../../db/schema/game.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { visibleTo } from '../catalog/visible-products-repo.ts'

type PackRarity = (typeof packRarities)[number]

/** A type, not an interface: rows of raw SQL must be assignable to a record. */
export type CollectingProduct = {
  id: number
  kind: 'single' | 'pack' | 'album'
  numero_carta: number | null
  rarity: PackRarity | null // of the digital pack or its code
  is_digital: boolean
  element: CardType | null
}

/** Returns single cards, packs and albums that the reader may see, in the shop's order. */
export async function collectingProducts(
  db: Queryable,
  role: Role | undefined,
): Promise<CollectingProduct[]> {
  const { rows } = await db.execute<CollectingProduct>(sql`
    select p.id, p.numero_carta, coalesce(p.pack_rarity, p.code_rarity) as rarity, p.is_digital, p.element,
      case when p.numero_carta is not null then 'single' when p.is_album then 'album' else 'pack' end as kind
    from products p where ${visibleTo(role)}
      and (p.numero_carta is not null or p.is_album or p.pack_rarity is not null or p.code_rarity is not null)
    order by p.position, p.id`)
  return rows
}

/** In the order of their ids. */
export const packTypeNames = (
  db: Queryable,
): Promise<{ rarity: PackRarity; names: Record<Locale, string> }[]> =>
  db.select({ rarity: packTypes.rarity, names: packTypes.names }).from(packTypes).orderBy(asc(packTypes.id))

/** Returns undefined when no card has this number. */
export async function cardFacts(
  db: Queryable,
  numeroCarta: number,
): Promise<{ rarita: Rarity; tipo: CardType } | undefined> {
  const [row] = await db
    .select({ rarita: characters.rarita, tipo: characters.tipo })
    .from(characters)
    .where(eq(characters.numero_carta, numeroCarta))
  return row
}
