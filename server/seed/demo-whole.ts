/** Runs all parts of the demo seed in the order of their dependencies. */
import type { Queryable } from '../kernel/db/database.ts'
import type { HashingConfig } from '../modules/auth/password.ts'
import { computeBoughtTogether } from '../modules/bought-together/bought-together-repo.ts'
import { seedAfterSale } from './demo-after-sale.ts'
import { seedArticles } from './demo-articles.ts'
import { seedCampaigns } from './demo-campaigns.ts'
import { seedCatalogue } from './demo-catalogue.ts'
import { seedCodes } from './demo-codes.ts'
import { offerEveryKind, seedPayments } from './demo-payments.ts'
import { seedPeople } from './demo-people.ts'
import { seedPlaces } from './demo-places.ts'
import { seedReviews } from './demo-reviews.ts'
import { seedSite } from './demo-site.ts'
import { seedSlides } from './demo-slides.ts'
import { seedTrade } from './demo-trade.ts'
import { seedWaiting } from './demo-waiting.ts'

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
