/** Counts entries for the filters of a list, each in one pass over the matches. */
import { type SQL, sql } from 'drizzle-orm'
import { tierOf } from '@/domain/pricing.ts'
import { type TaxClass, taxClasses } from '@/domain/tax/tax-classes.ts'
import { ruleFor } from '@/domain/tax/tax-rule.ts'
import type { Queryable } from '../../../kernel/db/database.ts'
import type { DestinationPrices } from '../../tax/destination-prices.ts'
import type { CountedQuery } from '../search-index/cached-counts.ts'

const barCount = 16

type PricedQuery = Pick<CountedQuery, 'role' | 'destination'>

/** The price of an entry `e` for the reader. At a destination it is computed like `destinationPrice`, with the same numbers. */
export function entryPrice({ role, destination = null }: PricedQuery): SQL {
  const list = sql.raw(`e.${tierOf(role)}_price`)
  return destination
    ? sql`(select case ${sql.join(rateCases(list, destination), sql` `)} else ${list} end from products p where p.id = e.product_id)`
    : list
}

const rateCases = (list: SQL, destination: DestinationPrices): SQL[] =>
  taxClasses.flatMap(tax_class =>
    [false, true].flatMap(is_digital => rateCase(list, destination, tax_class, is_digital)),
  )

function rateCase(
  list: SQL,
  destination: DestinationPrices,
  tax_class: TaxClass,
  is_digital: boolean,
): SQL[] {
  const rule = ruleFor(destination, { tax_class, is_digital })
  if (!rule || rule.percent === rule.list_percent) return []
  const round = (of: SQL) => sql`floor(${of} + 0.5::float8 + 1e-9::float8)`
  const taxable = round(sql`${list}::float8 * 100 / ${100 + rule.list_percent}::float8`)
  return [
    sql`when p.tax_class = ${tax_class} and p.is_digital = ${is_digital}
      then (${taxable} + ${round(sql`${taxable} * ${rule.percent}::float8 / 100`)})::int`,
  ]
}

/** `min`, `max`: of the prices of all matches. */
export async function countBars(
  db: Queryable,
  where: SQL,
  question: PricedQuery,
  { min, max }: { min: number; max: number },
): Promise<number[]> {
  const price = entryPrice(question)
  const slice = (max - min) / barCount || 1
  const { rows } = await db.execute<{ bar: number; amount: number }>(sql`
    select least(${barCount - 1}::int, floor((${price} - ${min}::int) / ${slice}::float8))::int as bar, count(*)::int as amount
    from catalogue_entries e where ${where} group by 1`)
  const bars = Array<number>(barCount).fill(0)
  for (const { bar, amount } of rows) bars[bar] = amount
  return bars
}

/** Returns id and count of each value, one after the other. */
export async function countValues(db: Queryable, where: SQL): Promise<number[]> {
  const { rows } = await db.execute<{ id: number; amount: number }>(sql`
    select id, count(*)::int as amount from (select unnest(e.value_ids) as id from catalogue_entries e where ${where}) v
    group by id`)
  return rows.flatMap(({ id, amount }) => [id, amount])
}

export interface EntriesSummary {
  total: number
  inStock: number
  onSale: number
  min: number // price
  max: number
}

/** Returns the numbers of `EntriesSummary` in its order. */
export async function summarizeEntries(db: Queryable, where: SQL, question: PricedQuery): Promise<number[]> {
  const [price, sale] = [entryPrice(question), sql.raw(`e.${tierOf(question.role)}_sale`)]
  const { rows } = await db.execute<{ counts: number[] }>(sql`
    select json_build_array(count(*), count(*) filter (where e.in_stock), count(*) filter (where ${sale}),
      coalesce(min(${price}), 0), coalesce(max(${price}), 0)) as counts
    from catalogue_entries e where ${where}`)
  return rows[0]!.counts
}
