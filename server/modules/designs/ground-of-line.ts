import { sql } from 'drizzle-orm'
import type { Configuration } from '../../../src/contract/endpoints/shop/collections.ts'
import type { Queryable } from '../../kernel/db/database.ts'

/** Picture of the goods as they were chosen: that of the ground's choice, else the collection's own. */
export async function groundOfLine(
  db: Queryable,
  { configuration, picture }: { configuration: Configuration | null; picture: string | null },
): Promise<string> {
  if (!configuration) return picture ?? ''
  const { rows } = await db.execute<{ layer: string }>(sql`
    select c.layer from jsonb_each(${JSON.stringify(configuration.choices)}::jsonb) chosen(step, codes)
    join collection_steps s on s.collection_id = ${configuration.collection_id} and s.code = chosen.step and s.role = 'ground'
    join collection_choices c on c.step_id = s.id and chosen.codes ? c.code
    where c.layer is not null limit 1`)
  return rows[0]?.layer ?? picture ?? ''
}
