/**
 * Allowed transitions of the three states of an order: order, payment, parcel. No other server code decides them.
 * `checkTables` runs at start and throws if a table names a state that does not exist or cannot be reached.
 */
import { orderParcelStatuses, orderStatuses, paymentStatuses } from '@/contract/endpoints/shop/orders.ts'

type Table<State extends string> = Readonly<Record<State, readonly State[]>>

export type OrderStatus = (typeof orderStatuses)[number]
export type PaymentStatus = (typeof paymentStatuses)[number]
export type ParcelStatus = (typeof orderParcelStatuses)[number]

/**
 * `draft`: entered by the shop for a customer and not placed yet. A shopper's order begins as `placed`, or as `paying`
 * at the checkout.
 */
export const orderTable: Table<OrderStatus> = {
  draft: ['placed', 'confirmed'], // or deleted
  paying: ['placed', 'abandoned'], // decision 0049
  placed: ['confirmed', 'cancelled', 'expired'],
  confirmed: ['in_production', 'completed', 'cancelled'],
  in_production: ['completed', 'cancelled'],
  completed: [],
  cancelled: [],
  expired: [],
  abandoned: [],
}

/** Rows that are not orders: no list shows them and nothing counts them. */
export const unordered = ['draft', 'paying', 'abandoned'] as const satisfies readonly OrderStatus[]

/** Whether the row is an order. Rows that are not appear in no list. */
export const isOrder = (status: OrderStatus): boolean => !(unordered as readonly string[]).includes(status)

export const paymentTable: Table<PaymentStatus> = {
  unpaid: ['pending', 'paid', 'failed'],
  pending: ['paid', 'failed'],
  failed: ['pending', 'paid'], // the buyer tries again
  paid: ['partly_refunded', 'refunded'],
  partly_refunded: ['partly_refunded', 'refunded'],
  refunded: [],
}

export const parcelTable: Table<ParcelStatus> = {
  none: ['preparing'],
  preparing: ['partly_shipped', 'shipped', 'none'],
  partly_shipped: ['shipped', 'preparing'],
  shipped: ['delivered', 'returned', 'partly_shipped', 'preparing'], // back when a parcel is undone
  delivered: ['returned'],
  returned: [],
}

/** States in which buyer and shop may cancel an order without shipped parcels. */
export const stoppable: readonly OrderStatus[] = ['placed', 'confirmed', 'in_production']

/**
 * States in which the buyer may cancel. Personalised items cannot be cancelled once production has begun (decision
 * 0022).
 */
export const stoppableByBuyer = (lines: readonly { is_personalised: boolean }[]): readonly OrderStatus[] =>
  lines.some(line => line.is_personalised)
    ? stoppable.filter(status => status !== 'in_production')
    : stoppable

/** Whether the table has a direct step from `from` to `to`. */
export const mayFollow = <State extends string>(table: Table<State>, from: State, to: State): boolean =>
  table[from].includes(to)

/** Returns the problems of a table as sentences, or an empty list. */
export function problemsOf<State extends string>(
  table: Table<State>,
  states: readonly State[],
  ...starts: readonly State[]
): string[] {
  const unknown = states.flatMap(state =>
    (table[state] ?? [])
      .filter(next => !states.includes(next))
      .map(next => `${state} leads to unknown ${next}`),
  )
  const reached = new Set<State>(starts)
  for (const state of reached) for (const next of table[state] ?? []) reached.add(next)
  const lost = states.filter(state => !reached.has(state)).map(state => `${state} is never reached`)
  const missing = states.filter(state => !(state in table)).map(state => `${state} has no row`)
  return [...missing, ...unknown, ...lost]
}

/** Throws at start when a table is invalid. */
export function checkTables(): void {
  const faults = [
    ...problemsOf(orderTable, orderStatuses, 'draft', 'paying'),
    ...problemsOf(paymentTable, paymentStatuses, 'unpaid'),
    ...problemsOf(parcelTable, orderParcelStatuses, 'none'),
  ]
  if (faults.length > 0) throw new Error(`order states: ${faults.join('; ')}`)
}
