import type { ParsedOf, ResponseOf } from '@/contract/endpoint.ts'
import {
  listAllReviews,
  listReviews,
  moderateReview as moderating,
  myReview,
  removeReviewPhoto as removing,
  sendReviewPhoto,
  writeReview as writing,
} from '@/contract/endpoints/shop/reviews.ts'
import { done } from '@/contract/envelope.ts'
import { type AppContext, type CallContext, callerOf } from '../../kernel/context.ts'
import { pageMeta } from '../../kernel/db/paging.ts'
import type { ServerModule } from '../../kernel/module.ts'
import { recordChange, writerOf } from '../../kernel/records/record-change.ts'
import { type Refusal, type Route, refuse, route } from '../../kernel/route.ts'
import { productPage } from '../catalog/product-repo.ts'
import { shopSettings } from '../settings/site-settings.ts'
import { moderateReview } from './moderate-review.ts'
import { mountPhotos } from './mount-photos.ts'
import { adminPhoto, removePhoto } from './photo-files.ts'
import { claimForRemoval, deletePhotoRow, dropPhoto, photosOfReviews, photosToRemove } from './photos-repo.ts'
import {
  forgetReviewer,
  hasBought,
  lockReview,
  ownReview,
  pageOfEveryReview,
  pageOfReviews,
  reviewsOf,
} from './reviews-repo.ts'
import { sendPhoto } from './send-photo.ts'
import { writeReview } from './write-review.ts'

/** Refuses `not_found` when the review has no such photo. Audited. A job deletes the file. */
async function removeReviewPhoto(
  { params }: ParsedOf<typeof removing>,
  context: CallContext,
): Promise<ResponseOf<typeof removing> | Refusal> {
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

/** Deletes photos that no review uses. Deletes the file first, so that every remaining file has a row. */
async function removeUnusedPhotos(
  { db, files, now }: Pick<AppContext, 'db' | 'files' | 'now'>,
  stopping: AbortSignal,
): Promise<void> {
  for (const id of await photosToRemove(db, now())) {
    if (stopping.aborted) return
    if (!(await claimForRemoval(db, id, now()))) continue
    await removePhoto(files, id)
    await deletePhotoRow(db, id)
  }
}

const isSeen = async ({ db, locale, caller }: CallContext, id: number): Promise<boolean> =>
  (await productPage(db, String(id), { locale, role: caller?.role })) !== undefined

const isOn = async ({ db }: CallContext): Promise<boolean> => (await shopSettings(db)).product_ratings

const routes: readonly Route[] = [
  route(listReviews, async ({ params, query }, context) => {
    if (!(await isOn(context)) || !(await isSeen(context, params.id))) return refuse('not_found')
    return pageOfReviews(context.db, params.id, context.locale, query)
  }),
  route(myReview, async ({ params }, context) => {
    if (!(await isSeen(context, params.id))) return refuse('not_found')
    const { userId } = callerOf(context)
    const status = (await ownReview(context.db, userId, params.id)) ?? null
    if (status) return { bar: 'written' as const, status }
    const isBuyer = await hasBought(context.db, userId, params.id)
    return { bar: isBuyer ? ('none' as const) : ('not_bought' as const), status }
  }),
  route(writing, async (input, context) => {
    if (!(await isSeen(context, input.params.id))) return refuse('not_found')
    if (!(await isOn(context))) return refuse('forbidden')
    return writeReview(input, context)
  }),
  route(sendReviewPhoto, async (input, context) =>
    (await isOn(context)) ? sendPhoto(input, context) : refuse('forbidden'),
  ),
  route(listAllReviews, async ({ query }, { db, locale, config, now }) => {
    const show = adminPhoto(config.appSecret, now())
    const { data, total } = await pageOfEveryReview(db, query, locale, show)
    return { data, meta: pageMeta(query, total) }
  }),
  route(moderating, moderateReview),
  route(removing, removeReviewPhoto),
]

export const reviewsModule: ServerModule = {
  name: 'reviews',
  routes,
  mount: mountPhotos,
  jobs: context => [
    { name: 'review-photos', pauseMillis: 60_000, work: stopping => removeUnusedPhotos(context, stopping) },
  ],
  exportPersonalData: { reviews: reviewsOf },
  erasePersonalData: forgetReviewer,
}
