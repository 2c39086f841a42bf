/**
 * Two months of sales to the demo buyers, so that the statistics have data. Generated from a fixed seed, so the result is always
 * the same. All orders are paid, delivered and in the past.
 */
import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { totalsOf, unitPrice } from '@/domain/pricing.ts'
import { drawBelow, rngFromSeed } from '@/engine/rng.ts'
import { users } from '../db/schema/auth.ts'
import { products, productTranslations, productVariants } from '../db/schema/catalog.ts'
import { orderEvents, orderLines, orders } from '../db/schema/orders.ts'
import type { Queryable } from '../kernel/db/database.ts'
import { buyerSeeds } from './review-seeds.ts'

const hour = 3600 * 1000
const day = 24 * hour
const days = 60
const firstNumber = 8001 // lower than those of the reviews
const shopBuyer = 'ludoteca@shoppers.example' // buys boxes at the reseller's prices
const shippingPrice = 490
const freeShippingFrom = 4900

type Product = typeof products.$inferSelect
type Buyer = Pick<typeof users.$inferSelect, 'id' | 'email' | 'locale'>
type Draw = (below: number) => number

function drawer(seed: number): Draw {
  let rng = rngFromSeed(seed)
  return below => {
    const drawn = drawBelow(rng, below)
    rng = drawn.rng
    return drawn.value
  }
}

/** Products that can be shipped without configuration; the first in the list sell best. */
const goods = (db: Queryable): Promise<Product[]> =>
  db
    .select({ product: products })
    .from(products)
    .leftJoin(productVariants, eq(productVariants.product_id, products.id))
    .where(and(eq(products.status, 'published'), eq(products.is_digital, false), isNull(productVariants.id)))
    .orderBy(asc(products.position), asc(products.id))
    .limit(30)
    .then(rows => rows.map(({ product }) => product))

interface Sale {
  buyer: Buyer
  placedAt: Date
  lines: { product: Product; quantity: number }[]
}

/** One to three sales a day, more at weekends and in the second month. */
function salesOf(buyers: readonly Buyer[], assortment: readonly Product[], now: Date): Sale[] {
  const draw = drawer(20_261)
  const sales: Sale[] = []
  for (let ago = days - 1; ago > 0; ago--) {
    const date = new Date(now.getTime() - ago * day)
    const isWeekend = date.getUTCDay() % 6 === 0
    const count = 1 + draw(isWeekend ? 3 : 2) + (ago < days / 2 ? draw(2) : 0)
    for (let saleIndex = 0; saleIndex < count; saleIndex++) {
      const buyer = buyers[draw(buyers.length)]
      if (!buyer) continue
      const isShop = buyer.email === shopBuyer
      const picked = new Set<Product>()
      const kinds = 1 + draw(3)
      while (picked.size < Math.min(kinds, assortment.length)) {
        const product = assortment[Math.min(draw(assortment.length), draw(assortment.length))]
        if (product) picked.add(product)
      }
      sales.push({
        buyer,
        placedAt: new Date(
          Math.floor(date.getTime() / day) * day + (7 + draw(14)) * hour + draw(60) * 60_000,
        ),
        lines: [...picked].map(product => ({
          product,
          quantity: isShop ? 3 + draw(4) : 1 + Number(draw(4) === 0),
        })),
      })
    }
  }
  return sales
}

const tierOfBuyer = (buyer: Buyer) => (buyer.email === shopBuyer ? 'reseller' : 'base')

function orderOf({ buyer, placedAt, lines }: Sale, at: number): typeof orders.$inferInsert {
  const tier = tierOfBuyer(buyer)
  const amounts = lines.map(
    ({ product, quantity }) => unitPrice({ prices: product, discount: product }, [], tier) * quantity,
  )
  const goodsTotal = amounts.reduce((sum, amount) => sum + amount, 0)
  return {
    ...totalsOf(amounts, goodsTotal < freeShippingFrom ? shippingPrice : 0, 0, 22),
    number: `BA-0${firstNumber + at}`,
    user_id: buyer.id,
    locale: buyer.locale,
    tier,
    currency: 'euro',
    status: 'completed',
    payment_status: 'paid',
    parcel_status: 'delivered',
    vat_percent: 22,
    shipping_method: 'standard',
    shipping_name: 'Corriere standard',
    payment_method: 'transfer',
    payment_name: 'Bonifico',
    idempotency_key: `demo-trade-${at}`,
    request_hash: '',
    placed_at: placedAt,
  }
}

const linesOf = (
  { buyer, lines }: Sale,
  orderId: number,
  titleOf: (product: Product, buyer: Buyer) => string,
): (typeof orderLines.$inferInsert)[] =>
  lines.map(({ product, quantity }, position) => {
    const price = unitPrice({ prices: product, discount: product }, [], tierOfBuyer(buyer))
    return {
      order_id: orderId,
      position,
      product_id: product.id,
      title: titleOf(product, buyer),
      sku: product.sku,
      picture: product.pictures[0] ?? '',
      quantity,
      unit_price: price,
      total: price * quantity,
      weight: product.weight * quantity,
    }
  })

export async function seedTrade(db: Queryable, now: Date): Promise<void> {
  const emails = buyerSeeds.map(({ email }) => email)
  await db.update(users).set({ role: 'reseller' }).where(eq(users.email, shopBuyer))
  const buyers = await db
    .select({ id: users.id, email: users.email, locale: users.locale })
    .from(users)
    .where(inArray(users.email, emails))
    .orderBy(asc(users.id))
  const assortment = await goods(db)
  const titles = await db
    .select({
      id: productTranslations.product_id,
      locale: productTranslations.locale,
      title: productTranslations.title,
    })
    .from(productTranslations)
  const title = new Map(titles.map(row => [`${row.id} ${row.locale}`, row.title]))
  const sales = salesOf(buyers, assortment, now)
  if (sales.length === 0) return
  const placed = await db
    .insert(orders)
    .values(sales.map(orderOf))
    .returning({ id: orders.id, number: orders.number })
  const idOf = new Map(placed.map(({ id, number }) => [number, id]))
  const stored = sales.map((sale, at) => ({ sale, id: idOf.get(`BA-0${firstNumber + at}`) ?? 0 }))
  await db
    .insert(orderLines)
    .values(
      stored.flatMap(({ sale, id }) =>
        linesOf(sale, id, (product, buyer) => title.get(`${product.id} ${buyer.locale}`) ?? product.sku),
      ),
    )
  await db
    .insert(orderEvents)
    .values(stored.map(({ sale, id }) => ({ order_id: id, kind: 'placed' as const, at: sale.placedAt })))
}
