/** Reviews by customers who bought the product (decision 0024). The shop approves them before publication. */
import { z } from 'zod'
import { cleanLine, cleanLines } from '../../../lib/clean-text.ts'
import { endpoint } from '../../endpoint.ts'
import { Done, decimal, IdParams, PageMeta, PageQuery, pageOf } from '../../envelope.ts'
import { locales } from '../../locales.ts'
import { uploadBytes, uploadTypes } from '../../picture-upload.ts'

export const reviewStatuses = ['pending', 'published', 'hidden'] as const

export const photosPerReview = 3
export const photoDayLimit = 12 // uploads per account in 24 hours

const photoId = /^[\w-]{22}$/

/** Re-encoded at upload: nothing else of the file is stored. */
export const ReviewPhoto = z
  .object({
    id: z.string(),
    url: z.string(), // signed and temporary in the administration, as the photo may not be public
    width: z.int(),
    height: z.int(),
  })
  .meta({ id: 'ReviewPhoto' })
export type ReviewPhoto = z.infer<typeof ReviewPhoto>

export const Review = z
  .object({
    id: z.int(),
    name: z.string(),
    picture: z.string().nullable(), // avatar reference or URL
    locale: z.enum(locales), // its language
    stars: z.int().min(1).max(5),
    title: z.string(),
    text: z.string(),
    photos: z.array(ReviewPhoto),
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
    page: decimal(1, 1000).default(1),
    per_page: decimal(1, 50).default(6),
  }),
  response: ReviewsResponse,
  problems: ['not_found'],
  cache: 'shared',
})

/** Reason why a reader cannot write a review. `none`: they can. */
export const reviewBars = ['none', 'not_bought', 'written'] as const

export const myReview = endpoint({
  method: 'GET',
  path: '/me/products/:id/review',
  tag: 'Shop',
  summary: 'Whether the caller may review this product',
  permission: 'authenticated',
  params: IdParams,
  response: z.object({ bar: z.enum(reviewBars), status: z.enum(reviewStatuses).nullable() }),
  problems: ['unauthenticated', 'not_found'],
})

export const ReviewForm = z.strictObject({
  stars: z.int().min(1, 'required').max(5),
  title: z.string().overwrite(cleanLine).min(1, 'required').max(80),
  text: z.string().overwrite(cleanLines).min(1, 'required').max(2000),
  photos: z.array(z.string().regex(photoId, 'invalid')).max(photosPerReview).default([]), // the author's uploaded photos
})
export type ReviewForm = z.infer<typeof ReviewForm>

export const writeReview = endpoint({
  ownerOnly: true,
  method: 'POST',
  path: '/products/:id/reviews',
  tag: 'Shop',
  summary: 'Review a product that was bought; it shows once the shop has read it',
  permission: 'authenticated',
  params: IdParams,
  body: ReviewForm,
  response: z.object({ status: z.enum(reviewStatuses) }),
  status: 201,
  limit: 'mail',
  problems: ['unauthenticated', 'not_found', 'forbidden', 'review_not_bought', 'review_written'],
})

export const sendReviewPhoto = endpoint({
  ownerOnly: true,
  method: 'POST',
  path: '/me/reviews/photos',
  leavesShared: true,
  tag: 'Shop',
  summary:
    'Upload a photo for a review: the body is the file; its content is validated and encoded again. It is not public until a review with it is published',
  permission: 'authenticated',
  file: { types: uploadTypes, maxBytes: uploadBytes },
  response: ReviewPhoto.pick({ id: true, width: true, height: true }),
  status: 201,
  limit: 'upload',
  problems: [
    'unauthenticated',
    'forbidden',
    'payload_too_large',
    'unsupported_media_type',
    'picture_unreadable',
    'picture_size',
    'picture_heic',
    'too_many',
  ],
})

/** A review for the shop. */
export const AdminReview = Review.extend({
  status: z.enum(reviewStatuses),
  version: z.string(), // of its text and its status
  product: z.object({ id: z.int(), title: z.string(), slug: z.string(), category_slug: z.string() }),
}).meta({ id: 'AdminReview' })
export type AdminReview = z.infer<typeof AdminReview>

export const listAllReviews = endpoint({
  method: 'GET',
  path: '/admin/reviews',
  tag: 'Administration',
  summary: 'Reviews of all products, unread ones first; `search` matches names and text',
  permission: 'admin:products:read',
  query: PageQuery.extend({ status: z.enum(reviewStatuses).optional() }),
  response: pageOf(AdminReview),
  problems: ['unauthenticated', 'forbidden'],
})

export const moderateReview = endpoint({
  method: 'PATCH',
  path: '/admin/reviews/:id',
  tag: 'Administration',
  summary:
    'Publish or hide a review; its product’s stars follow, its writer hears. `conflict` carries it under `current`',
  permission: 'admin:products:write',
  params: IdParams,
  body: z.strictObject({ status: z.enum(reviewStatuses), version: z.string().max(40) }),
  response: z.object({ status: z.enum(reviewStatuses) }),
  problems: ['unauthenticated', 'forbidden', 'not_found', 'conflict'],
})

export const removeReviewPhoto = endpoint({
  method: 'DELETE',
  path: '/admin/reviews/:id/photos/:photo',
  tag: 'Administration',
  summary: 'Take one photo of a review away for good; its words stay',
  permission: 'admin:products:write',
  params: IdParams.extend({ photo: z.string().regex(photoId, 'invalid') }),
  response: Done,
  problems: ['unauthenticated', 'forbidden', 'not_found'],
})
