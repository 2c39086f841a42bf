import {
  listAllReviews,
  listReviews,
  moderateReview as moderating,
  myReview,
  writeReview,
} from '../../../src/contract/endpoints/shop/reviews.ts'
import { type CallContext, callerOf } from '../../kernel/context.ts'
import { pageMeta } from '../../kernel/db/paging.ts'
import { type Route, refuse, route } from '../../kernel/route.ts'
import { productPage } from '../catalog/product-repo.ts'
import { shopSettings } from '../settings/site-settings.ts'
import { moderateReview } from './moderate-review.ts'
import {
  hasBought,
  insertReview,
  ownReview,
  pageOfEveryReview,
  pageOfReviews,
  writerOf,
} from './reviews-repo.ts'
import { shownName } from './shown-name.ts'

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
  route(writeReview, async ({ params, body }, context) => {
    if (!(await isSeen(context, params.id))) return refuse('not_found')
    if (!(await isOn(context))) return refuse('forbidden')
    const { userId } = callerOf(context)
    const { db, locale, now } = context
    if (!(await hasBought(db, userId, params.id))) return refuse('review_not_bought')
    const { name, picture } = await writerOf(db, userId)
    const isNew = await insertReview(db, {
      ...body,
      product_id: params.id,
      user_id: userId,
      name: shownName(name),
      picture,
      locale,
      created_at: now(),
    })
    return isNew ? { status: 'pending' as const } : refuse('review_written')
  }),
  route(listAllReviews, async ({ query }, { db, locale }) => {
    const { data, total } = await pageOfEveryReview(db, query, locale)
    return { data, meta: pageMeta(query, total) }
  }),
  route(moderating, moderateReview),
]
