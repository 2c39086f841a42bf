/** The shop's journal: articles by category, with ratings (specification notes §2 "Blog", §3 "generic content item"). */
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { decimal, PageQuery, pageOf, SlugParams } from '../../envelope.ts'
import { locales } from '../../locales.ts'
import { CardType } from '../game/characters.ts'

const ArticleCategory = z.object({ slug: z.string(), name: z.string() }).meta({ id: 'ArticleCategory' })
export type ArticleCategory = z.infer<typeof ArticleCategory>

export const ArticleCard = z
  .object({
    id: z.int(),
    slug: z.string(),
    title: z.string(),
    lead: z.string(),
    category: ArticleCategory,
    author: z.object({ name: z.string(), picture: z.string().nullable() }),
    picture: z.string(), // a cut-out creature, drawn on the background of its element
    element: CardType.nullable(),
    published_at: z.string(),
    minutes: z.int().min(1), // reading time
  })
  .meta({ id: 'ArticleCard' })
export type ArticleCard = z.infer<typeof ArticleCard>

/** Names of specification notes §3. `rd_` values are rounded to half a star and to whole votes. */
export const RatingFields = z.object({
  ratings_average: z.number().nullable(), // 1–5, two decimals
  ratings_score: z.int(), // sum of all stars
  rd_ratings_average: z.number().nullable(),
  rd_ratings_score: z.int(), // votes
})
export type RatingFields = z.infer<typeof RatingFields>

export const Article = ArticleCard.extend({
  body: z.string(), // sanitised rich text
  character_slug: z.string().nullable(),
  translations: z.array(z.object({ locale: z.enum(locales), slug: z.string() })),
  related: z.array(ArticleCard),
  post_meta_fields: RatingFields,
}).meta({ id: 'Article' })
export type Article = z.infer<typeof Article>

/** Articles per page of the blog. */
export const blogPageSize = 10

export const ArticleQuery = PageQuery.pick({ page: true, search: true }).extend({
  per_page: decimal(1, 30).default(10),
  category: z.string().min(1).max(120).optional(), // slug in any language
})
export type ArticleQuery = z.infer<typeof ArticleQuery>

export const listArticles = endpoint({
  method: 'GET',
  path: '/articles',
  tag: 'Content',
  summary: 'Published articles, the newest first, and the categories that have some',
  permission: 'public',
  query: ArticleQuery,
  response: pageOf(ArticleCard).extend({ categories: z.array(ArticleCategory) }),
  problems: ['not_found'],
  cache: 'shared',
  mayLag: true,
})

export const getArticle = endpoint({
  method: 'GET',
  path: '/articles/:slug',
  tag: 'Content',
  summary: 'One published article by slug of any language',
  permission: 'public',
  params: SlugParams,
  response: Article,
  problems: ['not_found'],
  cache: 'shared',
  mayLag: true,
})

export const rateArticle = endpoint({
  ownerOnly: true,
  method: 'PUT',
  path: '/articles/:slug/rating',
  tag: 'Content',
  summary: 'The caller’s stars for an article; asking again changes them',
  permission: 'authenticated',
  params: SlugParams,
  body: z.strictObject({ stars: z.int().min(1, 'required').max(5) }),
  response: RatingFields,
  problems: ['unauthenticated', 'not_found'],
})

export const myArticleRating = endpoint({
  method: 'GET',
  path: '/me/articles/:slug/rating',
  tag: 'Content',
  summary: 'The stars the caller gave, if any',
  permission: 'authenticated',
  params: SlugParams,
  response: z.object({ stars: z.int().min(1).max(5).nullable() }),
  problems: ['unauthenticated', 'not_found'],
})
