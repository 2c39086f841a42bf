/** POST /products/:id/reviews: one review per buyer and product, with photos sent before. */
import type { ParsedOf, ResponseOf } from '@/contract/endpoint.ts'
import type { writeReview as contract } from '@/contract/endpoints/shop/reviews.ts'
import { type CallContext, callerOf } from '../../kernel/context.ts'
import { type Refusal, refuse } from '../../kernel/route.ts'
import { attachPhotos } from './photos-repo.ts'
import { hasBought, insertReview, writerOf } from './reviews-repo.ts'

/** Returns a reviewer's public name: first name and the initial of the last, `Chiara M.`. */
export function shownName(name: string): string {
  const [first = '', ...lastNames] = name.trim().split(/\s+/)
  const last = lastNames.at(-1)
  return last ? `${first} ${last.slice(0, 1).toUpperCase()}.` : first
}

class PhotoTaken extends Error {}

const photoProblem = (): Refusal => refuse('validation', [{ path: 'photos', code: 'review_photo' }])

/**
 * Refuses `review_not_bought`, `review_written`, and `validation` for a photo of another account, a removed photo or
 * one in another review. The caller checks that the product is visible.
 */
export async function writeReview(
  { params, body }: ParsedOf<typeof contract>,
  context: CallContext,
): Promise<ResponseOf<typeof contract> | Refusal> {
  const { userId } = callerOf(context)
  const { db, locale, now } = context
  const { photos, ...text } = body
  if (new Set(photos).size < photos.length) return photoProblem()
  if (!(await hasBought(db, userId, params.id))) return refuse('review_not_bought')
  const { name, picture } = await writerOf(db, userId)
  const row = { ...text, product_id: params.id, user_id: userId, name: shownName(name), picture, locale }
  return db
    .transaction(async tx => {
      const reviewId = await insertReview(tx, { ...row, created_at: now() })
      if (reviewId === undefined) return refuse('review_written')
      if (!(await attachPhotos(tx, userId, reviewId, photos))) throw new PhotoTaken()
      return { status: 'pending' as const }
    })
    .catch((error: unknown) => {
      if (error instanceof PhotoTaken) return photoProblem()
      throw error
    })
}
