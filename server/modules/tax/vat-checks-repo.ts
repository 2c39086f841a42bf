/** Stored responses of VIES (decision 0065). */
import { and, desc, eq, gte, sql } from 'drizzle-orm'
import { orders } from '../../db/schema/orders.ts'
import { vatChecks } from '../../db/schema/vat-checks.ts'
import type { Queryable } from '../../kernel/db/database.ts'

export type VatCheckRow = typeof vatChecks.$inferSelect

export async function insertVatCheck(
  db: Queryable,
  row: typeof vatChecks.$inferInsert,
): Promise<VatCheckRow> {
  const [stored] = await db.insert(vatChecks).values(row).returning()
  if (!stored) throw new Error('a response of VIES was not stored')
  return stored
}

/** Returns the latest response for a number since a moment, or undefined. */
export async function latestVatCheck(
  db: Queryable,
  vatNumber: string,
  since: Date,
): Promise<VatCheckRow | undefined> {
  const [row] = await db
    .select()
    .from(vatChecks)
    .where(and(eq(vatChecks.vat_number, vatNumber), gte(vatChecks.checked_at, since)))
    .orderBy(desc(vatChecks.checked_at), desc(vatChecks.id))
    .limit(1)
  return row
}

/**
 * Returns at most `limit` numbers whose latest response is `unavailable` and that an order since a moment was placed with,
 * so that the register is requested again.
 */
export async function uncheckedNumbers(db: Queryable, since: Date, limit: number): Promise<string[]> {
  const { rows } = await db.execute<{ vat_number: string }>(sql`
    select vat_number from (
      select distinct on (vat_number) vat_number, state from ${vatChecks} where checked_at >= ${since.toISOString()}::timestamptz
      order by vat_number, checked_at desc, id desc) latest
    where state = 'unavailable' and exists (select from ${orders}
      where tax_scope = 'unverified' and placed_at >= ${since.toISOString()}::timestamptz
        and billing_address->>'partita_iva' = latest.vat_number)
    limit ${limit}`)
  return rows.map(({ vat_number }) => vat_number)
}
