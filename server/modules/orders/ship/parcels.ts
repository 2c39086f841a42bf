/** Parcels of an order (decision 0021): their content, and the parcel status of the whole order. */
import type { ParsedOf } from '@/contract/endpoint.ts'
import type { AdminOrder, changeParcel, sendParcel, undoParcel } from '@/contract/endpoints/admin/orders.ts'
import { sheetTime } from '@/lib/shop-clock.ts'
import { type CallContext, callerOf } from '../../../kernel/context.ts'
import type { Queryable } from '../../../kernel/db/database.ts'
import { isRefusal, type Refusal, refuse } from '../../../kernel/route.ts'
import { queueOrderEvent } from '../../../kernel/webhook-outbox.ts'
import { giveBackCoupons } from '../../coupons/coupons-repo.ts'
import { rememberCarrier, trackingPageOf } from '../../shipping/carriers-repo.ts'
import { sendOrderEmail } from '../order-emails.ts'
import { insertOrderEvent } from '../order-events-repo.ts'
import type { ParcelStatus } from '../order-states.ts'
import {
  insertParcel,
  lockOrder,
  nameOfUser,
  type OrderRow,
  type ParcelRow,
  parcelById,
  parcelsOf,
  removeParcel,
  storeOrder,
  storeParcel,
} from '../orders-repo.ts'
import {
  droppedPieces,
  goneAfterShipping,
  ownedPieces,
  piecesToShip,
  sentPieces,
} from '../refund/returnable.ts'
import { showAdminOrder } from '../view/admin-view.ts'
import { type History, historyOf } from '../view/after-sale-repo.ts'

interface Pieces {
  line_id: number
  quantity: number
}

/** Returns the pieces of each line that are in no parcel and still have to be shipped. */
export const unsentPieces = ({ lines, ...history }: Pick<History, 'lines' | 'parcels' | 'after'>): Pieces[] =>
  lines
    .map(line => ({ line_id: line.id, quantity: piecesToShip(line, history) }))
    .filter(({ quantity }) => quantity > 0)

/** Returns the status of the whole order: that of the parcel that is furthest behind. */
function orderParcelStatus(history: Pick<History, 'lines' | 'parcels' | 'after'>): ParcelStatus {
  const { lines, parcels, after } = history
  if (lines.every(line => line.is_digital || line.quantity <= droppedPieces(line.id, after))) return 'none'
  if (parcels.length === 0) return 'preparing'
  if (unsentPieces(history).length > 0) return 'partly_shipped'
  if (parcels.some(({ status }) => status === 'shipped')) return 'shipped'
  return parcels.every(({ status }) => status === 'returned') ? 'returned' : 'delivered'
}

const maySend = (order: OrderRow): boolean => order.status === 'confirmed' || order.status === 'in_production'

/** Returns why nothing of the order may be shipped, or undefined. */
export function whyNotShipped(order: OrderRow): 'order_state' | 'not_to_ship' | undefined {
  if (order.payment_status === 'refunded') return 'not_to_ship'
  return maySend(order) ? undefined : 'order_state'
}

/**
 * Returns why these pieces cannot be shipped, or undefined when they can. `not_to_ship`: the order was refunded, or
 * refunds and withdrawals leave fewer pieces than requested. `order_state`: any other reason.
 */
function whyNotSent(order: OrderRow, history: History, requested: readonly Pieces[]): Refusal | undefined {
  const unsent = unsentPieces(history)
  const remainingOf = (id: number) => unsent.find(({ line_id }) => line_id === id)?.quantity ?? 0
  const isTooMuch =
    requested.length === 0 || requested.some(({ line_id, quantity }) => quantity > remainingOf(line_id))
  const isDropped = history.lines.some(({ id }) => droppedPieces(id, history.after) > 0)
  if (isTooMuch && isDropped) return refuse('not_to_ship')
  const reason = whyNotShipped(order)
  if (reason) return refuse(reason)
  const isTwice = new Set(requested.map(({ line_id }) => line_id)).size < requested.length
  return isTooMuch || isTwice ? refuse('order_state') : undefined
}

/** Returns who shipped the last parcel and when, if nothing remains to be shipped because of parcels. Otherwise undefined. */
async function alreadyShipped(
  tx: Queryable,
  order: OrderRow,
  history: History,
): Promise<Refusal | undefined> {
  const event = history.events.findLast(({ kind }) => kind === 'shipped' || kind === 'ready_for_pickup')
  if (!event || unsentPieces(history).length > 0 || order.payment_status === 'refunded') return undefined
  const name = event.by_user_id === null ? '' : await nameOfUser(tx, event.by_user_id)
  return refuse('already_shipped', [], {
    params: { number: order.number, name, at: sheetTime(event.at.toISOString()) },
  })
}

/**
 * Without lines in the body it ships everything that is unshipped. Refuses `not_found`, `order_state` unless the order
 * is confirmed or in production or when more pieces are requested than remain, `already_shipped` when everything is in
 * parcels, `not_to_ship` for refunded or withdrawn items, and `validation` without a carrier. Queues the email `order-shipped`, or `order-ready` for an order that is
 * collected.
 */
export async function sendOneParcel(
  { params, body }: ParsedOf<typeof sendParcel>,
  context: CallContext,
): Promise<AdminOrder | Refusal> {
  const refusal = await context.db.transaction(async (tx): Promise<Refusal | undefined> => {
    const order = await lockOrder(tx, params.id)
    if (!order) return refuse('not_found')
    const history = await historyOf(tx, order.id)
    const lines = body.lines.length > 0 ? body.lines : unsentPieces(history)
    const refused = whyNotSent(order, history, lines)
    if (refused) return (await alreadyShipped(tx, order, history)) ?? refused
    if (!order.is_pickup && !body.carrier)
      return refuse('validation', [{ path: 'carrier', code: 'required' }])
    const now = context.now()
    const { tracking_code } = body
    const carrier = body.carrier || order.shipping_name
    const tracking_url = body.tracking_url ?? (await trackingPageOf(tx, carrier, tracking_code))
    const parcel = { order_id: order.id, carrier, tracking_code, tracking_url, lines, shipped_at: now }
    await insertParcel(tx, parcel)
    if (order.shipping_method && body.carrier) await rememberCarrier(tx, order.shipping_method, carrier)
    const parcel_status = orderParcelStatus({ ...history, parcels: await parcelsOf(tx, order.id) })
    const stored = await storeOrder(tx, order.id, { parcel_status })
    const [event, email] = order.is_pickup
      ? (['ready_for_pickup', 'order-ready'] as const)
      : (['shipped', 'order-shipped'] as const)
    await insertOrderEvent(tx, order.id, event, now, callerOf(context).userId)
    await sendOrderEmail(tx, email, stored, context, { parcel: { carrier, tracking_code } })
    if (event === 'shipped') await queueOrderEvent(tx, 'order.shipped', order.id)
    return undefined
  })
  return refusal ?? showAdminOrder(context, params.id)
}

type Details = Omit<ParsedOf<typeof changeParcel>['body'], 'status' | 'notify_customer'>

/** Replaces a tracking page that followed from the former carrier and code, unless the change contains another one. */
async function withTrackingPage(tx: Queryable, parcel: ParcelRow, details: Details): Promise<Details> {
  const { carrier = parcel.carrier, tracking_code = parcel.tracking_code } = details
  const isUnchanged = carrier === parcel.carrier && tracking_code === parcel.tracking_code
  const isOwnPage = details.tracking_url !== undefined && details.tracking_url !== parcel.tracking_url
  if (isUnchanged || isOwnPage) return details
  const former = await trackingPageOf(tx, parcel.carrier, parcel.tracking_code)
  if (parcel.tracking_url !== former) return details
  return { ...details, tracking_url: await trackingPageOf(tx, carrier, tracking_code) }
}

const nextOf: Record<ParcelRow['status'], readonly ParcelRow['status'][]> = {
  shipped: ['delivered', 'returned'],
  delivered: ['returned'],
  returned: [],
}

/** Locks the order of the parcel. Returns undefined when the parcel does not exist. */
async function lockParcel(
  tx: Queryable,
  id: number,
): Promise<{ order: OrderRow; parcel: ParcelRow } | undefined> {
  const unlocked = await parcelById(tx, id)
  const order = unlocked && (await lockOrder(tx, unlocked.order_id))
  const parcel = order && (await parcelById(tx, id))
  return order && parcel && { order, parcel }
}

/**
 * Advances a parcel, or corrects its carrier, code and tracking page. Queues the email `order-shipped` with the
 * corrected facts if `notify_customer` is set. Refuses `not_found`, and `order_state` when the step is not allowed or
 * the customer of a parcel that is not on its way would be notified. Once everything is delivered and paid, the order
 * becomes `completed`.
 */
export async function changeOneParcel(
  { params, body: { status, notify_customer, ...details } }: ParsedOf<typeof changeParcel>,
  context: CallContext,
): Promise<AdminOrder | Refusal> {
  const orderId = await context.db.transaction(async (tx): Promise<number | Refusal> => {
    const locked = await lockParcel(tx, params.id)
    if (!locked) return refuse('not_found')
    const { order, parcel } = locked
    if (status !== undefined && !nextOf[parcel.status].includes(status)) return refuse('order_state')
    const isOnItsWay = !order.is_pickup && (status ?? parcel.status) === 'shipped'
    if (notify_customer && !isOnItsWay) return refuse('order_state')
    if (details.carrier === '' && !order.is_pickup)
      return refuse('validation', [{ path: 'carrier', code: 'required' }])
    const now = context.now()
    const delivered_at = status === 'delivered' ? now : parcel.delivered_at
    const change = await withTrackingPage(tx, parcel, details)
    await storeParcel(tx, parcel.id, { ...change, status: status ?? parcel.status, delivered_at })
    if (notify_customer) {
      const { carrier, tracking_code } = { ...parcel, ...change }
      await sendOrderEmail(tx, 'order-shipped', order, context, { parcel: { carrier, tracking_code } })
    }
    if (status === undefined) return order.id
    const event = order.is_pickup && status === 'delivered' ? 'collected' : status
    await insertOrderEvent(tx, order.id, event, now, callerOf(context).userId)
    await followGoods(tx, order, context)
    return order.id
  })
  return isRefusal(orderId) ? orderId : showAdminOrder(context, orderId)
}

/** Whether pieces of the parcel were refunded, withdrawn or returned after they were shipped. */
function hasAfterSale({ lines, parcels, after }: History, parcel: ParcelRow): boolean {
  const others = parcels.filter(({ id }) => id !== parcel.id)
  return lines
    .filter(({ id }) => parcel.lines.some(({ line_id }) => line_id === id))
    .some(line => sentPieces(line.id, others) < goneAfterShipping(line, after))
}

/**
 * Removes a parcel that was recorded by mistake; its pieces are to be shipped again. Sends no email. Refuses
 * `not_found`, and `order_state` unless the parcel is on its way, the order confirmed or in production and not wholly
 * refunded, and no piece of the parcel refunded, withdrawn or returned.
 */
export async function undoOneParcel(
  { params }: ParsedOf<typeof undoParcel>,
  context: CallContext,
): Promise<AdminOrder | Refusal> {
  const orderId = await context.db.transaction(async (tx): Promise<number | Refusal> => {
    const locked = await lockParcel(tx, params.id)
    if (!locked) return refuse('not_found')
    const { order, parcel } = locked
    const mayUndo = parcel.status === 'shipped' && maySend(order) && order.payment_status !== 'refunded'
    if (!mayUndo || hasAfterSale(await historyOf(tx, order.id), parcel)) return refuse('order_state')
    await removeParcel(tx, parcel.id)
    await insertOrderEvent(tx, order.id, 'parcel_undone', context.now(), callerOf(context).userId)
    if (!order.is_pickup) await queueOrderEvent(tx, 'order.parcel_undone', order.id)
    await followGoods(tx, order, context)
    return order.id
  })
  return isRefusal(orderId) ? orderId : showAdminOrder(context, orderId)
}

/**
 * Call it under the order's lock after parcels, withdrawals or refunds have changed. Sets the parcel status, completes the order when all
 * is delivered and paid, and cancels it when no piece remains and none was shipped.
 */
export async function followGoods(
  tx: Queryable,
  order: OrderRow,
  context: Pick<CallContext, 'now' | 'events'>,
): Promise<void> {
  const history = await historyOf(tx, order.id)
  const parcel_status = orderParcelStatus(history)
  const status = statusAfter(order, history, parcel_status)
  await storeOrder(tx, order.id, { parcel_status, ...(status && { status }) })
  if (!status) return
  await insertOrderEvent(tx, order.id, status, context.now())
  if (status === 'completed') return
  await giveBackCoupons(tx, order.id)
  await context.events.publish('order-cancelled', { orderId: order.id }, tx)
}

function statusAfter(
  order: OrderRow,
  { lines, parcels, after }: History,
  parcelStatus: ParcelStatus,
): 'completed' | 'cancelled' | undefined {
  if (!maySend(order) || order.payment_status === 'unpaid') return undefined
  if (parcels.length === 0 && lines.every(line => ownedPieces(line, after) === 0)) return 'cancelled'
  return parcelStatus === 'delivered' || parcelStatus === 'none' ? 'completed' : undefined
}
