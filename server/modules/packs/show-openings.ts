import type { OpenedCard, PackOpening } from '@/contract/endpoints/game/packs.ts'
import type { Locale } from '@/contract/locales.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { catalogueCards } from './catalogue-repo.ts'
import { cardsOfPacks, type DrawnPack, openedPacks, type PackCardRow } from './opening-repo.ts'
import { packsById } from './packs-repo.ts'

/** Returns the opened ones of these packs of a player with contents and receipt, in the order of `packIds`. */
export async function showOpenings(
  db: Queryable,
  userId: number,
  packIds: readonly string[],
  locale: Locale,
): Promise<PackOpening[]> {
  const opened = await openedPacks(db, userId, packIds)
  if (opened.length === 0) return []
  const ids = opened.map(({ id }) => id)
  const views = await packsById(db, ids, locale)
  const cards = await cardsOfPacks(db, ids)
  const openings: PackOpening[] = []
  for (const id of packIds) {
    const row = opened.find(openedPack => openedPack.id === id)
    const pack = views.find(view => view.id === id)
    if (!row || !pack) continue
    const packCards = cards.filter(({ pack_id }) => pack_id === id)
    openings.push({ pack, cards: await openedCards(db, row, packCards), receipt: receiptOf(row) })
  }
  return openings
}

async function openedCards(
  db: Queryable,
  pack: DrawnPack,
  cards: readonly PackCardRow[],
): Promise<OpenedCard[]> {
  const catalogue = await catalogueCards(db, pack.catalogue_version)
  return cards.map(({ id, numero_carta, copies }) => {
    const rarita = catalogue?.find(card => card.numero_carta === numero_carta)?.rarita
    if (!rarita) throw new Error(`card ${numero_carta} is not of the catalogue of its pack`)
    return { id_istanza: `uc_${id}`, numero_carta, rarita, is_new: copies === 1, copies }
  })
}

/** For opened packs only: it reveals the secret. */
function receiptOf(pack: DrawnPack): PackOpening['receipt'] {
  const { id: pack_id, rarity, commitment, secret, nonce, guarantee, odds_version, catalogue_version } = pack
  if (!pack.is_opened || nonce === null || guarantee === null)
    throw new Error(`pack ${pack_id} is not opened: its secret must stay hidden`)
  return { pack_id, rarity, commitment, secret, nonce, guarantee, odds_version, catalogue_version }
}
