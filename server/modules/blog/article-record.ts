/** Articles in the administration: drafts, scheduled articles, and redirects from changed slugs. */
import type { ParsedOf } from '@/contract/endpoint.ts'
import * as contract from '@/contract/endpoints/admin/articles.ts'
import { type Locale, locales } from '@/contract/locales.ts'
import { localizedTextsOf } from '@/contract/localized-texts.ts'
import type { FieldProblem } from '@/contract/problems.ts'
import { pickLike } from '@/lib/pick.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import type { EditableKind, ListedKind } from '../../kernel/records/record-kind.ts'
import { versionOf } from '../../kernel/records/record-version.ts'
import { cleanRichText } from '../../kernel/rich-text.ts'
import { slugOfTitle } from '../../kernel/slug-of-title.ts'
import { forgetFormerSlugs, saveFormerSlugs } from '../catalog/former-slugs-repo.ts'
import {
  articlesTable,
  everyCategory,
  insertArticle,
  storeArticle,
  takenArticleSlugs,
  type WrittenArticle,
  writtenArticle,
  writtenArticles,
} from './articles-repo.ts'
import { ratingFields } from './blog-repo.ts'

type Article = contract.AdminArticle

async function viewOf(
  db: Queryable,
  { article, translations: rows }: WrittenArticle,
  now: Date,
): Promise<Article> {
  const { id, updated_at: _, ...facts } = article
  const translations = localizedTextsOf(locale => {
    const row = rows.find(translation => translation.locale === locale)
    return row ? pickLike(row, contract.emptyArticleWords()) : contract.emptyArticleWords()
  })
  const written = { ...facts, published_at: facts.published_at.toISOString(), translations }
  const isOut = article.published_at <= now
  return {
    ...written,
    id,
    version: versionOf(written),
    state: article.is_published ? (isOut ? 'published' : 'scheduled') : 'draft',
    post_meta_fields: await ratingFields(db, id),
  }
}

/** Sanitises the texts and gives every language with a title a slug. */
const ready = (body: contract.ArticleBody): contract.ArticleBody => ({
  ...body,
  translations: localizedTextsOf(locale => {
    const translation = body.translations[locale]
    if (translation.title === '') return contract.emptyArticleWords()
    return {
      ...translation,
      slug: translation.slug || slugOfTitle(translation.title, 'article'),
      body: cleanRichText(translation.body),
    }
  }),
})

type Slugs = Partial<Record<Locale, string>>

const slugsOf = ({ translations }: Pick<contract.ArticleBody, 'translations'>): Slugs =>
  Object.fromEntries(
    locales.flatMap(locale => (translations[locale].slug ? [[locale, translations[locale].slug]] : [])),
  )

async function problemsOf(
  tx: Queryable,
  body: contract.ArticleBody,
  except: number | null,
): Promise<FieldProblem[]> {
  const usedLocales = await takenArticleSlugs(tx, slugsOf(body), except)
  const categoryExists = (await everyCategory(tx)).some(({ id }) => id === body.category_id)
  return [
    ...usedLocales.map(locale => ({ path: `translations.${locale}.slug`, code: 'slug_taken' })),
    ...(categoryExists ? [] : [{ path: 'category_id', code: 'not_there' }]),
  ]
}

export const articleRecord: EditableKind<Article, contract.ArticleBody> &
  ListedKind<Article, ParsedOf<typeof contract.adminArticles>['query']> = {
  record: 'article',
  key: 'id',
  lock: articlesTable.lock,
  read: async (db, id, { now }) => {
    const article = await writtenArticle(db, id)
    return article && viewOf(db, article, now())
  },
  page: async (db, query, { now }) => {
    const { found, total } = await writtenArticles(db, query, now())
    const rows: Article[] = []
    for (const stored of found) rows.push(await viewOf(db, stored, now()))
    return { rows, total }
  },
  prepare: ready,
  check: (tx, body, current) => problemsOf(tx, body, current?.id ?? null),
  insert: async (tx, body, { now }) => {
    const id = await insertArticle(tx, body, now())
    await saveFormerSlugs(tx, 'article', id, {}, slugsOf(body))
    return id
  },
  update: async (tx, current, body, { now }) => {
    await storeArticle(tx, current.id, body, now())
    await saveFormerSlugs(tx, 'article', current.id, slugsOf(current), slugsOf(body))
  },
  remove: async (tx, { id }) => {
    await articlesTable.remove(tx, id)
    await forgetFormerSlugs(tx, 'article', id)
  },
  titleOf: article => article.translations.it.title,
  factsOf: ({ state: _, post_meta_fields: __, ...facts }) => facts,
}
