import { and, asc, desc, eq, inArray, ne, notInArray, or, type SQL, sql } from 'drizzle-orm'
import { defaultLocale, type Locale, locales } from '../../../src/contract/locales.ts'
import type { PageBody } from '../../../src/contract/page-administration.ts'
import { pages, pageTranslations } from '../../db/schema/content.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { formerOwner } from '../catalog/former-slugs.ts'

type PageRow = typeof pages.$inferSelect
type PageWords = typeof pageTranslations.$inferSelect

export interface StoredPage {
  page: PageRow
  words: PageWords[] // one per language that has a title
}

const inOrder = [asc(pages.position), asc(pages.id)]

async function withWords(db: Queryable, found: PageRow[]): Promise<StoredPage[]> {
  if (found.length === 0) return []
  const ids = found.map(page => page.id)
  const words = await db.select().from(pageTranslations).where(inArray(pageTranslations.page_id, ids))
  return found.map(page => ({ page, words: words.filter(one => one.page_id === page.id) }))
}

const isOut = (kind: PageRow['kind']) => and(eq(pages.kind, kind), eq(pages.is_published, true))

/** Published pages in the order of menu and footer; the one with questions and answers has an address of its own. */
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
    .where(and(eq(pageTranslations.slug, slug), isOut('page')))
    .orderBy(sql`${pageTranslations.locale} = ${locale} desc`, asc(pages.id))
    .limit(1)
  const [first] = await withWords(
    db,
    found.map(row => row.page),
  )
  return first
}

/** The published page that stood at an address before. */
export async function pageByFormerSlug(
  db: Queryable,
  slug: string,
  locale: Locale,
): Promise<StoredPage | undefined> {
  const id = await formerOwner(db, 'page', slug, locale)
  const stored = id === undefined ? undefined : await pageById(db, id)
  return stored?.page.is_published ? stored : undefined
}

export async function pageById(db: Queryable, id: number): Promise<StoredPage | undefined> {
  const [first] = await withWords(db, await db.select().from(pages).where(eq(pages.id, id)))
  return first
}

/** Published or not; the reader's language wins. */
export async function pageIdBySlug(db: Queryable, slug: string, locale: Locale): Promise<number | undefined> {
  const [row] = await db
    .select({ id: pageTranslations.page_id })
    .from(pageTranslations)
    .where(eq(pageTranslations.slug, slug))
    .orderBy(sql`${pageTranslations.locale} = ${locale} desc`, asc(pageTranslations.page_id))
    .limit(1)
  return row?.id
}

export async function lockedPage(tx: Queryable, id: number): Promise<StoredPage | undefined> {
  const [first] = await withWords(tx, await tx.select().from(pages).where(eq(pages.id, id)).for('update'))
  return first
}

export async function faqPage(db: Queryable): Promise<StoredPage | undefined> {
  const [first] = await withWords(db, await db.select().from(pages).where(isOut('faq')).limit(1))
  return first
}

export const wordsIn = ({ words }: StoredPage, locale: Locale): PageWords | undefined =>
  words.find(one => one.locale === locale) ?? words.find(one => one.locale === defaultLocale)

interface Wanted {
  search: string | undefined
  status: 'published' | 'draft' | undefined
  most: number
  from: number
}

export async function pagesFor(
  db: Queryable,
  { search, status, most, from }: Wanted,
): Promise<{ found: StoredPage[]; total: number }> {
  const term = `%${(search ?? '').toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  const speaks: SQL = sql`exists (select 1 from ${pageTranslations} where ${pageTranslations.page_id} = ${pages.id}
    and (lower(${pageTranslations.title}) like ${term} or ${pageTranslations.slug} like ${term}))`
  const where = and(
    search ? speaks : undefined,
    status ? eq(pages.is_published, status === 'published') : undefined,
  )
  const rows = await db
    .select()
    .from(pages)
    .where(where)
    .orderBy(desc(eq(pages.kind, 'faq')), ...inOrder)
    .limit(most)
    .offset(from)
  return { found: await withWords(db, rows), total: await db.$count(pages, where) }
}

/** In which languages another page has a slug of these. */
export async function takenSlugs(
  tx: Queryable,
  slugs: Partial<Record<Locale, string>>,
  except: number | null,
): Promise<Locale[]> {
  const pairs = Object.entries(slugs) as [Locale, string][]
  if (pairs.length === 0) return []
  const rows = await tx
    .select({ locale: pageTranslations.locale })
    .from(pageTranslations)
    .where(
      and(
        or(
          ...pairs.map(([locale, slug]) =>
            and(eq(pageTranslations.locale, locale), eq(pageTranslations.slug, slug)),
          ),
        ),
        except === null ? undefined : ne(pageTranslations.page_id, except),
      ),
    )
  return rows.map(({ locale }) => locale)
}

const rowFrom = ({ translations: _, ...facts }: PageBody, now: Date) => ({ ...facts, updated_at: now })

export async function insertPage(tx: Queryable, body: PageBody, now: Date): Promise<StoredPage> {
  const position = sql`(select coalesce(max(position), -1) + 1 from ${pages})`
  const [row] = await tx
    .insert(pages)
    .values({ ...rowFrom(body, now), position })
    .returning()
  if (!row) throw new Error('a page was not stored')
  await storeWords(tx, row.id, body)
  return (await pageById(tx, row.id)) as StoredPage
}

export async function storePage(tx: Queryable, id: number, body: PageBody, now: Date): Promise<StoredPage> {
  await tx.update(pages).set(rowFrom(body, now)).where(eq(pages.id, id))
  await storeWords(tx, id, body)
  return (await pageById(tx, id)) as StoredPage
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

export async function dropPage(tx: Queryable, id: number): Promise<void> {
  await tx.delete(pages).where(eq(pages.id, id))
}

/** Where the pages of menu and footer stand, locked so that two who sort at once wait for one another. */
export async function lockedPlaces(tx: Queryable): Promise<{ id: number; position: number }[]> {
  const rows = await tx
    .select({ id: pages.id, position: pages.position })
    .from(pages)
    .where(eq(pages.kind, 'page'))
    .orderBy(asc(pages.id))
    .for('update')
  return rows.sort((one, other) => one.position - other.position || one.id - other.id)
}

export async function placePage(tx: Queryable, id: number, position: number): Promise<void> {
  await tx.update(pages).set({ position }).where(eq(pages.id, id))
}
