/**
 * Finds what shows a picture. It searches every place that may contain a picture's address, so that no page loses a
 * picture unnoticed.
 */
import { sql } from 'drizzle-orm'
import { ImageUse } from '@/contract/endpoints/admin/media.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { containsPattern } from '../../kernel/db/search-words.ts'

const most = 50

const titleOf = (table: string, key: string, id: string) =>
  sql.raw(`(select w.title from ${table} w where w.${key} = ${id} and w.locale = 'it')`)

/** `address` occurs in JSON unchanged, because it contains no characters that are escaped there. */
export async function usesOf(db: Queryable, address: string): Promise<ImageUse[]> {
  const part = containsPattern(address)
  const exact = JSON.stringify([address])
  const { rows } = await db.execute<{ record: string; title: string | null }>(sql`
    select 'product' as record, ${titleOf('product_translations', 'product_id', 'p.id')} as title from products p
      where p.pictures @> ${exact}::jsonb or p.guarantee_label = ${address}
        or exists (select 1 from product_variants v where v.product_id = p.id and v.picture = ${address})
    union all select 'category', (select w.name from category_translations w where w.category_id = c.id and w.locale = 'it')
      from categories c where c.picture = ${address}
    union all select 'page', ${titleOf('page_translations', 'page_id', 'g.id')} from pages g
      where g.blocks::text like ${part}
    union all select 'article', ${titleOf('article_translations', 'article_id', 'a.id')} from articles a
      where a.picture = ${address} or a.author_picture = ${address}
    union all select 'slide', s.texts->'it'->>'title' from slides s where s.picture = ${address} or s.video_url = ${address}
    union all select 'campaign', m.name from campaigns m where m.picture = ${address}
    union all select 'promotion', ${titleOf('promotion_translations', 'promotion_id', 'o.id')} from promotions o
      where o.picture = ${address}
    union all select 'character', h.nome from characters h where h.images::text like ${part} or h.immagine_url = ${address}
    union all select 'collection', l.names->>'it' from collections l where l.picture = ${address}
    union all select 'settings', t.key from settings t where t.value::text like ${part}
    limit ${most}`)
  return rows.map(({ record, title }) => ImageUse.parse({ record, title: title ?? '' }))
}
