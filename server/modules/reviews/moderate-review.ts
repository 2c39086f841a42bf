/** The shop reads a review: published ones show and count, and their writer hears of it once each time. */
import type { AnswerOf, ParsedOf } from '../../../src/contract/endpoint.ts'
import { href } from '../../../src/contract/paths.ts'
import type { moderateReview as contract } from '../../../src/contract/reviews.ts'
import { type CallContext, callerOf } from '../../kernel/context.ts'
import { type Refusal, refuse } from '../../kernel/route.ts'
import { recordChange } from '../audit/record-change.ts'
import { adminReviewById, lockReview, moderate, refreshRating, reviewerOf, reviewVersion } from './repo.ts'

export async function moderateReview(
  { params, body }: ParsedOf<typeof contract>,
  context: CallContext,
): Promise<AnswerOf<typeof contract> | Refusal> {
  const { db, mail, now } = context
  return db.transaction(async tx => {
    const before = await lockReview(tx, params.id)
    if (before && reviewVersion(before) !== body.version)
      return refuse('conflict', [], { current: await adminReviewById(tx, params.id, context.locale) })
    const productId = before && (await moderate(tx, params.id, body.status))
    if (!before || productId === undefined) return refuse('not_found')
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
