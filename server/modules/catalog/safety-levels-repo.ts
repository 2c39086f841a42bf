/** Safety information of a product at all levels, and which products lack it. */
import { type SQL, sql } from 'drizzle-orm'
import { emptySafety } from '@/domain/product-safety.ts'
import { columnPairs } from '../../kernel/db/json-sql.ts'

const columns = Object.keys(emptySafety).filter(name => name !== 'warnings')

/** The warnings of a record in the reader's language, else in Italian, else empty. */
const warningsOf = (table: string, key: string, id: SQL): SQL => sql`coalesce((select w.warnings
  from ${sql.raw(table)} w where w.${sql.raw(key)} = ${id} and w.locale in (asked.locale, 'it') and w.warnings <> ''
  order by w.locale = asked.locale desc limit 1), '')`

const shopLevel = sql`(select jsonb_build_array(value) from settings where key = 'product_safety')`

/** An array: the product `p`, its category, the parents from below, the shop. `asked.locale` is the reader's language. */
export const safetyLevels = sql<unknown[]>`jsonb_build_array(jsonb_build_object(${columnPairs('p', columns)},
    'warnings', ${warningsOf('product_translations', 'product_id', sql`p.id`)}))
  || coalesce((with recursive up as (
      select c.id, c.parent_id, c.safety, 0 as depth from categories c where c.id = p.category_id
      union all select c.id, c.parent_id, c.safety, up.depth + 1 from categories c join up on c.id = up.parent_id)
    select jsonb_agg(up.safety || jsonb_build_object('warnings', ${warningsOf('category_translations', 'category_id', sql`up.id`)})
      order by up.depth) from up), '[]')
  || coalesce(${shopLevel}, '[]')`

/**
 * Condition: `p` is published, is sold as an object, and the maker that applies to it lacks name, postal address or contact, or its
 * responsible person lacks one of them.
 */
export const lacksSafety = sql`p.status = 'published' and not p.is_digital and exists (
  with recursive up as (
    select c.parent_id, c.safety as level, 1 as depth from categories c where c.id = p.category_id
    union all select c.parent_id, c.safety, up.depth + 1 from categories c join up on c.id = up.parent_id),
  levels as (
    select to_jsonb(p) as level, 0 as depth union all select level, depth from up
    union all select value, 100 from settings where key = 'product_safety'),
  roles as (
    select role, (select l.level from levels l where l.level->>role <> '' order by l.depth limit 1) as level
    from unnest(array['maker', 'responsible']) as role)
  select from roles where (level is null and role = 'maker')
    or level->>(role || '_address') = '' or level->>(role || '_contact') = '')`
