/** Published articles of the journal, in the reader's language. */
import { and, asc, desc, eq, inArray, lte, ne, type SQL, sql } from 'drizzle-orm'
import type {
  ArticleCard,
  ArticleCategory,
  ArticleQuery,
  RatingFields,
} from '@/contract/endpoints/site/blog.ts'
import { defaultLocale, type Locale } from '@/contract/locales.ts'
import { wordIn } from '@/contract/localized-texts.ts'
import { articleCategories, articleRatings, articles, articleTranslations } from '../../db/schema/blog.ts'
import { plainText } from '../../db/schema/plain-text.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { onPage } from '../../kernel/db/paging.ts'
import { containsPattern } from '../../kernel/db/search-words.ts'
import { formerOwner } from '../catalog/former-slugs-repo.ts'
import { plainWords } from '../catalog/word-search/vocabulary.ts'
import { readingMinutes } from './reading-minutes.ts'

type ArticleRow = typeof articles.$inferSelect
type CategoryRow = typeof articleCategories.$inferSelect
type ArticleWords = typeof articleTranslations.$inferSelect

export interface StoredArticle {
  article: ArticleRow
  category: CategoryRow
  translations: ArticleWords[] // one per language
}

/** Condition on `articles`: excludes drafts and articles scheduled for later. */
export const publishedBy = (now: Date): SQL | undefined =>
  and(eq(articles.is_published, true), lte(articles.published_at, now))

const newestFirst = [desc(articles.published_at), desc(articles.id)]

/** Falls back to Italian. Throws for an article with neither language. */
export const wordsIn = ({ translations }: StoredArticle, locale: Locale): ArticleWords => {
  const translation =
    translations.find(text => text.locale === locale) ??
    translations.find(text => text.locale === defaultLocale)
  if (!translation) throw new Error('an article without words')
  return translation
}

async function withWords(
  db: Queryable,
  rows: { article: ArticleRow; category: CategoryRow }[],
): Promise<StoredArticle[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ article }) => article.id)
  const translations = await db
    .select()
    .from(articleTranslations)
    .where(inArray(articleTranslations.article_id, ids))
  return rows
    .map(row => ({ ...row, translations: translations.filter(text => text.article_id === row.article.id) }))
    .filter(article => article.translations.length > 0) // deleted between the two queries
}

/** The name falls back to Italian, the slug does not. */
export const categoryIn = ({ names, slugs }: CategoryRow, locale: Locale): ArticleCategory => ({
  slug: slugs[locale],
  name: wordIn(names, locale),
})

/** `minutes` is the reading time of the text in the language shown. */
export function cardIn(stored: StoredArticle, locale: Locale): ArticleCard {
  const { article, category } = stored
  const { slug, title, lead, body } = wordsIn(stored, locale)
  return {
    id: article.id,
    slug,
    title,
    lead,
    category: categoryIn(category, locale),
    author: { name: article.author, picture: article.author_picture },
    picture: article.picture,
    element: article.element,
    published_at: article.published_at.toISOString(),
    minutes: readingMinutes(body),
  }
}

/** Categories with at least one published article, in the shop's order. */
export async function usedCategories(db: Queryable, now: Date): Promise<CategoryRow[]> {
  return db
    .select()
    .from(articleCategories)
    .where(
      sql`exists (select 1 from ${articles} where ${articles.category_id} = ${articleCategories.id} and ${publishedBy(now)})`,
    )
    .orderBy(asc(articleCategories.position), asc(articleCategories.id))
}

/** Every word must occur in title, lead or text of the reader's language, ignoring case and accents. */
function speaksOf(search: string, locale: Locale): SQL {
  const place = sql.raw(
    plainText("t.title || ' ' || t.lead || ' ' || regexp_replace(t.body, '<[^>]*>', ' ', 'g')"),
  )
  const parts = plainWords(search).map(word => sql`folded like ${containsPattern(word)}`)
  if (parts.length === 0) return sql`false`
  return sql`exists (select 1 from (select ${place} as folded from ${articleTranslations} t
    where t.article_id = ${articles.id} and t.locale = ${locale} offset 0) w where ${sql.join(parts, sql` and `)})`
}

interface Shown {
  query: ArticleQuery
  categoryId: number | undefined
  locale: Locale
  now: Date
}

/** Sorted newest first. `total` counts all pages. A search without a usable word finds nothing. */
export async function articlesPage(
  db: Queryable,
  { query, categoryId, locale, now }: Shown,
): Promise<{ found: StoredArticle[]; total: number }> {
  const where = and(
    publishedBy(now),
    categoryId === undefined ? undefined : eq(articles.category_id, categoryId),
    query.search ? speaksOf(query.search, locale) : undefined,
  )
  const rows = await onPage(
    db
      .select({ article: articles, category: articleCategories })
      .from(articles)
      .innerJoin(articleCategories, eq(articleCategories.id, articles.category_id))
      .where(where)
      .orderBy(...newestFirst),
    query,
  )
  return { found: await withWords(db, rows), total: await db.$count(articles, where) }
}

/** If two languages use a slug for different articles, the reader's language takes precedence. */
export async function articleBySlug(
  db: Queryable,
  slug: string,
  locale: Locale,
  now: Date,
): Promise<StoredArticle | undefined> {
  const rows = await db
    .select({ article: articles, category: articleCategories })
    .from(articleTranslations)
    .innerJoin(articles, eq(articles.id, articleTranslations.article_id))
    .innerJoin(articleCategories, eq(articleCategories.id, articles.category_id))
    .where(and(eq(articleTranslations.slug, slug), publishedBy(now)))
    .orderBy(sql`${articleTranslations.locale} = ${locale} desc`, asc(articles.id))
    .limit(1)
  return (await withWords(db, rows))[0]
}

/** Returns the published article that had this slug before, or undefined. */
export async function articleByFormerSlug(
  db: Queryable,
  slug: string,
  locale: Locale,
  now: Date,
): Promise<StoredArticle | undefined> {
  const id = await formerOwner(db, 'article', slug, locale)
  if (id === undefined) return undefined
  const rows = await db
    .select({ article: articles, category: articleCategories })
    .from(articles)
    .innerJoin(articleCategories, eq(articleCategories.id, articles.category_id))
    .where(and(eq(articles.id, id), publishedBy(now)))
  return (await withWords(db, rows))[0]
}

/** Sorted newest first. */
export async function allArticles(db: Queryable, now: Date, most = 10_000): Promise<StoredArticle[]> {
  const rows = await db
    .select({ article: articles, category: articleCategories })
    .from(articles)
    .innerJoin(articleCategories, eq(articleCategories.id, articles.category_id))
    .where(publishedBy(now))
    .orderBy(...newestFirst)
    .limit(most)
  return withWords(db, rows)
}

/** Articles of the same category first, then the newest others. */
export async function relatedTo(
  db: Queryable,
  { article }: StoredArticle,
  now: Date,
  most: number,
): Promise<StoredArticle[]> {
  const rows = await db
    .select({ article: articles, category: articleCategories })
    .from(articles)
    .innerJoin(articleCategories, eq(articleCategories.id, articles.category_id))
    .where(and(publishedBy(now), ne(articles.id, article.id)))
    .orderBy(sql`${articles.category_id} = ${article.category_id} desc`, ...newestFirst)
    .limit(most)
  return withWords(db, rows)
}

/**
 * `ratings_score` is the sum of stars, `rd_ratings_score` the number of votes. Averages are rounded to hundredths and
 * to halves, and null without votes.
 */
export async function ratingFields(db: Queryable, articleId: number): Promise<RatingFields> {
  const [row] = await db
    .select({
      votes: sql<number>`count(*)::int`,
      score: sql<number>`coalesce(sum(${articleRatings.stars}), 0)::int`,
    })
    .from(articleRatings)
    .where(eq(articleRatings.article_id, articleId))
  const { votes, score } = row ?? { votes: 0, score: 0 }
  const average = votes === 0 ? null : score / votes
  return {
    ratings_average: average === null ? null : Math.round(average * 100) / 100,
    ratings_score: score,
    rd_ratings_average: average === null ? null : Math.round(average * 2) / 2,
    rd_ratings_score: votes,
  }
}

/** Returns null when this account has not rated the article. */
export async function starsOf(db: Queryable, articleId: number, userId: number): Promise<number | null> {
  const [row] = await db
    .select({ stars: articleRatings.stars })
    .from(articleRatings)
    .where(and(eq(articleRatings.article_id, articleId), eq(articleRatings.user_id, userId)))
  return row?.stars ?? null
}

/** One rating per account and article. A later one replaces it. */
export async function saveRating(
  db: Queryable,
  articleId: number,
  userId: number,
  stars: number,
): Promise<void> {
  await db
    .insert(articleRatings)
    .values({ article_id: articleId, user_id: userId, stars })
    .onConflictDoUpdate({ target: [articleRatings.article_id, articleRatings.user_id], set: { stars } })
}

/** Deletes the ratings of an account that is being deleted, which changes averages. */
export async function forgetStars(db: Queryable, userId: number): Promise<void> {
  await db.delete(articleRatings).where(eq(articleRatings.user_id, userId))
}

/** For the export of an account. */
export async function starsGiven(
  db: Queryable,
  userId: number,
): Promise<{ article: string; stars: number }[]> {
  return db
    .select({ article: articleTranslations.title, stars: articleRatings.stars })
    .from(articleRatings)
    .innerJoin(
      articleTranslations,
      and(
        eq(articleTranslations.article_id, articleRatings.article_id),
        eq(articleTranslations.locale, defaultLocale),
      ),
    )
    .where(eq(articleRatings.user_id, userId))
}
