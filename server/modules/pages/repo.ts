import { asc, eq, inArray, sql } from 'drizzle-orm'
import { defaultLocale, type Locale } from '../../../src/contract/locales.ts'
import { pages, pageTranslations } from '../../db/schema/content.ts'
import type { Queryable } from '../../kernel/db/database.ts'

type PageRow = typeof pages.$inferSelect
type PageWords = typeof pageTranslations.$inferSelect

export interface StoredPage {
  page: PageRow
  words: PageWords[] // one per language
}

async function withWords(db: Queryable, found: PageRow[]): Promise<StoredPage[]> {
  if (found.length === 0) return []
  const words = await db
    .select()
    .from(pageTranslations)
    .where(
      inArray(
        pageTranslations.page_id,
        found.map(page => page.id),
      ),
    )
  return found.map(page => ({ page, words: words.filter(one => one.page_id === page.id) }))
}

export async function allPages(db: Queryable): Promise<StoredPage[]> {
  return withWords(db, await db.select().from(pages).orderBy(asc(pages.position), asc(pages.id)))
}

/** The reader's language wins when two languages share a slug for different pages. */
export async function pageBySlug(
  db: Queryable,
  slug: string,
  locale: Locale,
): Promise<StoredPage | undefined> {
  const found = await db
    .select({ page: pages })
    .from(pageTranslations)
    .innerJoin(pages, eq(pages.id, pageTranslations.page_id))
    .where(eq(pageTranslations.slug, slug))
    .orderBy(sql`${pageTranslations.locale} = ${locale} desc`, asc(pages.id))
    .limit(1)
  const [first] = await withWords(
    db,
    found.map(row => row.page),
  )
  return first
}

export const wordsIn = ({ words }: StoredPage, locale: Locale): PageWords | undefined =>
  words.find(one => one.locale === locale) ?? words.find(one => one.locale === defaultLocale)
