import type { ParsedOf, ResponseOf } from '@/contract/endpoint.ts'
import type { removeReviewPhoto as contract } from '@/contract/endpoints/shop/reviews.ts'
import { done } from '@/contract/envelope.ts'
import type { CallContext } from '../../kernel/context.ts'
import { recordChange, writerOf } from '../../kernel/records/record-change.ts'
import { type Refusal, refuse } from '../../kernel/route.ts'
import { dropPhoto, photosOfReviews } from './photos-repo.ts'
import { lockReview } from './reviews-repo.ts'

/** Refuses `not_found` when the review has no such photo. Audited. A job deletes the file. */
export async function removeReviewPhoto(
  { params }: ParsedOf<typeof contract>,
  context: CallContext,
): Promise<ResponseOf<typeof contract> | Refusal> {
  const { id, photo } = params
  return context.db.transaction(async tx => {
    const review = await lockReview(tx, id)
    const count = async () => (await photosOfReviews(tx, [id])).get(id)?.length ?? 0
    const before = await count()
    if (!review || !(await dropPhoto(tx, id, photo, context.now()))) return refuse('not_found')
    await recordChange(tx, writerOf(context), {
      record: 'review',
      id,
      title: review.title,
      before: { pictures: before },
      after: { pictures: await count() },
    })
    return done
  })
}
