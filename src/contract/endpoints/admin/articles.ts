/** Articles in the administration: texts and slug per language, a draft until its publication date. */
import { z } from 'zod'
import { cleanLine, cleanLines } from '../../../lib/clean-text.ts'
import { MediaAddress } from '../../content-fields.ts'
import { endpoint } from '../../endpoint.ts'
import { Done, decimal, IdParams, mostInteger, PageQuery, pageOf } from '../../envelope.ts'
import { localizedTextsOf } from '../../localized-texts.ts'
import { perLocale } from '../../per-locale.ts'
import { CardType } from '../game/characters.ts'
import { RatingFields } from '../site/blog.ts'
import { SlugField } from './pages.ts'

const reading = { tag: 'Administration', permission: 'admin:content:read' } as const
const writing = { tag: 'Administration', permission: 'admin:content:write' } as const
const refusals = ['unauthenticated', 'forbidden'] as const

export const ArticleWords = z.strictObject({
  title: z.string().overwrite(cleanLine).max(160), // without a title the language shows the Italian article
  slug: SlugField,
  lead: z.string().overwrite(cleanLines).max(400),
  body: z.string().max(100_000), // rich text
})
export type ArticleWords = z.infer<typeof ArticleWords>

export const emptyArticleWords = (): ArticleWords => ({ title: '', slug: '', lead: '', body: '' })

const facts = {
  category_id: z.int().min(1, 'required').max(mostInteger),
  author: z.string().overwrite(cleanLine).min(1, 'required').max(80),
  author_picture: MediaAddress.nullable(),
  picture: MediaAddress,
  element: CardType.nullable(), // background colour of the picture
  character_slug: z.string().overwrite(cleanLine).max(80).nullable(), // the character that the article is about
  is_published: z.boolean(),
  published_at: z.iso.datetime({ offset: true }), // a future date delays publication
  translations: perLocale(ArticleWords),
}

function isRight(article: { translations: { it: ArticleWords } }, context: z.core.$RefinementCtx): void {
  if (article.translations.it.title === '')
    context.addIssue({
      code: 'custom',
      message: 'required',
      path: ['translations', 'it', 'title'],
      input: article,
    })
}

export const ArticleBody = z.strictObject(facts).superRefine(isRight)
export type ArticleBody = z.output<typeof ArticleBody>

/** An article before anything is entered. */
export const emptyArticle = (): ArticleBody => ({
  category_id: 0,
  author: '',
  author_picture: null,
  picture: '/assets/products/hero-draghissimo.webp',
  element: null,
  character_slug: null,
  is_published: false,
  published_at: '',
  translations: localizedTextsOf(emptyArticleWords),
})

export const articleStates = ['published', 'scheduled', 'draft'] as const

export const AdminArticle = z
  .object({
    ...facts,
    published_at: z.string(),
    id: z.int(),
    version: z.string(),
    state: z.enum(articleStates),
    post_meta_fields: RatingFields,
  })
  .meta({ id: 'AdminArticle' })
export type AdminArticle = z.infer<typeof AdminArticle>

export const adminArticles = endpoint({
  ...reading,
  method: 'GET',
  path: '/admin/articles',
  summary: 'Every article, the newest first; `search` finds titles and authors',
  query: PageQuery.extend({
    state: z.enum(articleStates).optional(),
    category_id: decimal(1).optional(),
  }),
  response: pageOf(AdminArticle),
  problems: refusals,
})

export const adminArticle = endpoint({
  ...reading,
  method: 'GET',
  path: '/admin/articles/:id',
  summary: 'One article whole',
  params: IdParams,
  response: AdminArticle,
  problems: [...refusals, 'not_found'],
})

export const createArticle = endpoint({
  ...writing,
  method: 'POST',
  path: '/admin/articles',
  summary: 'A new article',
  body: ArticleBody,
  response: AdminArticle,
  status: 201,
  problems: refusals,
})

export const changeArticle = endpoint({
  ...writing,
  method: 'PUT',
  path: '/admin/articles/:id',
  summary: 'Save an article whole; an address it loses leads to the new one from then on',
  params: IdParams,
  body: z.strictObject({ ...facts, version: z.string().max(40) }).superRefine(isRight),
  response: AdminArticle,
  problems: [...refusals, 'not_found', 'conflict'],
})

export const removeArticle = endpoint({
  ...writing,
  method: 'DELETE',
  path: '/admin/articles/:id',
  summary: 'Delete an article with its ratings',
  params: IdParams,
  response: Done,
  problems: [...refusals, 'not_found'],
})

const names = perLocale(z.string().overwrite(cleanLine).max(80))

export const AdminArticleCategory = z
  .object({ id: z.int(), names, slugs: perLocale(z.string()), articles: z.int(), version: z.string() })
  .meta({ id: 'AdminArticleCategory' })
export type AdminArticleCategory = z.infer<typeof AdminArticleCategory>

export const adminArticleCategories = endpoint({
  ...reading,
  method: 'GET',
  path: '/admin/article-categories',
  summary: 'Categories of the journal, with how many articles each has',
  query: PageQuery,
  response: pageOf(AdminArticleCategory),
  problems: refusals,
})

const categoryFacts = { names: names.refine(({ it }) => it !== '', { message: 'required', path: ['it'] }) }

export const createArticleCategory = endpoint({
  ...writing,
  method: 'POST',
  path: '/admin/article-categories',
  summary: 'A new category; its slugs are made of its names',
  body: z.strictObject(categoryFacts),
  response: AdminArticleCategory,
  status: 201,
  problems: refusals,
})

export const changeArticleCategory = endpoint({
  ...writing,
  method: 'PUT',
  path: '/admin/article-categories/:id',
  summary: 'Rename a category; its slugs stay where it had some',
  params: IdParams,
  body: z.strictObject({ ...categoryFacts, version: z.string().max(40) }),
  response: AdminArticleCategory,
  problems: [...refusals, 'not_found', 'conflict'],
})

export const removeArticleCategory = endpoint({
  ...writing,
  method: 'DELETE',
  path: '/admin/article-categories/:id',
  summary: 'Delete a category without articles; one that has some stays: `conflict`',
  params: IdParams,
  response: Done,
  problems: [...refusals, 'not_found', 'conflict'],
})
