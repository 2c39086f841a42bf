/** Parcels of an order (decision 0021): what was shipped in which, and the parcel status of the whole order. */
import type { ParsedOf } from '../../../src/contract/endpoint.ts'
import type { AdminOrder, changeParcel, sendParcel } from '../../../src/contract/endpoints/admin/orders.ts'
import { type CallContext, callerOf } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { isRefusal, type Refusal, refuse } from '../../kernel/route.ts'
import { showAdminOrder } from './admin-view.ts'
import { type History, historyOf } from './after-sale-repo.ts'
import { sendOrderEmail } from './order-emails.ts'
import type { ParcelStatus } from './order-states.ts'
import {
  insertOrderEvent,
  insertParcel,
  lockOrder,
  type OrderLineRow,
  type OrderRow,
  type ParcelRow,
  parcelById,
  parcelsOf,
  storeOrder,
  storeParcel,
} from './orders-repo.ts'
import { sentPieces, withdrawnUnsent } from './returnable.ts'

interface Pieces {
  line_id: number
  quantity: number
}

type Lines = readonly Pick<OrderLineRow, 'id' | 'quantity' | 'is_digital'>[]

/** Lines without the pieces that were withdrawn before they were shipped. */
const stillWanted = (lines: readonly OrderLineRow[], { withdrawals }: History['after']): OrderLineRow[] =>
  lines.map(line => ({ ...line, quantity: line.quantity - withdrawnUnsent(line.id, withdrawals) }))

/** Items of each line that are in no parcel yet; digital ones are never shipped. */
export function unsentPieces(
  lines: Lines,
  parcels: readonly Pick<ParcelRow, 'lines' | 'shipped_at' | 'delivered_at'>[],
): Pieces[] {
  return lines
    .filter(line => !line.is_digital)
    .map(line => ({ line_id: line.id, quantity: line.quantity - sentPieces(line.id, parcels) }))
    .filter(({ quantity }) => quantity > 0)
}

/** The status of the whole order: that of the parcel that is furthest behind. */
export function orderParcelStatus(lines: Lines, parcels: readonly ParcelRow[]): ParcelStatus {
  if (lines.every(line => line.is_digital || line.quantity === 0)) return 'none'
  if (parcels.length === 0) return 'preparing'
  if (unsentPieces(lines, parcels).length > 0) return 'partly_shipped'
  if (parcels.some(({ status }) => status === 'shipped')) return 'shipped'
  return parcels.every(({ status }) => status === 'returned') ? 'returned' : 'delivered'
}

const maySend = (order: OrderRow): boolean => order.status === 'confirmed' || order.status === 'in_production'

/**
 * Without lines in the body it sends all that was not sent yet. `not_found`; `order_state` unless the order is confirmed or in production,
 * or when more items are named than are left; `validation` without a carrier. Queues the email `order-shipped`, or `order-ready` for what is
 * collected in the shop.
 */
export async function sendOneParcel(
  { params, body }: ParsedOf<typeof sendParcel>,
  context: CallContext,
): Promise<AdminOrder | Refusal> {
  const refusal = await context.db.transaction(async (tx): Promise<Refusal | undefined> => {
    const order = await lockOrder(tx, params.id)
    if (!order) return refuse('not_found')
    const { lines: ordered, parcels: before, after } = await historyOf(tx, order.id)
    const lines = stillWanted(ordered, after)
    const unsent = unsentPieces(lines, before)
    const wanted = body.lines.length > 0 ? body.lines : unsent
    const left = (id: number) => unsent.find(({ line_id }) => line_id === id)?.quantity ?? 0
    const isFair = wanted.length > 0 && wanted.every(({ line_id, quantity }) => quantity <= left(line_id))
    const isTwice = new Set(wanted.map(({ line_id }) => line_id)).size < wanted.length
    if (!maySend(order) || !isFair || isTwice) return refuse('order_state')
    if (!order.is_pickup && !body.carrier)
      return refuse('validation', [{ path: 'carrier', code: 'required' }])
    const now = context.now()
    const { tracking_code, tracking_url } = body
    const carrier = body.carrier || order.shipping_name
    const parcel = {
      order_id: order.id,
      carrier,
      tracking_code,
      tracking_url,
      lines: wanted,
      shipped_at: now,
    }
    await insertParcel(tx, parcel)
    const parcel_status = orderParcelStatus(lines, await parcelsOf(tx, order.id))
    const stored = await storeOrder(tx, order.id, { parcel_status })
    const [event, email] = order.is_pickup
      ? (['ready_for_pickup', 'order-ready'] as const)
      : (['shipped', 'order-shipped'] as const)
    await insertOrderEvent(tx, order.id, event, now, callerOf(context).userId)
    await sendOrderEmail(tx, email, stored, context, { parcel: { carrier, tracking_code } })
    return undefined
  })
  return refusal ?? showAdminOrder(context, params.id)
}

const nextOf: Record<ParcelRow['status'], readonly ParcelRow['status'][]> = {
  shipped: ['delivered', 'returned'],
  delivered: ['returned'],
  returned: [],
}

/** `not_found`; `order_state` when the step is not allowed. Once all is delivered and paid, the order becomes `completed`. No email. */
export async function changeOneParcel(
  { params, body }: ParsedOf<typeof changeParcel>,
  context: CallContext,
): Promise<AdminOrder | Refusal> {
  const orderId = await context.db.transaction(async (tx): Promise<number | Refusal> => {
    const known = await parcelById(tx, params.id)
    const order = known && (await lockOrder(tx, known.order_id))
    const parcel = order && (await parcelById(tx, params.id))
    if (!order || !parcel) return refuse('not_found')
    if (!nextOf[parcel.status].includes(body.status)) return refuse('order_state')
    const now = context.now()
    const delivered_at = body.status === 'delivered' ? now : parcel.delivered_at
    await storeParcel(tx, parcel.id, { status: body.status, delivered_at })
    const event = order.is_pickup && body.status === 'delivered' ? 'collected' : body.status
    await insertOrderEvent(tx, order.id, event, now, callerOf(context).userId)
    await followParcels(tx, order, context)
    return order.id
  })
  return isRefusal(orderId) ? orderId : showAdminOrder(context, orderId)
}

/** Under the order's lock: sets its parcel status from parcels and withdrawals, and completes it when all is delivered and paid. */
export async function followParcels(
  tx: Queryable,
  order: OrderRow,
  context: Pick<CallContext, 'now'>,
): Promise<void> {
  const { lines, parcels, after } = await historyOf(tx, order.id)
  const parcel_status = orderParcelStatus(stillWanted(lines, after), parcels)
  const isThere = parcel_status === 'delivered' || parcel_status === 'none'
  const isDone = maySend(order) && isThere && order.payment_status !== 'unpaid'
  await storeOrder(tx, order.id, { parcel_status, ...(isDone && { status: 'completed' as const }) })
  if (isDone) await insertOrderEvent(tx, order.id, 'completed', context.now())
}
