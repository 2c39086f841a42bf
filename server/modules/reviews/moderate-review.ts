/**
 * Moderation of a review. Published reviews are shown and counted, and their author gets an email each time one is
 * published.
 */
import type { ParsedOf, ResponseOf } from '@/contract/endpoint.ts'
import type { moderateReview as contract } from '@/contract/endpoints/shop/reviews.ts'
import { href } from '@/contract/paths.ts'
import { type CallContext, callerOf } from '../../kernel/context.ts'
import { recordChange } from '../../kernel/records/record-change.ts'
import { refuseStale } from '../../kernel/records/record-version.ts'
import { type Refusal, refuse } from '../../kernel/route.ts'
import { adminPhoto } from './photo-files.ts'
import {
  adminReviewById,
  lockReview,
  moderate,
  refreshRating,
  reviewerOf,
  reviewVersion,
} from './reviews-repo.ts'

/**
 * Refuses `not_found`, and `conflict` with the current review for an old version. Recomputes the product's rating.
 * Audited. Publishing queues the email `review-published` unless the account was deleted.
 */
export async function moderateReview(
  { params, body }: ParsedOf<typeof contract>,
  context: CallContext,
): Promise<ResponseOf<typeof contract> | Refusal> {
  const { db, mail, now, config } = context
  return db.transaction(async tx => {
    const before = await lockReview(tx, params.id)
    if (!before) return refuse('not_found')
    const stale = await refuseStale(body.version, reviewVersion(before), () =>
      adminReviewById(tx, params.id, context.locale, adminPhoto(config.appSecret, now())),
    )
    if (stale) return stale
    const productId = await moderate(tx, params.id, body.status)
    if (productId === undefined) return refuse('not_found')
    await refreshRating(tx, productId)
    const writer = { userId: callerOf(context).userId, at: now() }
    await recordChange(tx, writer, {
      record: 'review',
      id: params.id,
      title: before.title,
      before: { status: before.status },
      after: { status: body.status },
    })
    const { locale } = before
    const isNews = body.status === 'published' && before.status !== 'published'
    const reviewer = isNews ? await reviewerOf(tx, params.id, locale) : undefined
    if (reviewer) {
      const { title, slug, category_slug } = reviewer.product
      const path = href('product', locale, { category: category_slug, slug })
      const data = { name: reviewer.name, title, path }
      await mail.send({ name: 'review-published', to: reviewer.email, locale, data }, tx)
    }
    return { status: body.status }
  })
}
