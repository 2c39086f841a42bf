/** Parcels of an order (decisions §4): what left in which, and how far the whole order is. */
import type { ParsedOf } from '../../../src/contract/endpoint.ts'
import type { AdminOrder, changeParcel, sendParcel } from '../../../src/contract/order-administration.ts'
import { type CallContext, callerOf } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { isRefusal, type Refusal, refuse } from '../../kernel/route.ts'
import { showAdminOrder } from './admin-view.ts'
import { writeOrderLetter } from './order-letters.ts'
import type { ParcelStatus } from './order-states.ts'
import {
  insertParcel,
  linesOf,
  lockOrder,
  type OrderLineRow,
  type OrderRow,
  type ParcelRow,
  parcelById,
  parcelsOf,
  storeOrder,
  storeParcel,
  tell,
} from './orders-repo.ts'

interface Pieces {
  line_id: number
  quantity: number
}

/** Pieces of each line that are in no parcel yet; digital goods travel in none. */
export function unsentPieces(
  lines: readonly Pick<OrderLineRow, 'id' | 'quantity' | 'is_digital'>[],
  parcels: readonly { lines: readonly Pieces[] }[],
): Pieces[] {
  return lines
    .filter(line => !line.is_digital)
    .map(line => {
      const sent = parcels
        .flatMap(parcel => parcel.lines)
        .filter(({ line_id }) => line_id === line.id)
        .reduce((sum, { quantity }) => sum + quantity, 0)
      return { line_id: line.id, quantity: line.quantity - sent }
    })
    .filter(({ quantity }) => quantity > 0)
}

/** Of all its parcels together: the one that is furthest behind speaks. */
export function orderParcelStatus(
  lines: readonly Pick<OrderLineRow, 'id' | 'quantity' | 'is_digital'>[],
  parcels: readonly Pick<ParcelRow, 'lines' | 'status'>[],
): ParcelStatus {
  if (lines.every(line => line.is_digital)) return 'none'
  if (parcels.length === 0) return 'preparing'
  if (unsentPieces(lines, parcels).length > 0) return 'partly_shipped'
  if (parcels.some(({ status }) => status === 'shipped')) return 'shipped'
  return parcels.every(({ status }) => status === 'returned') ? 'returned' : 'delivered'
}

const maySend = (order: OrderRow): boolean => order.status === 'confirmed' || order.status === 'in_production'

export async function sendOneParcel(
  { params, body }: ParsedOf<typeof sendParcel>,
  context: CallContext,
): Promise<AdminOrder | Refusal> {
  const refusal = await context.db.transaction(async (tx): Promise<Refusal | undefined> => {
    const order = await lockOrder(tx, params.id)
    if (!order) return refuse('not_found')
    const lines = await linesOf(tx, [order.id])
    const before = await parcelsOf(tx, order.id)
    const unsent = unsentPieces(lines, before)
    const wanted = body.lines.length > 0 ? body.lines : unsent
    const left = (id: number) => unsent.find(({ line_id }) => line_id === id)?.quantity ?? 0
    const isFair = wanted.length > 0 && wanted.every(({ line_id, quantity }) => quantity <= left(line_id))
    const isTwice = new Set(wanted.map(({ line_id }) => line_id)).size < wanted.length
    if (!maySend(order) || !isFair || isTwice) return refuse('order_state')
    const now = context.now()
    const { carrier, tracking_code, tracking_url } = body
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
    await tell(tx, order.id, 'shipped', now, callerOf(context).userId)
    await writeOrderLetter(tx, 'order-shipped', stored, context, { parcel: { carrier, tracking_code } })
    return undefined
  })
  return refusal ?? showAdminOrder(context, params.id)
}

const nextOf: Record<ParcelRow['status'], readonly ParcelRow['status'][]> = {
  shipped: ['delivered', 'returned'],
  delivered: ['returned'],
  returned: [],
}

/** All there and paid: the order is completed by itself. */
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
    await tell(tx, order.id, body.status, now, callerOf(context).userId)
    await followParcels(tx, order, context)
    return order.id
  })
  return isRefusal(orderId) ? orderId : showAdminOrder(context, orderId)
}

async function followParcels(tx: Queryable, order: OrderRow, context: CallContext): Promise<void> {
  const lines = await linesOf(tx, [order.id])
  const parcel_status = orderParcelStatus(lines, await parcelsOf(tx, order.id))
  const isDone = maySend(order) && parcel_status === 'delivered' && order.payment_status !== 'unpaid'
  await storeOrder(tx, order.id, { parcel_status, ...(isDone && { status: 'completed' as const }) })
  if (isDone) await tell(tx, order.id, 'completed', context.now())
}
