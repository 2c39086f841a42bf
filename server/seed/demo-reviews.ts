/** Buyers of the demo shop, their past orders and reviews. Every review belongs to a purchase. */
import { and, eq } from 'drizzle-orm'
import type { Locale } from '@/contract/locales.ts'
import { discountedPrice, totalsOf } from '@/domain/pricing.ts'
import { users } from '../db/schema/auth.ts'
import { products, productTranslations } from '../db/schema/catalog.ts'
import { orderEvents, orderLines, orders } from '../db/schema/orders.ts'
import { reviews } from '../db/schema/product-voices.ts'
import type { Queryable } from '../kernel/db/database.ts'
import { refreshRating } from '../modules/reviews/reviews-repo.ts'
import { shownName } from '../modules/reviews/write-review.ts'
import { linesOf } from './demo-lines.ts'
import { type BuyerSeed, buyerSeeds } from './review-seeds.ts'

const day = 24 * 3600 * 1000
const firstNumber = 9001 // never collides: real orders use a separate sequence

async function productOf(db: Queryable, sku: string, locale: Locale) {
  const [row] = await db
    .select({ product: products, title: productTranslations.title })
    .from(products)
    .innerJoin(productTranslations, eq(productTranslations.product_id, products.id))
    .where(and(eq(products.sku, sku), eq(productTranslations.locale, locale)))
  if (!row) throw new Error(`no product ${sku}`)
  return row
}

async function seedBuyer(db: Queryable, buyer: BuyerSeed, at: number, now: Date): Promise<number[]> {
  const placed_at = new Date(now.getTime() - (20 + at * 6) * day)
  const { name, locale, picture } = buyer
  const [person] = await db
    .insert(users)
    .values({
      name,
      locale,
      email: buyer.email,
      profile_picture: picture,
      email_verified_at: placed_at,
      created_at: placed_at,
    })
    .returning({ id: users.id })
  if (!person) throw new Error('a buyer was not stored')
  const bought: Awaited<ReturnType<typeof productOf>>[] = []
  for (const { sku } of buyer.reviews) bought.push(await productOf(db, sku, locale))
  const prices = bought.map(({ product }) => discountedPrice(product.base_price, product.base_discount))
  const totals = totalsOf(prices, 0, 0, 22)
  const [order] = await db
    .insert(orders)
    .values({
      ...totals,
      number: `BA-0${firstNumber + at}`,
      user_id: person.id,
      locale,
      tier: 'base',
      currency: 'euro',
      status: 'completed',
      payment_status: 'paid',
      parcel_status: 'delivered',
      vat_percent: 22,
      payment_method: 'transfer',
      payment_name: 'Bonifico',
      idempotency_key: `demo-review-${at}`,
      request_hash: '',
      placed_at,
    })
    .returning({ id: orders.id })
  if (!order) throw new Error('an order was not stored')
  await db.insert(orderLines).values(linesOf(order.id, bought, prices))
  await db.insert(orderEvents).values({ order_id: order.id, kind: 'placed', at: placed_at })
  await db.insert(reviews).values(
    buyer.reviews.map(({ stars, title, text }, position) => ({
      product_id: bought[position]?.product.id ?? 0,
      user_id: person.id,
      name: shownName(name),
      picture,
      locale,
      stars,
      title,
      text,
      status: 'published' as const,
      created_at: new Date(placed_at.getTime() + (4 + position) * day),
    })),
  )
  return bought.map(({ product }) => product.id)
}

export async function seedReviews(db: Queryable, now: Date): Promise<void> {
  const reviewed = new Set<number>()
  for (const [at, buyer] of buyerSeeds.entries())
    for (const id of await seedBuyer(db, buyer, at, now)) reviewed.add(id)
  for (const id of reviewed) await refreshRating(db, id)
}
