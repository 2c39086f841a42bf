/** Reads the slugs of everything that guests may see, without loading texts. Sorted by record and language, read in batches. */
import { type SQL, sql } from 'drizzle-orm'
import type { Locale } from '@/contract/locales.ts'
import { locales } from '@/contract/locales.ts'
import type { Queryable } from '../kernel/db/database.ts'
import { openCategoryIds } from '../modules/catalog/open-categories-repo.ts'
import { visibleTo } from '../modules/catalog/visible-products-repo.ts'

export const sitemapKinds = ['screens', 'categories', 'products', 'characters', 'pages', 'articles'] as const
export type SitemapKind = (typeof sitemapKinds)[number]

/** A type, not an interface: rows of raw SQL must be records. */
export type SlugRow = {
  id: number
  locale: Locale
  slug: string
  parent: string | null // slug of the parent category
  changed: string | null // day of the last change
}

const day = (column: SQL) => sql`to_char(${column}, 'YYYY-MM-DD')`

const questions: Record<Exclude<SitemapKind, 'screens'>, (now: Date) => SQL> = {
  categories: () => sql`select t.category_id as id, t.locale, t.slug, null as parent, null as changed
    from category_translations t where t.category_id in ${openCategoryIds}`,
  products:
    () => sql`select t.product_id as id, t.locale, t.slug, b.slug as parent, ${day(sql`p.updated_at`)} as changed
    from product_translations t join products p on p.id = t.product_id and ${visibleTo(undefined)}
    join category_translations b on b.category_id = p.category_id and b.locale = t.locale
    where p.category_id in ${openCategoryIds}`,
  characters: () => sql`select c.id, l.locale, c.slug, null as parent, null as changed from characters c
    cross join unnest(${`{${locales.join(',')}}`}::text[]) as l(locale)`,
  pages:
    () => sql`select t.page_id as id, t.locale, t.slug, null as parent, ${day(sql`p.updated_at`)} as changed
    from page_translations t join pages p on p.id = t.page_id
    where p.visibility = 'everyone' and p.is_published and p.kind = 'page'`,
  articles:
    now => sql`select t.article_id as id, t.locale, t.slug, null as parent, ${day(sql`a.updated_at`)} as changed
    from article_translations t join articles a on a.id = t.article_id
    where a.is_published and a.published_at <= ${now.toISOString()}::timestamptz`,
}

const pieceRows = 3000

/** Yields at most `limit` records; the next batch is queried after the previous one was consumed. */
export async function* addressesOf(
  db: Queryable,
  kind: Exclude<SitemapKind, 'screens'>,
  now: Date,
  most: number,
): AsyncGenerator<SlugRow> {
  let last: Pick<SlugRow, 'id' | 'locale'> = { id: 0, locale: locales[0] }
  for (let remaining = most * locales.length; remaining > 0; remaining -= pieceRows) {
    const { rows } = await db.execute<SlugRow>(sql`select * from (${questions[kind](now)}) one
      where (id, locale) > (${last.id}, ${last.locale}) order by id, locale limit ${Math.min(remaining, pieceRows)}`)
    yield* rows
    last = rows.at(-1) ?? last
    if (rows.length < pieceRows) return
  }
}
