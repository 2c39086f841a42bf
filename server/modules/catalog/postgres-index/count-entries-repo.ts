/** Counts entries for the filters of a list, each in one pass over the matches. */
import { type SQL, sql } from 'drizzle-orm'
import type { Role } from '@/contract/permissions.ts'
import { tierOf } from '@/domain/pricing.ts'
import type { Queryable } from '../../../kernel/db/database.ts'

const barCount = 16

/** `min`, `max`: of the prices of all matches. */
export async function countBars(
  db: Queryable,
  where: SQL,
  role: Role | undefined,
  { min, max }: { min: number; max: number },
): Promise<number[]> {
  const price = sql.raw(`e.${tierOf(role)}_price`)
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
export async function summarizeEntries(db: Queryable, where: SQL, role: Role | undefined): Promise<number[]> {
  const [price, sale] = [sql.raw(`e.${tierOf(role)}_price`), sql.raw(`e.${tierOf(role)}_sale`)]
  const { rows } = await db.execute<{ counts: number[] }>(sql`
    select json_build_array(count(*), count(*) filter (where e.in_stock), count(*) filter (where ${sale}),
      coalesce(min(${price}), 0), coalesce(max(${price}), 0)) as counts
    from catalogue_entries e where ${where}`)
  return rows[0]!.counts
}
