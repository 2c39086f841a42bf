/** Names of report entries, in the language of the request. Entries that the client translates have none. */
import { sql } from 'drizzle-orm'
import type { ReportName } from '@/contract/endpoints/admin/reports.ts'
import type { Locale } from '@/contract/locales.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { wordInSql } from '../../kernel/db/json-sql.ts'

/** Returns the id in a key, or the whole key: `7 shop` of a pack, `c7` of a customer. */
const idPart = (report: ReportName, key: string): string => {
  if (report === 'packs') return key.split(' ')[0] ?? ''
  return report === 'customers' ? key.replace(/^c(?=\d)/, '') : key
}

const isId = (key: string): boolean => /^\d+$/.test(key)

/** Returns names by key. A deleted product has the title of its last order line; an erased customer has no name. */
export async function labelsOf(
  db: Queryable,
  report: ReportName,
  keys: readonly string[],
  locale: Locale,
): Promise<Map<string, string>> {
  const ids = keys.map(key => idPart(report, key)).filter(isId)
  if (ids.length === 0) return new Map()
  const wanted = sql`(select unnest(array[${sql.join(
    ids.map(id => sql`${Number(id)}`),
    sql`, `,
  )}]::int[]) as id)`
  const named = {
    products: sql`select w.id, coalesce(
        (select title from product_translations t where t.product_id = w.id and t.locale in (${locale}, 'it') order by t.locale = ${locale} desc limit 1),
        (select title from order_lines l where l.product_id = w.id order by l.id desc limit 1)) as label from ${wanted} w`,
    categories: sql`select w.id, (select name from category_translations t where t.category_id = w.id and t.locale in (${locale}, 'it')
        order by t.locale = ${locale} desc limit 1) as label from ${wanted} w`,
    customers: sql`select w.id, coalesce(nullif(u.name, ''), nullif(c.name, ''), u.email, c.email) as label
      from ${wanted} w join customers c on c.id = w.id left join users u on u.id = c.user_id`,
    packs: sql`select w.id, ${wordInSql(sql`p.names`, locale)} as label from ${wanted} w join pack_types p on p.id = w.id`,
  }
  const query = (named as Partial<Record<ReportName, (typeof named)['packs']>>)[report]
  if (!query) return new Map()
  const { rows } = await db.execute<{ id: number; label: string | null }>(query)
  const labels = new Map(rows.map(({ id, label }) => [String(id), label ?? '']))
  return new Map(keys.map(key => [key, labels.get(idPart(report, key)) ?? '']))
}
