/** Articles as the administration writes them. */
import { and, count, desc, eq, gt, lte, ne, notInArray, or, type SQL, sql } from 'drizzle-orm'
import type { ArticleBody, articleStates } from '../../../src/contract/blog-administration.ts'
import { type Locale, locales } from '../../../src/contract/locales.ts'
import { articleCategories, articles, articleTranslations } from '../../db/schema/blog.ts'
import type { Queryable } from '../../kernel/db/database.ts'

type ArticleRow = typeof articles.$inferSelect
export type CategoryRow = typeof articleCategories.$inferSelect

export interface WrittenArticle {
  article: ArticleRow
  words: (typeof articleTranslations.$inferSelect)[]
}

async function whole(db: Queryable, rows: ArticleRow[]): Promise<WrittenArticle[]> {
  if (rows.length === 0) return []
  const words = await db
    .select()
    .from(articleTranslations)
    .where(or(...rows.map(({ id }) => eq(articleTranslations.article_id, id))))
  return rows.map(article => ({ article, words: words.filter(one => one.article_id === article.id) }))
}

export type ArticleState = (typeof articleStates)[number]

const inState = (state: ArticleState, now: Date): SQL | undefined =>
  state === 'draft'
    ? eq(articles.is_published, false)
    : and(
        eq(articles.is_published, true),
        state === 'scheduled' ? gt(articles.published_at, now) : lte(articles.published_at, now),
      )

interface Wanted {
  search: string | undefined
  state: ArticleState | undefined
  categoryId: number | undefined
  most: number
  from: number
  now: Date
}

export async function writtenArticles(
  db: Queryable,
  { search, state, categoryId, most, from, now }: Wanted,
): Promise<{ found: WrittenArticle[]; total: number }> {
  const term = `%${(search ?? '').toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  const speaks = sql`lower(${articles.author}) like ${term} or exists (select 1 from ${articleTranslations}
    where ${articleTranslations.article_id} = ${articles.id} and lower(${articleTranslations.title}) like ${term})`
  const where = and(
    search ? sql`(${speaks})` : undefined,
    state ? inState(state, now) : undefined,
    categoryId ? eq(articles.category_id, categoryId) : undefined,
  )
  const rows = await db
    .select()
    .from(articles)
    .where(where)
    .orderBy(desc(articles.published_at), desc(articles.id))
    .limit(most)
    .offset(from)
  return { found: await whole(db, rows), total: await db.$count(articles, where) }
}

export async function writtenArticle(db: Queryable, id: number): Promise<WrittenArticle | undefined> {
  return (await whole(db, await db.select().from(articles).where(eq(articles.id, id))))[0]
}

/** Published or not; the reader's language wins. */
export async function articleIdBySlug(
  db: Queryable,
  slug: string,
  locale: Locale,
): Promise<number | undefined> {
  const [row] = await db
    .select({ id: articleTranslations.article_id })
    .from(articleTranslations)
    .where(eq(articleTranslations.slug, slug))
    .orderBy(sql`${articleTranslations.locale} = ${locale} desc`, articleTranslations.article_id)
    .limit(1)
  return row?.id
}

export async function lockedArticle(tx: Queryable, id: number): Promise<WrittenArticle | undefined> {
  return (await whole(tx, await tx.select().from(articles).where(eq(articles.id, id)).for('update')))[0]
}

/** In which languages another article has a slug of these. */
export async function takenArticleSlugs(
  tx: Queryable,
  slugs: Partial<Record<Locale, string>>,
  except: number | null,
): Promise<Locale[]> {
  const same = (Object.entries(slugs) as [Locale, string][]).map(([locale, slug]) =>
    and(eq(articleTranslations.locale, locale), eq(articleTranslations.slug, slug)),
  )
  const rows = await tx
    .select({ locale: articleTranslations.locale })
    .from(articleTranslations)
    .where(and(or(...same), except === null ? undefined : ne(articleTranslations.article_id, except)))
  return rows.map(({ locale }) => locale)
}

const rowFrom = ({ translations: _, published_at, ...facts }: ArticleBody, now: Date) => ({
  ...facts,
  published_at: new Date(published_at),
  updated_at: now,
})

async function storeWords(tx: Queryable, id: number, { translations }: ArticleBody): Promise<void> {
  const titled = locales.filter(locale => translations[locale].title !== '')
  await tx
    .delete(articleTranslations)
    .where(and(eq(articleTranslations.article_id, id), notInArray(articleTranslations.locale, titled)))
  for (const locale of titled)
    await tx
      .insert(articleTranslations)
      .values({ article_id: id, locale, ...translations[locale] })
      .onConflictDoUpdate({
        target: [articleTranslations.article_id, articleTranslations.locale],
        set: translations[locale],
      })
}

export async function insertArticle(tx: Queryable, body: ArticleBody, now: Date): Promise<WrittenArticle> {
  const [row] = await tx.insert(articles).values(rowFrom(body, now)).returning()
  if (!row) throw new Error('an article was not stored')
  await storeWords(tx, row.id, body)
  return (await writtenArticle(tx, row.id)) as WrittenArticle
}

export async function storeArticle(
  tx: Queryable,
  id: number,
  body: ArticleBody,
  now: Date,
): Promise<WrittenArticle> {
  await tx.update(articles).set(rowFrom(body, now)).where(eq(articles.id, id))
  await storeWords(tx, id, body)
  return (await writtenArticle(tx, id)) as WrittenArticle
}

export async function dropArticle(tx: Queryable, id: number): Promise<void> {
  await tx.delete(articles).where(eq(articles.id, id))
}

export async function everyCategory(db: Queryable): Promise<(CategoryRow & { articles: number })[]> {
  const rows = await db
    .select({ category: articleCategories, articles: count(articles.id) })
    .from(articleCategories)
    .leftJoin(articles, eq(articles.category_id, articleCategories.id))
    .groupBy(articleCategories.id)
    .orderBy(articleCategories.position, articleCategories.id)
  return rows.map(({ category, articles: number }) => ({ ...category, articles: number }))
}

export async function storeCategory(
  tx: Queryable,
  id: number | null,
  words: Pick<CategoryRow, 'names' | 'slugs'>,
): Promise<number> {
  if (id !== null) {
    await tx.update(articleCategories).set(words).where(eq(articleCategories.id, id))
    return id
  }
  const position = sql`(select coalesce(max(position), -1) + 1 from ${articleCategories})`
  const [row] = await tx
    .insert(articleCategories)
    .values({ ...words, position })
    .returning({ id: articleCategories.id })
  if (!row) throw new Error('a category was not stored')
  return row.id
}

export async function dropCategory(tx: Queryable, id: number): Promise<void> {
  await tx.delete(articleCategories).where(eq(articleCategories.id, id))
}
