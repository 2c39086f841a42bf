/** Stored responses of VIES (decision 0065). */
import { and, desc, eq, gte, type SQL, sql } from 'drizzle-orm'
import type { VatCheckOfSale } from '@/contract/endpoints/admin/vat-check-of-sale.ts'
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
 * Returns at most `limit` numbers of orders without a confirmed number since a moment whose latest response is `unavailable` or missing, so
 * that the register is requested again: ten minutes after the first failure, then after twice the time of each further one, at least once
 * a day.
 */
export async function uncheckedNumbers(
  db: Queryable,
  { since, now, limit }: { since: Date; now: Date; limit: number },
): Promise<string[]> {
  const moment = (date: Date) => sql`${date.toISOString()}::timestamptz`
  const { rows } = await db.execute<{ vat_number: string }>(sql`
    select sold.vat_number from (
      select billing_address->>'partita_iva' as vat_number, max(placed_at) as ordered from ${orders}
      where tax_scope = 'unverified' and placed_at >= ${moment(since)} and coalesce(billing_address->>'partita_iva', '') <> ''
      group by 1) sold
    left join lateral (
      select (array_agg(state order by checked_at desc, id desc))[1] as state, max(checked_at) as last,
        least(count(*) filter (where state = 'unavailable'), 20) as failures
      from ${vatChecks} where vat_number = sold.vat_number and checked_at >= sold.ordered - interval '1 day') checked on true
    where checked.state is null or (checked.state = 'unavailable'
      and checked.last + least(interval '10 minutes' * power(2, checked.failures - 1), interval '1 day') <= ${moment(now)})
    order by sold.ordered limit ${limit}`)
  return rows.map(({ vat_number }) => vat_number)
}

/** Returns the responses that the VAT of these orders refers to, by order. Orders without a VAT number of another member state are missing. */
export async function vatChecksOfOrders(
  db: Queryable,
  orderIds: readonly number[],
): Promise<Map<number, VatCheckOfSale>> {
  if (orderIds.length === 0) return new Map()
  const response = (where: SQL) => sql`(select json_build_object('state', state, 'checked_at', checked_at,
    'request_identifier', request_identifier) from ${vatChecks} where ${where} order by checked_at desc, id desc limit 1)`
  const ofNumber = sql`vat_number = o.billing_address->>'partita_iva'`
  const { rows } = await db.execute<VatCheckOfSale & { order_id: number }>(sql`
    select o.id as order_id, o.billing_address->>'partita_iva' as vat_number,
      ${response(sql`case when o.tax_scope = 'union_business' then id = (o.tax->'terms'->>'vat_check_id')::int
        else ${ofNumber} and checked_at <= o.placed_at and checked_at >= o.placed_at - interval '1 day' end`)} as at_sale,
      ${response(sql`${ofNumber} and checked_at > o.placed_at`)} as later
    from ${orders} o where o.id in ${[...orderIds]} and o.tax_scope in ('union_business', 'unverified')
      and coalesce(o.billing_address->>'partita_iva', '') <> ''`)
  return new Map(
    rows.map(({ order_id, vat_number, at_sale, later }) => [
      order_id,
      { vat_number, at_sale: at_sale && inIso(at_sale), later: later && inIso(later) },
    ]),
  )
}

type Response = NonNullable<VatCheckOfSale['later']>
const inIso = (response: Response): Response => ({
  ...response,
  checked_at: new Date(response.checked_at).toISOString(),
})
