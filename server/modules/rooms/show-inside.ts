/** Products of a room, as cards and pages, at the room's prices for this reader. */

import type { ParsedOf, ResponseOf } from '@/contract/endpoint.ts'
import type { Product, ProductCard, ShownPrice } from '@/contract/endpoints/shop/catalog.ts'
import type { getRoomProduct, listRoomProducts } from '@/contract/endpoints/shop/rooms.ts'
import { shownPrice } from '@/domain/price-rule.ts'
import { priceAt, type Tier, tierOf } from '@/domain/pricing.ts'
import { destinationPrice } from '@/domain/tax/destination-price.ts'
import type { CallContext } from '../../kernel/context.ts'
import { isRefusal, type Refusal, refuse } from '../../kernel/route.ts'
import { cardOf, discountOf, type ProductRow, pricesOf } from '../catalog/product-row.ts'
import { productRows } from '../catalog/product-rows-repo.ts'
import { cachedIndex } from '../catalog/search-index/cached-index.ts'
import { showProductInside } from '../catalog/show-product.ts'
import { type DestinationPrices, destinationPrices, priceAtDestination } from '../tax/destination-prices.ts'
import { enterByPass } from './enter-room.ts'
import { atRoomPrice, roomPrice } from './room-price.ts'
import { onlyInRooms, productsInside, type RoomProductRow, type RoomRow } from './rooms-repo.ts'

const personOf = ({ caller }: CallContext) => ({ userId: caller?.userId ?? null, role: caller?.role })

/** The crossed-out price is what the same reader pays outside, or none when the product is sold in rooms only. */
const priceInside = (now: number, outside: ShownPrice, isOnlyHere: boolean): ShownPrice =>
  shownPrice(now, isOnlyHere ? null : outside.now)

const leastOf = (extras: readonly number[]): number => (extras.length > 0 ? Math.min(...extras) : 0)

interface Inside {
  room: RoomRow
  condition: RoomProductRow
  isOnlyHere: boolean
  tier: Tier
  destination: DestinationPrices | null
}

function priced(row: ProductRow, card: ProductCard, inside: Inside): ProductCard {
  const sold = { prices: pricesOf(row), discount: discountOf(row) }
  const now = roomPrice(sold, inside.condition, inside.room.discount, inside.tier)
  const extra = leastOf(row.variant_prices.map(variant => priceAt(variant, inside.tier)))
  const price = priceAtDestination(now + extra, row, inside.destination)
  return { ...card, price: priceInside(price, card.price, inside.isOnlyHere) }
}

/**
 * Refuses `room_not_found` or `room_denied` like `enterByPass`. Prices are in cents of the caller's tier, with the
 * cheapest variant.
 */
export async function listInside(
  { params, query }: ParsedOf<typeof listRoomProducts>,
  context: CallContext,
): Promise<ResponseOf<typeof listRoomProducts> | Refusal> {
  const { db, locale, config } = context
  const room = await enterByPass(db, params.pass, personOf(context), config)
  if (isRefusal(room)) return room
  const now = context.now()
  const tier = tierOf(context.caller?.role)
  const destination = await destinationPrices(db, { locale, now, country: query.country })
  const conditions = await productsInside(db, room.id)
  const ids = conditions.map(condition => condition.product_id)
  const hidden = await onlyInRooms(db, ids)
  const rows = ids.length > 0 ? await productRows(db, await cachedIndex(db, now), ids, locale) : []
  return rows.flatMap(row => {
    const condition = conditions.find(candidate => candidate.product_id === row.id)
    const inside = condition && { room, condition, isOnlyHere: hidden.has(row.id), tier, destination }
    return inside ? priced(row, cardOf(row, tier, now, destination), inside) : []
  })
}

/**
 * Refuses `room_not_found` or `room_denied` like `enterByPass`, and `not_found` for a product that is not in the room.
 * Without similar products, which are outside of the room.
 */
export async function showInside(
  { params, query }: ParsedOf<typeof getRoomProduct>,
  context: CallContext,
): Promise<Product | Refusal> {
  const { db, locale, config } = context
  const room = await enterByPass(db, params.pass, personOf(context), config)
  if (isRefusal(room)) return room
  const conditions = await productsInside(db, room.id)
  const ids = conditions.map(condition => condition.product_id)
  const reader = { locale, country: query.country, role: context.caller?.role, now: context.now() }
  const product = await showProductInside(db, params.slug, reader, ids)
  const condition = conditions.find(candidate => candidate.product_id === product?.id)
  if (!product || !condition) return refuse('not_found')
  const tier = tierOf(reader.role)
  const now = roomPrice(product, condition, room.discount, tier)
  const shown = (extra: number) => destinationPrice(now + extra, product.vat)
  const isOnlyHere = (await onlyInRooms(db, [product.id])).has(product.id)
  return {
    ...product,
    ...atRoomPrice(now),
    price: priceInside(shown(leastOf(product.variants.map(({ extra }) => extra))), product.price, isOnlyHere),
    variants: product.variants.map(variant => ({
      ...variant,
      price: priceInside(shown(variant.extra), variant.price, isOnlyHere),
    })),
    offer_until: null,
    collection_id: null,
    related: [],
    together: [],
  }
}
