/** Takings in the Union scheme (OSS) by quarter. */
import { sql } from 'drizzle-orm'
import { takings } from '../../db/schema/sale-documents.ts'
import type { Queryable } from '../../kernel/db/database.ts'

/** A type, not an interface: rows of raw SQL must be assignable to a record. */
type Sales = { country: string; supply: 'goods' | 'services'; percent: number; taxable: number; vat: number }

/** Entries with the day of their sale. */
const withSale = sql`${takings} t join ${takings} sale
  on sale.order_id = t.order_id and sale.part = t.part and sale.refund_id is null`

/** Sales of the days from `from` to `to`, reduced by the refunds of the same days. Sorted by country. */
export async function ossSales(db: Queryable, from: string, to: string): Promise<Sales[]> {
  const { rows } = await db.execute<Sales>(sql`
    select t.country, case when t.is_service then 'services' else 'goods' end as supply, t.vat_percent::float8 as percent,
      sum(t.taxable)::int as taxable, sum(t.vat)::int as vat
    from ${withSale}
    where t.is_oss and t.day between ${from}::date and ${to}::date and sale.day >= ${from}::date
    group by 1, 2, 3 order by 1, 2, 3`)
  return rows
}

type Correction = { quarter: string; country: string; vat: number }

/** Refunds of these days for sales of earlier quarters, as VAT by quarter of the sale and country. */
export async function ossCorrections(db: Queryable, from: string, to: string): Promise<Correction[]> {
  const { rows } = await db.execute<Correction>(sql`
    select to_char(sale.day, 'YYYY-"Q"Q') as quarter, t.country, sum(t.vat)::int as vat
    from ${withSale}
    where t.is_oss and t.refund_id is not null and t.day between ${from}::date and ${to}::date and sale.day < ${from}::date
    group by 1, 2 order by 1, 2`)
  return rows
}
