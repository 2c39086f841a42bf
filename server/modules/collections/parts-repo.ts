/**
 * Returns the stock that the choices of a configuration take, one of each per item, without choices that take nothing.
 */
import { sql } from 'drizzle-orm'
import type { Configuration } from '@/contract/endpoints/shop/collections.ts'
import type { Queryable } from '../../kernel/db/database.ts'

export type PartInUse = { item: 'product' | 'variant'; id: number }

/** Not sorted. Choices and steps that no longer exist are omitted. */
export async function partsOf(
  db: Queryable,
  { collection_id, choices }: Configuration,
): Promise<PartInUse[]> {
  const { rows } = await db.execute<PartInUse>(sql`
    select case when c.variant_id is null then 'product' else 'variant' end as item,
      coalesce(c.variant_id, c.product_id) as id
    from jsonb_each(${JSON.stringify(choices)}::jsonb) chosen(step, codes)
    join collection_steps s on s.collection_id = ${collection_id} and s.code = chosen.step
    join collection_choices c on c.step_id = s.id and chosen.codes ? c.code
    where coalesce(c.variant_id, c.product_id) is not null`)
  return rows
}
