/** The demo shop: seeded into an empty database only, completely or not at all (decision 0001). */
import { sql } from 'drizzle-orm'
import { users } from '../db/schema/auth.ts'
import { products } from '../db/schema/catalog.ts'
import { settings } from '../db/schema/settings.ts'
import type { Database, Queryable } from '../kernel/db/database.ts'
import type { HashingConfig } from '../modules/auth/password.ts'

async function isEmpty(db: Queryable): Promise<boolean> {
  for (const table of [users, products, settings]) {
    const existing = await db.select({ one: sql<number>`1` }).from(table).limit(1)
    if (existing.length > 0) return false
  }
  return true
}

export async function seedDemo(db: Database, now: Date, hashing: HashingConfig): Promise<void> {
  await db.transaction(async tx => {
    if (!(await isEmpty(tx))) return
    const { seedAll } = await import('./demo-whole.ts') // all its texts; loaded once in the lifetime of a shop
    await seedAll(tx, now, hashing)
  })
}
