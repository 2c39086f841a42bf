/** Reads the facts that a quote needs, for one user, in as few queries as possible. */
import { sql } from 'drizzle-orm'
import type { Locale } from '@/contract/locales.ts'
import { wordIn } from '@/contract/localized-texts.ts'
import type { Role } from '@/contract/permissions.ts'
import { tierOf } from '@/domain/pricing.ts'
import type { paymentMethods } from '../../db/schema/order-methods.ts'
import type { AppContext } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { inPipeline } from '../../kernel/db/pipeline.ts'
import { preparedSql } from '../../kernel/db/prepared.ts'
import { visibleTo } from '../catalog/visible-products-repo.ts'
import { type ChoiceRow, readCollections } from '../collections/collections-repo.ts'
import { pricesOf } from '../collections/show-collection.ts'
import { usableDiscounts } from '../coupons/usable-discounts-repo.ts'
import { printablesFor } from '../designs/designs-repo.ts'
import { type LaunchOnSale, launchesOnSale } from '../launches/launches-repo.ts'
import type { LaunchVisitor } from '../launches/place-holder.ts'
import { orCard } from '../payments/methods-repo.ts'
import { providerFor } from '../payments/providers.ts'
import { atRoomPrice, roomPrice } from '../rooms/room-price.ts'
import { sellingRooms } from '../rooms/sold-in-rooms.ts'
import { settingsText } from '../settings/settings-repo.ts'
import { type ShopSettings, settingsIn } from '../settings/site-settings.ts'
import { pickupPlace, shopCalendar } from '../shipping/delivery-promise.ts'
import type { ShippingMethod } from '../shipping/shipping-price.ts'
import { readTaxFacts } from '../tax/read-tax-facts.ts'
import { chanceFacts } from './chance-facts.ts'
import type { SaleRequest } from './quote.ts'
import { itemsOf, layersNamed } from './requested-items.ts'
import type { CollectionOnSale, ProductOnSale, RoomOnSale, SaleFacts } from './sale-facts.ts'
import {
  productsInside,
  type SaleRow,
  type SaleRowsOf,
  saleProducts,
  saleRows,
} from './sale-products-repo.ts'
import { isShareLimited } from './unpaid-stock.ts'
import { heldUnpaid } from './unpaid-stock-repo.ts'

export interface Buyer {
  userId: number | null
  email?: string // of a guest, if given
  role: Role | undefined
  locale: Locale
  isShop?: boolean // the shop enters the order
  launchVisitor: LaunchVisitor | null // null: the shop enters the order
  isPlacing?: boolean // the order is written in the same transaction
}

/** Returns the requested products of each room at its prices. A room that the buyer may not enter sells nothing. */
async function roomsOnSale(
  db: Queryable,
  lines: SaleRequest['lines'],
  buyer: Buyer,
  { config, now }: Pick<AppContext, 'config' | 'now'>,
): Promise<Map<string, RoomOnSale>> {
  const passes = lines.flatMap(line => line.room_pass ?? [])
  const onSale = new Map<string, RoomOnSale>()
  for (const [pass, { code, discount, conditions }] of await sellingRooms(db, passes, buyer, config)) {
    const ids = lines.filter(line => line.room_pass === pass).map(line => line.product_id)
    const asked = [...new Set(ids)].filter(id => conditions.has(id))
    const sold = await productsInside(db, asked, buyer.locale, now())
    const inside = [...sold].map(([id, product]): [number, ProductOnSale] => {
      const condition = conditions.get(id) ?? { price: null, discount: null }
      const price = roomPrice(product, condition, discount, tierOf(buyer.role))
      return [id, { ...product, ...atRoomPrice(price) }]
    })
    onSale.set(pass, { code, products: new Map(inside) })
  }
  return onSale
}

type PaymentRow = typeof paymentMethods.$inferSelect

type Offer = {
  products: SaleRow[]
  shipping: ShippingMethod[]
  payments: PaymentRow[]
  launches: LaunchOnSale[]
  settings: string
}

type OfferOf = SaleRowsOf & { holders: string } // JSON array

const readOffer = (role: Role | undefined, hasLaunches: boolean) =>
  preparedSql<OfferOf, Offer>(() => {
    const visitor = { holders: sql`${sql.placeholder('holders')}`, now: sql`${sql.placeholder('now')}` }
    return sql`select coalesce((select json_agg(sold) from (${saleRows(visibleTo(role))}) sold), '[]') as products,
      coalesce((select json_agg(s order by s.position, s.code) from shipping_methods s where s.is_active), '[]') as shipping,
      coalesce((select json_agg(p order by p.position, p.code) from payment_methods p where p.is_active), '[]') as payments,
      ${hasLaunches ? launchesOnSale(visitor) : sql`'[]'::json`} as launches,
      ${settingsText} as settings`
  })

const offerReaders = new Map<string, ReturnType<typeof readOffer>>()

/**
 * Reads the products that this buyer may buy, the active methods in their order, open launches and the settings in one query, because
 * every quote needs them.
 */
async function offerFor(
  db: Queryable,
  ids: readonly number[],
  { role, locale, launchVisitor }: Buyer,
  now: Date,
): Promise<Offer> {
  const kind = `${role} ${launchVisitor !== null}`
  const read = offerReaders.get(kind) ?? readOffer(role, launchVisitor !== null)
  offerReaders.set(kind, read)
  const holders = JSON.stringify(launchVisitor?.holders ?? [])
  const [offer] = await read(db, { ids, locale, now: now.toISOString(), holders })
  return offer!
}

/** By id. Missing or inactive collections are omitted. */
export async function collectionsOnSale(
  db: Queryable,
  ids: readonly number[],
  locale: Locale,
): Promise<Map<number, CollectionOnSale>> {
  const rows = await readCollections(db, [...new Set(ids)])
  const onSale = rows.map(
    ({ collection, steps, packages }): CollectionOnSale => ({
      id: collection.id,
      productId: collection.product_id,
      name: wordIn(collection.names, locale),
      picture: collection.picture,
      print: collection.print,
      packages: packages.map(option => ({
        code: option.code,
        name: wordIn(option.names, locale),
        prices: pricesOf(option),
      })),
      steps: steps.map(({ step, choices }) => ({
        code: step.code,
        name: wordIn(step.names, locale),
        kind: step.kind,
        required: step.is_required,
        max: step.max,
        prices: pricesOf(step),
        choices: choices.map(choice => ({
          code: choice.code,
          name: wordIn(choice.names, locale),
          prices: pricesOf(choice),
          item: itemOf(choice),
          variantOf: choice.variant_of,
          sku: choice.sku,
          weight: choice.weight,
          ground: step.role === 'ground' ? choice.layer : null,
        })),
      })),
    }),
  )
  return new Map(onSale.map(collection => [collection.id, collection]))
}

function itemOf({ variant_id, product_id, stock }: ChoiceRow) {
  if (variant_id !== null) return { item: 'variant' as const, id: variant_id, stock }
  return product_id === null ? null : { item: 'product' as const, id: product_id, stock }
}

/**
 * Call it in a transaction or with `onOneConnection`, so that the queries are pipelined. Includes only payment methods that
 * have a provider in this installation. Also returns the settings that it has read.
 */
export async function readSaleFacts(
  db: Queryable,
  request: Pick<SaleRequest, 'lines' | 'coupon_code' | 'country' | 'zip' | 'company'>,
  buyer: Buyer,
  { config, now }: Pick<AppContext, 'config' | 'now'>,
): Promise<SaleFacts & { settings: ShopSettings }> {
  const ids = [...new Set(request.lines.filter(line => !line.room_pass).map(line => line.product_id))]
  const configured = request.lines.flatMap(line => line.configuration?.collection_id ?? [])
  const isLimited = isShareLimited(buyer.role) && !buyer.isShop
  const held = (collections: ReadonlyMap<number, CollectionOnSale>) =>
    isLimited ? heldUnpaid(db, itemsOf(request.lines, collections), buyer) : Promise.resolve(null)
  const [{ products, shipping, payments, launches, ...offer }, discounts, collections, heldByLines] =
    await inPipeline([
      offerFor(db, ids, buyer, now()),
      usableDiscounts(db, request.coupon_code, { userId: buyer.userId, email: buyer.email ?? null }, now()),
      configured.length > 0 ? collectionsOnSale(db, configured, buyer.locale) : Promise.resolve(new Map()),
      configured.length > 0 ? Promise.resolve(null) : held(new Map()),
    ])
  const settings = settingsIn(offer.settings)
  const sold = saleProducts(products, buyer.locale, now())
  const rooms = await roomsOnSale(db, request.lines, buyer, { config, now })
  return {
    settings,
    tier: tierOf(buyer.role),
    tax: await readTaxFacts(db, request, settings, now(), buyer.isPlacing ?? false),
    countries: settings.shipping_countries,
    products: sold,
    rooms,
    collections,
    printables: await printablesFor(db, layersNamed(request.lines), buyer.userId),
    shipping,
    calendar: shopCalendar(settings),
    pickup: pickupPlace(settings, buyer.locale),
    payments: payments.flatMap(({ code, names, notes, surcharge, kinds, countries }) => {
      const provider = providerFor(code, config)
      const name = wordIn(names, buyer.locale)
      const note = wordIn(notes, buyer.locale)
      const online = provider?.online(orCard(kinds), settings.website_currency) ?? null
      return provider ? [{ code, name, note, surcharge, online, countries }] : []
    }),
    discounts,
    userId: buyer.userId,
    minimum: settings.discount_minimum_after ? 'after' : 'before',
    launches,
    chance: await chanceFacts(db, [sold, ...[...rooms.values()].map(room => room.products)], {
      countries: settings.chance_countries,
      userId: buyer.userId,
      now: now(),
    }),
    heldUnpaid: configured.length > 0 ? await held(collections) : heldByLines,
  }
}
