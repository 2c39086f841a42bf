/**
 * The catalogues that packs are drawn from. Each is stored as it was when a pack was granted, under the hash of its
 * content.
 */
import { asc, eq } from 'drizzle-orm'
import type { PackCard } from '@/engine/packs/draw.ts'
import { catalogueVersion } from '@/engine/packs/receipt.ts'
import { characters, packCatalogues } from '../../db/schema/game.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { packHashes } from './pack-hashes.ts'

/** Sorted by card number. */
export const cardsOfToday = (db: Queryable): Promise<PackCard[]> =>
  db
    .select({ numero_carta: characters.numero_carta, rarita: characters.rarita })
    .from(characters)
    .orderBy(asc(characters.numero_carta))

/**
 * Returns the version of today's cards, and stores them if they are new. A rarity that changed since the last pack
 * makes a new version.
 */
export async function catalogueOfToday(tx: Queryable): Promise<string> {
  const cards = await cardsOfToday(tx)
  const version = await catalogueVersion(cards, packHashes)
  await tx.insert(packCatalogues).values({ version, cards }).onConflictDoNothing()
  return version
}

/** Cached per process: content under its hash never changes. */
const read = new Map<string, readonly PackCard[]>()

/** Returns undefined for an unknown version. */
export async function catalogueCards(
  db: Queryable,
  version: string,
): Promise<readonly PackCard[] | undefined> {
  const cached = read.get(version)
  if (cached) return cached
  const [row] = await db
    .select({ cards: packCatalogues.cards })
    .from(packCatalogues)
    .where(eq(packCatalogues.version, version))
  if (row) read.set(version, row.cards)
  return row?.cards
}
