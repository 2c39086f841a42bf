/** Articles in the administration: drafts, days to come, addresses that lead on when they change. */
import type * as contract from '../../../src/contract/blog-administration.ts'
import type { AnswerOf, ParsedOf } from '../../../src/contract/endpoint.ts'
import { done } from '../../../src/contract/envelope.ts'
import { type Locale, locales } from '../../../src/contract/locales.ts'
import type { FieldProblem } from '../../../src/contract/problems.ts'
import { sixOf } from '../../../src/contract/six-texts.ts'
import type { CallContext } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { versionOf } from '../../kernel/record-version.ts'
import { cleanRichText } from '../../kernel/rich-text.ts'
import { type Refusal, refuse } from '../../kernel/route.ts'
import { inOneGo, tellRegister } from '../audit/save-record.ts'
import { forgetFormerSlugs, keepFormerSlugs } from '../catalog/former-slugs.ts'
import { slugOf } from '../product-administration/slug-of.ts'
import {
  dropArticle,
  everyCategory,
  insertArticle,
  lockedArticle,
  storeArticle,
  takenArticleSlugs,
  type WrittenArticle,
  writtenArticle,
  writtenArticles,
} from './articles-store.ts'
import { ratingFields } from './repo.ts'

type Article = contract.AdminArticle
type Saved = Promise<Article | Refusal>

const noWords: contract.ArticleWords = { title: '', slug: '', lead: '', body: '' }

async function viewOf(db: Queryable, { article, words }: WrittenArticle, now: Date): Promise<Article> {
  const { id, updated_at: _, ...facts } = article
  const translations = sixOf(locale => {
    const own = words.find(one => one.locale === locale)
    return own ? { title: own.title, slug: own.slug, lead: own.lead, body: own.body } : noWords
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

export async function listEveryArticle(
  { query }: ParsedOf<typeof contract.adminArticles>,
  { db, now }: CallContext,
): Promise<AnswerOf<typeof contract.adminArticles>> {
  const { page, per_page, search, state, category_id: categoryId } = query
  const wanted = { search, state, categoryId, most: per_page, from: (page - 1) * per_page, now: now() }
  const { found, total } = await writtenArticles(db, wanted)
  const data: Article[] = []
  for (const one of found) data.push(await viewOf(db, one, now()))
  return { data, meta: { total, page, per_page } }
}

export async function showWritten(
  { params }: ParsedOf<typeof contract.adminArticle>,
  { db, now }: CallContext,
): Saved {
  const found = await writtenArticle(db, params.id)
  return found ? viewOf(db, found, now()) : refuse('not_found')
}

/** Cleaned, and every titled language with an address. */
const ready = (body: contract.ArticleBody): contract.ArticleBody => ({
  ...body,
  translations: sixOf(locale => {
    const words = body.translations[locale]
    if (words.title === '') return noWords
    return { ...words, slug: words.slug || slugOf(words.title), body: cleanRichText(words.body) }
  }),
})

type Slugs = Partial<Record<Locale, string>>

const slugsOf = ({ translations }: Pick<contract.ArticleBody, 'translations'>): Slugs =>
  Object.fromEntries(
    locales.flatMap(locale => (translations[locale].slug ? [[locale, translations[locale].slug]] : [])),
  )

async function faultsOf(
  tx: Queryable,
  body: contract.ArticleBody,
  except: number | null,
): Promise<FieldProblem[]> {
  const taken = await takenArticleSlugs(tx, slugsOf(body), except)
  const isKnown = (await everyCategory(tx)).some(({ id }) => id === body.category_id)
  return [
    ...taken.map(locale => ({ path: `translations.${locale}.slug`, code: 'slug_taken' })),
    ...(isKnown ? [] : [{ path: 'category_id', code: 'not_there' }]),
  ]
}

async function told(tx: Queryable, context: CallContext, before: Article | null, after: Article) {
  const plain = (article: Article) => {
    const { state: _, post_meta_fields: __, ...facts } = article
    return facts
  }
  const title = after.translations.it.title
  const change = { before: before && plain(before), after: plain(after) }
  await tellRegister(tx, context, { record: 'article', id: after.id, title, ...change })
  return after
}

export const addArticle = ({ body }: ParsedOf<typeof contract.createArticle>, context: CallContext): Saved =>
  inOneGo(context, async tx => {
    const article = ready(body)
    const faults = await faultsOf(tx, article, null)
    if (faults.length > 0) return refuse('validation', faults)
    const stored = await insertArticle(tx, article, context.now())
    await keepFormerSlugs(tx, 'article', stored.article.id, {}, slugsOf(article))
    return told(tx, context, null, await viewOf(tx, stored, context.now()))
  })

export const saveArticle = (
  { params, body: { version, ...body } }: ParsedOf<typeof contract.changeArticle>,
  context: CallContext,
): Saved =>
  inOneGo(context, async tx => {
    const found = await lockedArticle(tx, params.id)
    if (!found) return refuse('not_found')
    const before = await viewOf(tx, found, context.now())
    if (before.version !== version) return refuse('conflict', [], { current: before })
    const article = ready(body)
    const faults = await faultsOf(tx, article, before.id)
    if (faults.length > 0) return refuse('validation', faults)
    const stored = await storeArticle(tx, before.id, article, context.now())
    await keepFormerSlugs(tx, 'article', before.id, slugsOf(before), slugsOf(article))
    return told(tx, context, before, await viewOf(tx, stored, context.now()))
  })

export const eraseArticle = ({ params }: ParsedOf<typeof contract.removeArticle>, context: CallContext) =>
  inOneGo(context, async tx => {
    const found = await lockedArticle(tx, params.id)
    if (!found) return refuse('not_found')
    const before = await viewOf(tx, found, context.now())
    await dropArticle(tx, before.id)
    await forgetFormerSlugs(tx, 'article', before.id)
    const title = before.translations.it.title
    await tellRegister(tx, context, { record: 'article', id: before.id, title, before, after: null })
    return done
  })
