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
import { type Route, refuse, route } from '../../kernel/route.ts'
import { productPage } from '../catalog/product-repo.ts'
import { shopSettings } from '../settings/site-settings.ts'
import { moderateReview } from './moderate-review.ts'
import { adminPhoto } from './photo-view.ts'
import { removeReviewPhoto } from './remove-review-photo.ts'
import { hasBought, ownReview, pageOfEveryReview, pageOfReviews } from './reviews-repo.ts'
import { sendPhoto } from './send-photo.ts'
import { writeReview } from './write-review.ts'

const isSeen = async ({ db, locale, caller }: CallContext, id: number): Promise<boolean> =>
  (await productPage(db, String(id), { locale, role: caller?.role })) !== undefined

const isOn = async ({ db }: CallContext): Promise<boolean> => (await shopSettings(db)).product_ratings

export const reviewsRoutes: readonly Route[] = [
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
