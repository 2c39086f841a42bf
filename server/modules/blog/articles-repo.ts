/** Articles as the administration edits them. */
import { and, count, desc, eq, gt, lte, notInArray, or, type SQL, sql } from 'drizzle-orm'
import type { ParsedOf } from '@/contract/endpoint.ts'
import type { ArticleBody, adminArticles, articleStates } from '@/contract/endpoints/admin/articles.ts'
import { type Locale, locales } from '@/contract/locales.ts'
import { articleCategories, articles, articleTranslations } from '../../db/schema/blog.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { takenSlugs } from '../../kernel/db/exists.ts'
import { everyWord } from '../../kernel/db/search-words.ts'
import { orderedTable, recordTable } from '../../kernel/records/record-table.ts'

export const articlesTable = recordTable(articles)
export const articleCategoriesTable = recordTable(articleCategories)
export const nextCategoryPosition = orderedTable(articleCategories).nextPosition

type ArticleRow = typeof articles.$inferSelect
export type CategoryRow = typeof articleCategories.$inferSelect

export interface WrittenArticle {
  article: ArticleRow
  translations: (typeof articleTranslations.$inferSelect)[]
}

async function whole(db: Queryable, rows: ArticleRow[]): Promise<WrittenArticle[]> {
  if (rows.length === 0) return []
  const translations = await db
    .select()
    .from(articleTranslations)
    .where(or(...rows.map(({ id }) => eq(articleTranslations.article_id, id))))
  return rows.map(article => ({
    article,
    translations: translations.filter(text => text.article_id === article.id),
  }))
}

export type ArticleState = (typeof articleStates)[number]

const inState = (state: ArticleState, now: Date): SQL | undefined =>
  state === 'draft'
    ? eq(articles.is_published, false)
    : and(
        eq(articles.is_published, true),
        state === 'scheduled' ? gt(articles.published_at, now) : lte(articles.published_at, now),
      )

/**
 * Sorted by publication, newest first, including drafts and scheduled articles. `total` counts all pages. The search
 * matches author and titles.
 */
export async function writtenArticles(
  db: Queryable,
  query: ParsedOf<typeof adminArticles>['query'],
  now: Date,
): Promise<{ found: WrittenArticle[]; total: number }> {
  const { search, state, category_id } = query
  const where = and(
    everyWord(
      search,
      has => sql`${has(articles.author)} or exists (select 1 from ${articleTranslations}
        where ${articleTranslations.article_id} = ${articles.id} and ${has(articleTranslations.title)})`,
    ),
    state ? inState(state, now) : undefined,
    category_id ? eq(articles.category_id, category_id) : undefined,
  )
  const orderBy = [desc(articles.published_at), desc(articles.id)]
  const { rows, total } = await articlesTable.page(db, { where, orderBy }, query)
  return { found: await whole(db, rows), total }
}

/** Returns undefined when the article does not exist. */
export async function writtenArticle(db: Queryable, id: number): Promise<WrittenArticle | undefined> {
  const row = await articlesTable.find(db, id)
  return row && (await whole(db, [row]))[0]
}

/** Includes unpublished articles. The reader's language takes precedence. */
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

/** Returns the languages in which another article has the slug. */
export const takenArticleSlugs = (
  tx: Queryable,
  slugs: Partial<Record<Locale, string>>,
  except: number | null,
): Promise<Locale[]> =>
  takenSlugs(tx, { table: articleTranslations, owner: articleTranslations.article_id }, slugs, except)

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

/** Returns the id of the new article. */
export async function insertArticle(tx: Queryable, body: ArticleBody, now: Date): Promise<number> {
  const id = await articlesTable.insert(tx, rowFrom(body, now))
  await storeWords(tx, id, body)
  return id
}

/** A language with an empty title loses its translation. Sets `updated_at`. */
export async function storeArticle(tx: Queryable, id: number, body: ArticleBody, now: Date): Promise<void> {
  await articlesTable.update(tx, id, rowFrom(body, now))
  await storeWords(tx, id, body)
}

/** In the shop's order. `articles` includes drafts. */
export async function everyCategory(db: Queryable): Promise<(CategoryRow & { articles: number })[]> {
  const rows = await db
    .select({ category: articleCategories, articles: count(articles.id) })
    .from(articleCategories)
    .leftJoin(articles, eq(articles.category_id, articleCategories.id))
    .groupBy(articleCategories.id)
    .orderBy(articleCategories.position, articleCategories.id)
  return rows.map(({ category, articles: number }) => ({ ...category, articles: number }))
}
