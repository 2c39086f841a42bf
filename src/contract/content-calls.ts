/**
 * The generic content calls of specification §7: `POST /{collection}`, `PATCH /{collection}/{id}`, `DELETE /{collection}/{slug}`.
 * Each collection they make sense for is declared here with its permission, so a typed route is never in their shadow and an
 * unknown collection is simply not there. An item is written in one language; relations come as lists of `{id}`.
 */
import { z } from 'zod'
import { MediaAddress } from './content-fields.ts'
import { endpoint } from './endpoint.ts'
import { Done, IdParams, SlugParams } from './envelope.ts'
import { locales } from './locales.ts'
import type { AdminPermission } from './permissions.ts'

const Ids = z.array(z.object({ id: z.int().min(1) })).max(50)

/** What else an item of another server carries (taxonomies, post_meta_fields …) is read over. */
export const ContentItem = z.object({
  locale: z.enum(locales).optional(), // of the words below; the language of the call without it
  title: z.string().trim().max(160).optional(),
  name: z.string().trim().max(160).optional(), // the same, as categories call it
  slug: z.string().trim().max(110).optional(),
  excerpt: z.string().trim().max(400).optional(),
  content: z.string().max(100_000).optional(), // rich text
  picture: MediaAddress.nullable().optional(),
  status: z.enum(['published', 'draft']).optional(),
  parent: Ids.optional(), // the first counts: a category has one parent
  parents: Ids.optional(), // the same, as it is created
  categories: Ids.optional(), // the first counts: an article has one category
})
export type ContentItem = z.infer<typeof ContentItem>

const Stored = z.object({ data: z.object({ id: z.int(), slug: z.string() }) })

const problems = ['unauthenticated', 'forbidden', 'not_found', 'conflict'] as const

const declare = (collection: string, permission: AdminPermission) => ({
  create: endpoint({
    tag: 'Content',
    permission,
    method: 'POST',
    path: `/${collection}`,
    summary: `A new item of ${collection}`,
    body: ContentItem,
    answer: Stored,
    status: 201,
    problems,
  }),
  change: endpoint({
    tag: 'Content',
    permission,
    method: 'PATCH',
    path: `/${collection}/:id`,
    summary: `What is given of an item of ${collection}; the rest stays`,
    params: IdParams,
    body: ContentItem,
    answer: Stored,
    problems,
  }),
  remove: endpoint({
    tag: 'Content',
    permission,
    method: 'DELETE',
    path: `/${collection}/:slug`,
    summary: `Delete an item of ${collection} by its slug of any language`,
    params: SlugParams,
    answer: Done,
    problems: [...problems, 'record_in_use'],
  }),
})

export const contentCollections = {
  categories: declare('categories', 'admin:catalog'),
  pages: declare('pages', 'admin:content'),
  articles: declare('articles', 'admin:content'),
} as const
export type ContentCollection = keyof typeof contentCollections

export const {
  create: createCategoryItem,
  change: changeCategoryItem,
  remove: removeCategoryItem,
} = contentCollections.categories
export const {
  create: createPageItem,
  change: changePageItem,
  remove: removePageItem,
} = contentCollections.pages
export const {
  create: createArticleItem,
  change: changeArticleItem,
  remove: removeArticleItem,
} = contentCollections.articles
