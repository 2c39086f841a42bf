/** Products that contain a card: the card itself, then the packs with the highest probability, then albums. */
import type { ParsedOf } from '@/contract/endpoint.ts'
import type { Rarity } from '@/contract/endpoints/game/characters.ts'
import type { CardOffer, cardOffers } from '@/contract/endpoints/game/packs.ts'
import { tierOf } from '@/domain/pricing.ts'
import { cardTiers, oddsWhole, type PackOdds, packSize } from '@/engine/packs/odds.ts'
import type { CallContext } from '../../kernel/context.ts'
import { type Refusal, refuse } from '../../kernel/route.ts'
import { cardOf } from '../catalog/product-row.ts'
import { productRows } from '../catalog/product-rows-repo.ts'
import { cachedIndex } from '../catalog/search-index/cached-index.ts'
import { currentOdds } from '../packs/odds-repo.ts'
import { destinationPrices } from '../tax/destination-prices.ts'
import { type CollectingProduct, cardFacts, collectingProducts } from './offers-repo.ts'

/** Returns the probability, 0 to 1, that a pack contains at least one card of this rarity, without the guarantee. */
export function chanceOf(rarita: Rarity, odds: PackOdds): number {
  const at = cardTiers.indexOf(rarita)
  const missed = (part = 0) => 1 - part / oddsWhole
  return 1 - missed(odds.usual[at]) ** (packSize - 1) * missed(odds.last[at])
}

const most = { pack: 5, album: 2 } as const

type Ranked = CollectingProduct & { chance: number | null }

/**
 * Refuses `not_found` for an unknown card number. Returns the card itself, then up to 5 packs by falling `chance` (0 to
 * 1, without the guarantee), then up to 2 albums; only products the caller may see. `price` is in cents of the caller's
 * tier.
 */
export async function offersOfCard(
  { params, query }: ParsedOf<typeof cardOffers>,
  { db, caller, locale, now }: CallContext,
): Promise<CardOffer[] | Refusal> {
  const card = await cardFacts(db, params.numero_carta)
  if (!card) return refuse('not_found')
  const { tables } = await currentOdds(db)
  const all: Ranked[] = (await collectingProducts(db, caller?.role)).map(product => ({
    ...product,
    chance: product.rarity && product.kind === 'pack' ? chanceOf(card.rarita, tables[product.rarity]) : null,
  }))
  const single = all.filter(product => product.numero_carta === params.numero_carta)
  const packs = all
    .filter(({ kind, chance }) => kind === 'pack' && (chance ?? 0) > 0)
    .sort(
      (a, b) =>
        (b.chance ?? 0) - (a.chance ?? 0) ||
        Number(b.element === card.tipo) - Number(a.element === card.tipo),
    )
    .slice(0, most.pack)
  const albums = all.filter(({ kind }) => kind === 'album').slice(0, most.album)
  const chosen = [...single, ...packs, ...albums]
  const cached = await cachedIndex(db, now())
  const rows = await productRows(
    db,
    cached,
    chosen.map(({ id }) => id),
    locale,
  )
  const tier = tierOf(caller?.role)
  const destination = await destinationPrices(db, { locale, now: now(), country: query.country })
  return chosen.flatMap(({ id, kind, rarity, chance }) => {
    const row = rows.find(product => product.id === id)
    if (!row) return []
    const { category, slug, title, picture, price, stock } = cardOf(row, tier, now(), destination)
    return [{ kind, category: category.slug, slug, title, picture, price: price.now, rarity, chance, stock }]
  })
}
