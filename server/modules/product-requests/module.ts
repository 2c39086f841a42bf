import type { Product } from '@/contract/endpoints/shop/catalog.ts'
import {
  bookingDays,
  bookProduct,
  decideBooking as decideBookingEndpoint,
  listBookings,
  watchStock,
} from '@/contract/endpoints/shop/product-requests.ts'
import { done } from '@/contract/envelope.ts'
import type { CallContext } from '../../kernel/context.ts'
import { pageMeta } from '../../kernel/db/paging.ts'
import type { ServerModule } from '../../kernel/module.ts'
import { type Route, refuse, route } from '../../kernel/route.ts'
import { mayEmail } from '../auth/email-limits.ts'
import { showProduct } from '../catalog/show-product.ts'
import { shopSettings } from '../settings/site-settings.ts'
import { decideBooking } from './decide-booking.ts'
import { notifyWaiting } from './notify-waiting.ts'
import {
  erasedWithAccount,
  forgetRequests,
  insertBooking,
  insertWatch,
  pageOfBookings,
  requesterWithAccount,
  requestsOf,
  watchesOf,
} from './product-requests-repo.ts'
import { sendBookingEmail } from './send-booking-email.ts'

const day = 24 * 60 * 60_000

const seenProduct = ({ db, locale, caller, now }: CallContext, id: number): Promise<Product | undefined> =>
  showProduct(db, String(id), { locale, role: caller?.role, now: now() })

/** Returns the requested variant, null for the product itself, or undefined when the variant does not exist. */
const variantOf = ({ variants }: Product, id: number | null) =>
  id === null ? null : variants.find(variant => variant.id === id)

const isWithin = (wished: string, now: Date): boolean => {
  const ahead = Date.parse(`${wished}T12:00:00Z`) - now.getTime()
  return ahead >= (bookingDays.from - 1) * day && ahead <= bookingDays.to * day
}

const routes: readonly Route[] = [
  route(watchStock, async ({ params, body }, context) => {
    const product = await seenProduct(context, params.id)
    const variant = product && variantOf(product, body.variant_id)
    if (!product || variant === undefined) return refuse('not_found')
    if ((variant ?? product).stock !== 'out') return refuse('still_in_stock')
    const { db, locale, now } = context
    const { email, variant_id } = body
    await insertWatch(db, { product_id: product.id, variant_id, email, locale, created_at: now() })
    return done
  }),
  route(bookProduct, async ({ params, body }, context) => {
    const { db, locale, now, caller } = context
    if (!(await shopSettings(db)).product_booking) return refuse('forbidden')
    const product = await seenProduct(context, params.id)
    if (!product || variantOf(product, body.variant_id) === undefined) return refuse('not_found')
    if (!isWithin(body.day, now()))
      return refuse('validation', [{ path: 'day', code: 'booking_day', params: { count: bookingDays.to } }])
    if (!(await mayEmail(db, context, 'booking-asked', body.email))) return refuse('rate_limited')
    const user_id = caller?.userId ?? null
    await db.transaction(async tx => {
      const row = { ...body, product_id: product.id, user_id, locale, created_at: now() }
      await sendBookingEmail(tx, 'booking-asked', await insertBooking(tx, row), context)
    })
    return { status: 'asked' as const, day: body.day }
  }),
  route(listBookings, async ({ query }, { db, locale }) => {
    const { data, total } = await pageOfBookings(db, query, locale)
    return { data, meta: pageMeta(query, total) }
  }),
  route(decideBookingEndpoint, decideBooking),
]

export const productRequestsModule: ServerModule = {
  name: 'product-requests',
  routes,
  jobs: context => [{ name: 'back-in-stock', pauseMillis: 60_000, work: () => notifyWaiting(context) }],
  exportPersonalData: {
    bookings: (db, userId) => requestsOf(db, requesterWithAccount(userId)),
    stock_watches: (db, userId) => watchesOf(db, requesterWithAccount(userId)),
  },
  erasePersonalData: (tx, userId) => forgetRequests(tx, erasedWithAccount(userId)),
}
