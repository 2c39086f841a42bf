/** Runs all parts of the demo seed in the order of their dependencies. */

import { createHash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { paymentKinds } from '@/contract/endpoints/shop/orders.ts'
import { makePackCode } from '@/domain/pack-code.ts'
import { products } from '../db/schema/catalog.ts'
import { paymentMethods } from '../db/schema/order-methods.ts'
import type { Queryable } from '../kernel/db/database.ts'
import type { HashingConfig } from '../modules/auth/password.ts'
import { computeBoughtTogether } from '../modules/bought-together/bought-together-repo.ts'
import { insertBatch } from '../modules/packs/codes-repo.ts'
import { hashOfCode } from '../modules/packs/redeem-code.ts'
import { seedAfterSale } from './demo-after-sale.ts'
import { seedArticles } from './demo-articles.ts'
import { seedCampaigns } from './demo-campaigns.ts'
import { seedCatalogue } from './demo-catalogue.ts'
import { seedPeople } from './demo-people.ts'
import { seedPlaces } from './demo-places.ts'
import { seedReviews } from './demo-reviews.ts'
import { seedSite } from './demo-site.ts'
import { seedSlides } from './demo-slides.ts'
import { seedTrade } from './demo-trade.ts'
import { seedWaiting } from './demo-waiting.ts'

/** A printed batch with public codes, for trying out redemption in the demo shop. */
const demoCodes: readonly string[] = Array.from({ length: 24 }, (_, at) =>
  makePackCode(
    createHash('sha256')
      .update(`demo code ${at + 1}`)
      .digest(),
  ),
)

async function seedCodes(db: Queryable, now: Date): Promise<void> {
  const [printedIn] = await db.select({ id: products.id }).from(products).where(eq(products.sku, 'BA-BX-FUO'))
  const batch = {
    label: 'Box 24 buste, Serie 1 – prova',
    rarity: 'common',
    product_id: printedIn?.id ?? null,
    created_at: now,
  } as const
  await insertBatch(db, batch, demoCodes.map(hashOfCode))
}

/** The demo shop offers every payment method of the test bank. */
async function offerEveryKind(db: Queryable): Promise<void> {
  await db
    .update(paymentMethods)
    .set({ kinds: [...paymentKinds] })
    .where(eq(paymentMethods.code, 'card'))
}

/**
 * Payments of the demo shop: past orders are recorded as paid on the day they were placed. Without payments they could
 * not be refunded.
 */
async function seedPayments(db: Queryable): Promise<void> {
  await db.execute(sql`
    with counted as (insert into payments (order_id, provider, reference, amount, created_at)
      select o.id, o.payment_method, o.number, o.due, o.placed_at from orders o
      where o.payment_status = 'paid' and o.payment_method in ('transfer', 'cash')
        and not exists (select from payments p where p.order_id = o.id)
      order by o.id
      returning id, amount, created_at)
    insert into payment_events (payment_id, kind, amount, provider_event, at)
    select id, 'captured', amount, 'captured', created_at from counted order by id`)
}

export async function seedAll(tx: Queryable, now: Date, hashing: HashingConfig): Promise<void> {
  await seedSite(tx, now)
  await seedSlides(tx, now)
  await seedCampaigns(tx, now)
  await seedArticles(tx, now)
  await seedCatalogue(tx, now)
  await seedPlaces(tx, now)
  await seedPeople(tx, now, hashing)
  await seedCodes(tx, now)
  await seedReviews(tx, now)
  await seedAfterSale(tx, now)
  await seedTrade(tx, now)
  await computeBoughtTogether(tx, now)
  await seedPayments(tx)
  await offerEveryKind(tx)
  await seedWaiting(tx, now)
}
