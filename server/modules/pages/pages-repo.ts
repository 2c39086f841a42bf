import { and, asc, desc, eq, inArray, isNotNull, ne, notInArray, sql } from 'drizzle-orm'
import type { PageBody } from '@/contract/endpoints/admin/pages.ts'
import type { LegalKind } from '@/contract/endpoints/site/legal.ts'
import { defaultLocale, type Locale, locales } from '@/contract/locales.ts'
import { pages, pageTranslations } from '../../db/schema/content.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { takenSlugs } from '../../kernel/db/exists.ts'
import type { PageAsked } from '../../kernel/db/paging.ts'
import { everyWord } from '../../kernel/db/search-words.ts'
import { orderedTable, type Place, recordTable } from '../../kernel/records/record-table.ts'
import { formerOwner } from '../catalog/former-slugs-repo.ts'

type PageRow = typeof pages.$inferSelect
type PageWords = typeof pageTranslations.$inferSelect

export interface StoredPage {
  page: PageRow
  translations: PageWords[] // one for each language with a title
}

export const pagesTable = recordTable(pages)
export const pagesOrder = orderedTable(pages)

const inOrder = [asc(pages.position), asc(pages.id)]

async function withWords(db: Queryable, pages: PageRow[]): Promise<StoredPage[]> {
  if (pages.length === 0) return []
  const ids = pages.map(page => page.id)
  const translations = await db.select().from(pageTranslations).where(inArray(pageTranslations.page_id, ids))
  return pages.map(page => ({
    page,
    translations: translations.filter(translation => translation.page_id === page.id),
  }))
}

const isOut = (kind: PageRow['kind']) => and(eq(pages.kind, kind), eq(pages.is_published, true))

/** Returns published pages in the order of menu and footer. The FAQ has its own address. */
export async function allPages(db: Queryable): Promise<StoredPage[]> {
  return withWords(
    db,
    await db
      .select()
      .from(pages)
      .where(isOut('page'))
      .orderBy(...inOrder),
  )
}

/** Returns the published pages that are legal texts. */
export async function legalPages(db: Queryable): Promise<StoredPage[]> {
  const rows = await db
    .select()
    .from(pages)
    .where(and(isOut('page'), isNotNull(pages.legal_kind)))
    .orderBy(...inOrder)
  return withWords(db, rows)
}

/** Whether another page has this legal text. */
export async function isLegalKindTaken(
  tx: Queryable,
  kind: LegalKind,
  except: number | null,
): Promise<boolean> {
  const rows = await tx
    .select({ id: pages.id })
    .from(pages)
    .where(and(eq(pages.legal_kind, kind), except === null ? undefined : ne(pages.id, except)))
  return rows.length > 0
}

/** If two languages use a slug for different pages, the reader's language takes precedence. */
export async function pageBySlug(
  db: Queryable,
  slug: string,
  locale: Locale,
): Promise<StoredPage | undefined> {
  const row = await db
    .select({ page: pages })
    .from(pageTranslations)
    .innerJoin(pages, eq(pages.id, pageTranslations.page_id))
    .where(and(eq(pageTranslations.slug, slug), isOut('page')))
    .orderBy(sql`${pageTranslations.locale} = ${locale} desc`, asc(pages.id))
    .limit(1)
  const [first] = await withWords(
    db,
    row.map(row => row.page),
  )
  return first
}

/** Returns the published page that had this slug before, or undefined. */
export async function pageByFormerSlug(
  db: Queryable,
  slug: string,
  locale: Locale,
): Promise<StoredPage | undefined> {
  const id = await formerOwner(db, 'page', slug, locale)
  const stored = id === undefined ? undefined : await pageById(db, id)
  return stored?.page.is_published ? stored : undefined
}

/** Returns undefined when the page does not exist. Includes drafts. */
export async function pageById(db: Queryable, id: number): Promise<StoredPage | undefined> {
  const [first] = await withWords(db, await db.select().from(pages).where(eq(pages.id, id)))
  return first
}

/** Includes drafts. The reader's language takes precedence. */
export async function pageIdBySlug(db: Queryable, slug: string, locale: Locale): Promise<number | undefined> {
  const [row] = await db
    .select({ id: pageTranslations.page_id })
    .from(pageTranslations)
    .where(eq(pageTranslations.slug, slug))
    .orderBy(sql`${pageTranslations.locale} = ${locale} desc`, asc(pageTranslations.page_id))
    .limit(1)
  return row?.id
}

/** Returns undefined while the FAQ is not published. */
export async function faqPage(db: Queryable): Promise<StoredPage | undefined> {
  const [first] = await withWords(db, await db.select().from(pages).where(isOut('faq')).limit(1))
  return first
}

/** Returns the texts in `locale`, else in Italian, or undefined when neither has a title. */
export const wordsIn = ({ translations }: StoredPage, locale: Locale): PageWords | undefined =>
  translations.find(text => text.locale === locale) ??
  translations.find(text => text.locale === defaultLocale)

interface Wanted extends PageAsked {
  search?: string | undefined
  status?: 'published' | 'draft' | undefined
}

/**
 * For the administration, including drafts: the FAQ first, then in menu order. `search` matches titles and slugs of
 * every language.
 */
export async function pagesFor(
  db: Queryable,
  { search, status, ...paging }: Wanted,
): Promise<{ found: StoredPage[]; total: number }> {
  const where = and(
    everyWord(
      search,
      has => sql`exists (select 1 from ${pageTranslations} where ${pageTranslations.page_id} = ${pages.id}
        and (${has(pageTranslations.title)} or ${has(pageTranslations.slug)}))`,
    ),
    status ? eq(pages.is_published, status === 'published') : undefined,
  )
  const { rows, total } = await pagesTable.page(
    db,
    { where, orderBy: [desc(eq(pages.kind, 'faq')), ...inOrder] },
    paging,
  )
  return { found: await withWords(db, rows), total }
}

export type Slugs = Partial<Record<Locale, string>>

/** Returns the languages in which another page has the slug. */
export const takenPageSlugs = (tx: Queryable, slugs: Slugs, except: number | null): Promise<Locale[]> =>
  takenSlugs(tx, { table: pageTranslations, owner: pageTranslations.page_id }, slugs, except)

const rowFrom = ({ translations: _, ...facts }: PageBody, now: Date) => ({ ...facts, updated_at: now })

/** Returns the id of the new page. */
export async function insertPage(tx: Queryable, body: PageBody, now: Date): Promise<number> {
  const id = await pagesTable.insert(tx, { ...rowFrom(body, now), position: pagesOrder.nextPosition })
  await storeWords(tx, id, body)
  return id
}

/** Deletes the texts of a language without a title. The caller saves the former slugs. */
export async function storePage(tx: Queryable, id: number, body: PageBody, now: Date): Promise<void> {
  await pagesTable.update(tx, id, rowFrom(body, now))
  await storeWords(tx, id, body)
}

async function storeWords(tx: Queryable, pageId: number, { translations }: PageBody): Promise<void> {
  const titled = locales.filter(locale => translations[locale].title !== '')
  await tx
    .delete(pageTranslations)
    .where(and(eq(pageTranslations.page_id, pageId), notInArray(pageTranslations.locale, titled)))
  for (const locale of titled)
    await tx
      .insert(pageTranslations)
      .values({ page_id: pageId, locale, ...translations[locale] })
      .onConflictDoUpdate({
        target: [pageTranslations.page_id, pageTranslations.locale],
        set: translations[locale],
      })
}

/** Returns the positions of the pages in menu and footer, locked until the commit. */
export const lockPlaces = (tx: Queryable): Promise<Place[]> =>
  pagesOrder.lockPlaces(tx, eq(pages.kind, 'page'))
