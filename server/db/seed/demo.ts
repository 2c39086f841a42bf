/** The demo shop: brought into an empty database only, whole or not at all (decisions §1). */
import { sql } from 'drizzle-orm'
import type { Database, Queryable } from '../../kernel/db/database.ts'
import { users } from '../schema/auth.ts'
import { products } from '../schema/catalog.ts'
import { settings } from '../schema/settings.ts'
import { seedAfterSale } from './demo-after-sale.ts'
import { seedArticles } from './demo-articles.ts'
import { seedCampaigns } from './demo-campaigns.ts'
import { seedCodes } from './demo-codes.ts'
import { seedPeople } from './demo-people.ts'
import { seedPlaces } from './demo-places.ts'
import { seedReviews } from './demo-reviews.ts'
import { seedShelves } from './demo-shelves.ts'
import { seedSite } from './demo-site.ts'
import { seedSlides } from './demo-slides.ts'
import { seedTrade } from './demo-trade.ts'

async function isEmpty(db: Queryable): Promise<boolean> {
  for (const table of [users, products, settings]) {
    const found = await db.select({ one: sql<number>`1` }).from(table).limit(1)
    if (found.length > 0) return false
  }
  return true
}

/** Any number of ours; several processes may start at once. */
const seedLock = 7_262_002

export async function seedDemo(db: Database, now: Date): Promise<void> {
  await db.transaction(async tx => {
    await tx.execute(sql`select pg_advisory_xact_lock(${seedLock})`)
    if (!(await isEmpty(tx))) return
    await seedSite(tx, now)
    await seedSlides(tx, now)
    await seedCampaigns(tx, now)
    await seedArticles(tx, now)
    await seedShelves(tx, now)
    await seedPlaces(tx, now)
    await seedPeople(tx, now)
    await seedCodes(tx, now)
    await seedReviews(tx, now)
    await seedAfterSale(tx, now)
    await seedTrade(tx, now)
  })
}
