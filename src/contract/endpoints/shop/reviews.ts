/** Reviews with stars by people who bought the product (decision 0024); the shop reads them before they show. */
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { IdParams, PageMeta, PageQuery, pageOf } from '../../envelope.ts'
import { locales } from '../../locales.ts'

export const reviewStatuses = ['pending', 'published', 'hidden'] as const

export const Review = z
  .object({
    id: z.int(),
    name: z.string(),
    picture: z.string().nullable(), // avatar reference or address
    locale: z.enum(locales), // the language it is written in
    stars: z.int().min(1).max(5),
    title: z.string(),
    text: z.string(),
    created_at: z.string(),
  })
  .meta({ id: 'Review' })
export type Review = z.infer<typeof Review>

export const ReviewsResponse = z.object({
  data: z.array(Review),
  meta: PageMeta,
  average: z.number().nullable(),
  counts: z.array(z.int()).length(5), // of one star, of two, … of five
})
export type ReviewsResponse = z.infer<typeof ReviewsResponse>

export const listReviews = endpoint({
  method: 'GET',
  path: '/products/:id/reviews',
  tag: 'Shop',
  summary: 'Published reviews of a product, the newest first, the reader’s language before others',
  permission: 'public',
  params: IdParams,
  query: z.object({
    page: z.coerce.number().int().min(1).max(1000).default(1),
    per_page: z.coerce.number().int().min(1).max(50).default(6),
  }),
  answer: ReviewsResponse,
  problems: ['not_found'],
  cache: 'shared',
})

/** What stands in the way of writing one; `none` opens the form. */
export const reviewBars = ['none', 'not_bought', 'written'] as const

export const myReview = endpoint({
  method: 'GET',
  path: '/me/products/:id/review',
  tag: 'Shop',
  summary: 'Whether the caller may review this product',
  permission: 'authenticated',
  params: IdParams,
  answer: z.object({ bar: z.enum(reviewBars), status: z.enum(reviewStatuses).nullable() }),
  problems: ['unauthenticated', 'not_found'],
})

export const ReviewForm = z.strictObject({
  stars: z.int().min(1, 'required').max(5),
  title: z.string().trim().min(1, 'required').max(80),
  text: z.string().trim().min(1, 'required').max(2000),
})
export type ReviewForm = z.infer<typeof ReviewForm>

export const writeReview = endpoint({
  method: 'POST',
  path: '/products/:id/reviews',
  tag: 'Shop',
  summary: 'Review a product that was bought; it shows once the shop has read it',
  permission: 'authenticated',
  params: IdParams,
  body: ReviewForm,
  answer: z.object({ status: z.enum(reviewStatuses) }),
  status: 201,
  limit: 'mail',
  problems: ['unauthenticated', 'not_found', 'forbidden', 'review_not_bought', 'review_written'],
})

/** A review as the shop reads it. */
export const AdminReview = Review.extend({
  status: z.enum(reviewStatuses),
  version: z.string(), // of its words and its status
  product: z.object({ id: z.int(), title: z.string(), slug: z.string(), category_slug: z.string() }),
}).meta({ id: 'AdminReview' })
export type AdminReview = z.infer<typeof AdminReview>

export const listAllReviews = endpoint({
  method: 'GET',
  path: '/admin/reviews',
  tag: 'Administration',
  summary: 'Reviews of every product, those nobody has read first; `search` finds names and words',
  permission: 'admin:catalog',
  query: PageQuery.extend({ status: z.enum(reviewStatuses).optional() }),
  answer: pageOf(AdminReview),
  problems: ['unauthenticated', 'forbidden'],
})

export const moderateReview = endpoint({
  method: 'PATCH',
  path: '/admin/reviews/:id',
  tag: 'Administration',
  summary:
    'Publish or hide a review; its product’s stars follow, its writer hears. `conflict` carries it under `current`',
  permission: 'admin:catalog',
  params: IdParams,
  body: z.strictObject({ status: z.enum(reviewStatuses), version: z.string().max(40) }),
  answer: z.object({ status: z.enum(reviewStatuses) }),
  problems: ['unauthenticated', 'forbidden', 'not_found', 'conflict'],
})
