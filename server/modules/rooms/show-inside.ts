/** What stands in a room, as cards and as pages, at the room's prices for this reader. */
import type { Product, ProductCard, ShownPrice } from '../../../src/contract/catalog.ts'
import type { AnswerOf, ParsedOf } from '../../../src/contract/endpoint.ts'
import { type Tier, tierOf } from '../../../src/contract/pricing.ts'
import type { getRoomProduct, listRoomProducts } from '../../../src/contract/rooms.ts'
import type { CallContext } from '../../kernel/context.ts'
import { isRefusal, type Refusal, refuse } from '../../kernel/route.ts'
import { cardOf, discountOf, type ProductRow, pricesOf } from '../catalog/product-row.ts'
import { productRows } from '../catalog/product-rows-repo.ts'
import { keptShelf } from '../catalog/shelf/kept-shelf.ts'
import { showProductInside } from '../catalog/show-product.ts'
import { enterByPass } from './enter-room.ts'
import { onlyInRooms, productsInside, type RoomProductRow, type RoomRow } from './repo.ts'
import { atRoomPrice, roomPrice } from './room-price.ts'

const personOf = ({ caller }: CallContext) => ({ userId: caller?.userId ?? null, role: caller?.role })

/** Struck through stands what the same reader pays outside, where it can be bought outside. */
function priceInside(now: number, outside: number | null): ShownPrice {
  if (outside === null || outside <= now) return { now, was: null, percent: 0 }
  return { now, was: outside, percent: Math.round(((outside - now) / outside) * 100) }
}

interface Inside {
  room: RoomRow
  condition: RoomProductRow
  isOnlyHere: boolean
  tier: Tier
}

function priced(row: Pick<ProductRow, keyof ProductRow>, card: ProductCard, inside: Inside): ProductCard {
  const sold = { prices: pricesOf(row), discount: discountOf(row) }
  const now = roomPrice(sold, inside.condition, inside.room.discount, inside.tier)
  return { ...card, price: priceInside(now, inside.isOnlyHere ? null : card.price.now) }
}

export async function listInside(
  { params }: ParsedOf<typeof listRoomProducts>,
  context: CallContext,
): Promise<AnswerOf<typeof listRoomProducts> | Refusal> {
  const { db, locale, config } = context
  const room = await enterByPass(db, params.pass, personOf(context), config)
  if (isRefusal(room)) return room
  const now = context.now()
  const tier = tierOf(context.caller?.role)
  const conditions = await productsInside(db, room.id)
  const ids = conditions.map(one => one.product_id)
  const hidden = await onlyInRooms(db, ids)
  const rows = ids.length > 0 ? await productRows(db, await keptShelf(db, now), ids, locale) : []
  return rows.flatMap(row => {
    const condition = conditions.find(one => one.product_id === row.id)
    const inside = condition && { room, condition, isOnlyHere: hidden.has(row.id), tier }
    return inside ? priced(row, cardOf(row, tier, now), inside) : []
  })
}

/** Related products are left out: they would lead out of the room. */
export async function showInside(
  { params }: ParsedOf<typeof getRoomProduct>,
  context: CallContext,
): Promise<Product | Refusal> {
  const { db, locale, config } = context
  const room = await enterByPass(db, params.pass, personOf(context), config)
  if (isRefusal(room)) return room
  const conditions = await productsInside(db, room.id)
  const ids = conditions.map(one => one.product_id)
  const reader = { locale, role: context.caller?.role, now: context.now() }
  const product = await showProductInside(db, params.slug, reader, ids)
  const condition = conditions.find(one => one.product_id === product?.id)
  if (!product || !condition) return refuse('not_found')
  const tier = tierOf(reader.role)
  const now = roomPrice(product, condition, room.discount, tier)
  const isOnlyHere = (await onlyInRooms(db, [product.id])).has(product.id)
  return {
    ...product,
    ...atRoomPrice(now),
    price: priceInside(now, isOnlyHere ? null : product.price.now),
    collection_id: null,
    related: [],
  }
}
