/**
 * The three lives of an order as tables (order, payment, parcel): which state may follow which. Nothing else in the server
 * decides that; `checkTables` runs at start and refuses a table that names a state that does not exist or cannot be reached.
 */
import { orderParcelStatuses, orderStatuses, paymentStatuses } from '../../../src/contract/orders.ts'

type Table<State extends string> = Readonly<Record<State, readonly State[]>>

export type OrderStatus = (typeof orderStatuses)[number]
export type PaymentStatus = (typeof paymentStatuses)[number]
export type ParcelStatus = (typeof orderParcelStatuses)[number]

/** `draft`: put together by the shop for a customer and not offered yet; a shopper's order begins as `placed`. */
export const orderTable: Table<OrderStatus> = {
  draft: ['placed', 'confirmed'], // or thrown away
  placed: ['confirmed', 'cancelled', 'expired'],
  confirmed: ['in_production', 'completed', 'cancelled'],
  in_production: ['completed', 'cancelled'],
  completed: [],
  cancelled: [],
  expired: [],
}

export const paymentTable: Table<PaymentStatus> = {
  unpaid: ['paid', 'failed'],
  failed: ['paid'], // the buyer tries again
  paid: ['partly_refunded', 'refunded'],
  partly_refunded: ['partly_refunded', 'refunded'],
  refunded: [],
}

export const parcelTable: Table<ParcelStatus> = {
  none: ['preparing'],
  preparing: ['partly_shipped', 'shipped', 'none'],
  partly_shipped: ['shipped'],
  shipped: ['delivered', 'returned'],
  delivered: ['returned'],
  returned: [],
}

export const mayFollow = <State extends string>(table: Table<State>, from: State, to: State): boolean =>
  table[from].includes(to)

/** What is wrong with a table, in sentences; none when it is sound. */
export function faultsOf<State extends string>(
  table: Table<State>,
  states: readonly State[],
  start: State,
): string[] {
  const unknown = states.flatMap(state =>
    (table[state] ?? [])
      .filter(next => !states.includes(next))
      .map(next => `${state} leads to unknown ${next}`),
  )
  const reached = new Set<State>([start])
  for (const state of reached) for (const next of table[state] ?? []) reached.add(next)
  const lost = states.filter(state => !reached.has(state)).map(state => `${state} is never reached`)
  const missing = states.filter(state => !(state in table)).map(state => `${state} has no row`)
  return [...missing, ...unknown, ...lost]
}

/** Throws at start when a table is broken. */
export function checkTables(): void {
  const faults = [
    ...faultsOf(orderTable, orderStatuses, 'draft'),
    ...faultsOf(paymentTable, paymentStatuses, 'unpaid'),
    ...faultsOf(parcelTable, orderParcelStatuses, 'none'),
  ]
  if (faults.length > 0) throw new Error(`order states: ${faults.join('; ')}`)
}
