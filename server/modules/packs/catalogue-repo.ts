/** The catalogues packs are drawn from: each is stored as it was when a pack was given, under the hash of its content. */
import { asc, eq } from 'drizzle-orm'
import type { PackCard } from '../../../src/engine/packs/draw.ts'
import { catalogueVersion } from '../../../src/engine/packs/receipt.ts'
import { characters, packCatalogues } from '../../db/schema/game.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { packHashes } from './pack-hashes.ts'

/** By card number. */
export const cardsOfToday = (db: Queryable): Promise<PackCard[]> =>
  db
    .select({ numero_carta: characters.numero_carta, rarita: characters.rarita })
    .from(characters)
    .orderBy(asc(characters.numero_carta))

/** The version of today's cards, which are stored unless known; a rarity changed since the last pack makes a new version. */
export async function catalogueOfToday(tx: Queryable): Promise<string> {
  const cards = await cardsOfToday(tx)
  const version = await catalogueVersion(cards, packHashes)
  await tx.insert(packCatalogues).values({ version, cards }).onConflictDoNothing()
  return version
}

/** Cache of the process: content under its hash never changes. */
const read = new Map<string, readonly PackCard[]>()

/** Undefined for an unknown version. */
export async function catalogueCards(
  db: Queryable,
  version: string,
): Promise<readonly PackCard[] | undefined> {
  const known = read.get(version)
  if (known) return known
  const [row] = await db
    .select({ cards: packCatalogues.cards })
    .from(packCatalogues)
    .where(eq(packCatalogues.version, version))
  if (row) read.set(version, row.cards)
  return row?.cards
}
