/** Converts an order's events to a timeline: past, current and upcoming steps. Pure. */
import type { Order } from '@/contract/endpoints/shop/orders.ts'

export interface OrderStep {
  id: string
  state: 'done' | 'now' | 'todo'
  word: string // key: of `order.event` in `shop` for past steps, of `step` in `orders` otherwise
  at: string | null
  tracking: Order['parcels'][number] | null
}

const isOver = ({ status }: Order) => status === 'cancelled' || status === 'expired' || status === 'abandoned'

const step = (word: string, state: 'now' | 'todo'): OrderStep => ({
  id: word,
  word,
  state,
  at: null,
  tracking: null,
})

function waitsFor({ payment_method, payment_status }: Order): string {
  if (payment_status === 'pending') return 'pending'
  if (payment_method.code === 'transfer') return 'transfer'
  return 'paying'
}

/** Returns the upcoming steps, the first one as current. */
function ahead(order: Order): OrderStep[] {
  if (isOver(order)) return []
  const isSent = order.parcel_status !== 'none'
  const words: string[] = []
  if (order.status === 'placed') words.push(waitsFor(order))
  if (isSent && (order.parcel_status === 'preparing' || order.parcel_status === 'partly_shipped'))
    words.push(order.status === 'in_production' ? 'making' : order.is_pickup ? 'preparing' : 'sending')
  if (isSent && order.parcel_status !== 'delivered' && order.parcel_status !== 'returned')
    words.push(...(order.is_pickup ? ['collecting', 'collected'] : ['travelling', 'arrived']))
  return words.map((word, at) => step(word, at === 0 ? 'now' : 'todo'))
}

/** Each shipped parcel has its own tracking. */
export function orderSteps(order: Order): OrderStep[] {
  let parcels = 0
  const done = order.timeline.map(({ kind, at }, index): OrderStep => {
    const tracking = kind === 'shipped' ? (order.parcels[parcels++] ?? null) : null
    return { id: `${index}-${kind}`, state: 'done', word: kind, at, tracking }
  })
  return [...done, ...ahead(order)]
}
