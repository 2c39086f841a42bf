import {
  listAllReviews,
  listReviews,
  moderateReview as moderating,
  myReview,
  removeReviewPhoto as removing,
  sendReviewPhoto,
  writeReview as writing,
} from '@/contract/endpoints/shop/reviews.ts'
import { type CallContext, callerOf } from '../../kernel/context.ts'
import { pageMeta } from '../../kernel/db/paging.ts'
import type { ServerModule } from '../../kernel/module.ts'
import { type Route, refuse, route } from '../../kernel/route.ts'
import { productPage } from '../catalog/product-repo.ts'
import { shopSettings } from '../settings/site-settings.ts'
import { moderateReview } from './moderate-review.ts'
import { mountPhotos } from './mount-photos.ts'
import { adminPhoto } from './photo-view.ts'
import { removeReviewPhoto } from './remove-review-photo.ts'
import { removeUnusedPhotos } from './remove-unused-photos.ts'
import {
  forgetReviewer,
  hasBought,
  ownReview,
  pageOfEveryReview,
  pageOfReviews,
  reviewsOf,
} from './reviews-repo.ts'
import { sendPhoto } from './send-photo.ts'
import { writeReview } from './write-review.ts'

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
