/**
 * The generic content calls of specification notes §7: `POST /{collection}`, `PATCH /{collection}/{id}`, `DELETE /{collection}/{slug}`.
 * Each supported collection is declared here with its permission, so these routes never shadow a typed one and an unknown collection is
 * 404. An item is written in one language. Relations are lists of `{id}`.
 */
import { z } from 'zod'
import { cleanCode, cleanLine, cleanLines } from '../../../lib/clean-text.ts'
import { MediaAddress } from '../../content-fields.ts'
import { type Endpoint, endpoint } from '../../endpoint.ts'
import { Done, IdParams, RowId, SlugParams } from '../../envelope.ts'
import { locales } from '../../locales.ts'
import type { AdminPermission } from '../../permissions.ts'
import { ArticleBody } from '../admin/articles.ts'
import { AttributeBody, CategoryBody } from '../admin/catalog.ts'
import { CharacterBody } from '../admin/characters.ts'
import { CouponBody } from '../admin/coupons.ts'
import { DocumentBody } from '../admin/documents.ts'
import { PageBody } from '../admin/pages.ts'
import { ProductBody } from '../admin/products.ts'
import { PromotionBody } from '../admin/promotions.ts'
import { RoomBody } from '../admin/rooms.ts'
import { SlideBody } from './slides.ts'

const Ids = z.array(z.object({ id: RowId })).max(50)

/** Ignores fields that are neither in this schema nor in the record's (taxonomies, post_meta_fields …) (specification notes §7). */
export const ContentItem = z.object({
  locale: z.enum(locales).optional(), // of the texts below; by default the language of the call
  title: z.string().overwrite(cleanLine).max(160).optional(),
  name: z.string().overwrite(cleanLine).max(160).optional(), // alias of `title` for categories
  slug: z.string().overwrite(cleanCode).max(110).optional(),
  excerpt: z.string().overwrite(cleanLines).max(400).optional(),
  content: z.string().max(100_000).optional(), // rich text
  picture: MediaAddress.nullable().optional(),
  status: z.enum(['published', 'draft']).optional(),
  parent: Ids.optional(), // the first one is used: a category has one parent
  parents: Ids.optional(), // the same when creating
  categories: Ids.optional(), // the first one is used: an article has one category
})
export type ContentItem = z.infer<typeof ContentItem>

/** In addition to the texts of one language, the record's fields with their names in the administration. */
export type RecordItem = ContentItem & Record<string, unknown>

/** A missing field of a change keeps the stored value. */
const withoutDefault = (field: unknown): z.ZodType =>
  (field instanceof z.ZodDefault ? field.unwrap() : field) as z.ZodType

const recordItem = ({ shape }: { shape: z.ZodRawShape }): z.ZodType<RecordItem> => {
  const optionalFields = Object.entries(shape).map(([name, field]) => [
    name,
    withoutDefault(field).optional(),
  ])
  return z.object({ ...ContentItem.shape, ...Object.fromEntries(optionalFields) }) as z.ZodType<RecordItem>
}

const Stored = z.object({ data: z.object({ id: z.int(), slug: z.string() }) })

const problems = ['unauthenticated', 'forbidden', 'not_found', 'conflict'] as const

const declare = <I extends z.ZodType<ContentItem>>(
  collection: string,
  permission: AdminPermission,
  item: I,
  token: Pick<Endpoint, 'acceptsToken'> = {},
) => ({
  create: endpoint({
    tag: 'Content',
    permission,
    ...token,
    method: 'POST',
    path: `/${collection}`,
    summary: `A new item of ${collection}`,
    body: item,
    response: Stored,
    status: 201,
    problems,
  }),
  change: endpoint({
    tag: 'Content',
    permission,
    ...token,
    method: 'PATCH',
    path: `/${collection}/:id`,
    summary: `What is given of an item of ${collection}; the rest stays`,
    params: IdParams,
    body: item,
    response: Stored,
    problems,
  }),
  remove: endpoint({
    tag: 'Content',
    permission,
    ...token,
    method: 'DELETE',
    path: `/${collection}/:slug`,
    summary: `Delete an item of ${collection} by its slug of any language, its code, or its id where it has neither`,
    params: SlugParams,
    response: Done,
    problems: [...problems, 'record_in_use'],
  }),
})

export const contentCollections = {
  categories: declare('categories', 'admin:products:write', recordItem(CategoryBody)),
  pages: declare('pages', 'admin:content:write', recordItem(PageBody)),
  articles: declare('articles', 'admin:content:write', recordItem(ArticleBody)),
  products: declare('products', 'admin:products:write', recordItem(ProductBody), { acceptsToken: true }),
  attributes: declare('attributes', 'admin:products:write', recordItem(AttributeBody)),
  characters: declare('characters', 'admin:game:write', recordItem(CharacterBody)),
  coupons: declare('coupons', 'admin:products:write', recordItem(CouponBody)),
  promotions: declare('promotions', 'admin:products:write', recordItem(PromotionBody)),
  rooms: declare('rooms', 'admin:documents:write', recordItem(RoomBody)),
  documents: declare('documents', 'admin:documents:write', recordItem(DocumentBody)),
  slides: declare('slides', 'admin:content:write', recordItem(SlideBody)),
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
export const {
  create: createProductItem,
  change: changeProductItem,
  remove: removeProductItem,
} = contentCollections.products
export const {
  create: createAttributeItem,
  change: changeAttributeItem,
  remove: removeAttributeItem,
} = contentCollections.attributes
export const {
  create: createCharacterItem,
  change: changeCharacterItem,
  remove: removeCharacterItem,
} = contentCollections.characters
export const {
  create: createCouponItem,
  change: changeCouponItem,
  remove: removeCouponItem,
} = contentCollections.coupons
export const {
  create: createPromotionItem,
  change: changePromotionItem,
  remove: removePromotionItem,
} = contentCollections.promotions
export const {
  create: createRoomItem,
  change: changeRoomItem,
  remove: removeRoomItem,
} = contentCollections.rooms
export const {
  create: createDocumentItem,
  change: changeDocumentItem,
  remove: removeDocumentItem,
} = contentCollections.documents
export const {
  create: createSlideItem,
  change: changeSlideItem,
  remove: removeSlideItem,
} = contentCollections.slides
