/**
 * POST /orders/abandon: after a reload, a page knows only the key of the order request that it had sent (decision
 * 0049). The call first uses up the key by inserting a row that is no order. It therefore waits for a request that is
 * still writing, and a later request with this key is refused.
 */
import type { ParsedOf, ResponseOf } from '@/contract/endpoint.ts'
import type { abandonTry as contract } from '@/contract/endpoints/shop/payments.ts'
import { tierOf } from '@/domain/pricing.ts'
import type { CallContext } from '../../../kernel/context.ts'
import { isRefusal, type Refusal, refuse } from '../../../kernel/route.ts'
import { shopSettings } from '../../settings/site-settings.ts'
import { guestOrderByKey, insertOrder, type OrderRow, orderById, orderByKey } from '../orders-repo.ts'
import { withoutPerson } from '../people/without-person.ts'
import { orderKey } from '../place/order-key.ts'
import { showOrder } from '../view/order-view.ts'
import { endPayment } from './online-payments.ts'

type AbandonResponse = ResponseOf<typeof contract>

const nothing: AbandonResponse = { order: null, key: null }

interface Tried {
  key: string
  userId: number | null
  email: string | null // the guest's email; null for an account
}

/**
 * Refuses `idempotency_key` without the header, `unauthenticated`, and `unavailable` when the provider does not
 * respond.
 */
export async function abandonTry(
  { body }: ParsedOf<typeof contract>,
  context: CallContext,
): Promise<AbandonResponse | Refusal> {
  const { caller, db, request } = context
  const key = request.idempotencyKey
  if (!key) return refuse('idempotency_key')
  const email = body.contact_email
  if (email === null && !caller) return refuse('unauthenticated')
  const tried = { key, email, userId: email === null ? (caller?.userId ?? null) : null }
  if (await takeKey(tried, context)) return nothing
  const order = await orderOf(tried, context)
  if (!order) return nothing
  const ended = await endPayment(order, context)
  if (isRefusal(ended)) return ended
  const now = (await orderById(db, ended.id)) ?? ended
  const view = await showOrder(context, now)
  if (now.user_id !== null) return { order: view, key: null }
  return { order: withoutPerson(view), key: orderKey(now, context.config) }
}

/** Finds a guest's order only with the email it was placed with, and only until an account adopts it. */
async function orderOf({ key, email, userId }: Tried, { caller, db }: CallContext) {
  if (userId !== null) return orderByKey(db, userId, key)
  const order = await guestOrderByKey(db, key)
  const isOpen = order && (order.user_id === null || order.user_id === caller?.userId)
  return isOpen && order.contact_email === email ? order : undefined
}

/** Returns false when a row with this key exists. Waits for a transaction that is inserting one. */
async function takeKey(tried: Tried, { caller, db, locale, now }: CallContext): Promise<boolean> {
  const { website_currency: currency } = await shopSettings(db)
  const row = {
    ...neverAnOrder,
    user_id: tried.userId,
    contact_email: tried.email,
    idempotency_key: tried.key,
    locale,
    currency,
    tier: tierOf(tried.userId === null ? undefined : caller?.role),
    placed_at: now(),
  }
  return (await insertOrder(db, row)) !== undefined
}

const neverAnOrder = {
  status: 'abandoned',
  payment_method: 'card',
  payment_name: '',
  request_hash: '', // matches no request body, so the key is refused from now on
  subtotal: 0,
  shipping: 0,
  discount: 0,
  taxable: 0,
  vat: 0,
  vat_percent: 0,
  due: 0,
} as const satisfies Partial<OrderRow>
