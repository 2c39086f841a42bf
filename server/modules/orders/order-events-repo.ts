/** The timeline of an order. */
import type { OrderEventKind } from '@/contract/endpoints/shop/orders.ts'
import { orderEvents } from '../../db/schema/orders.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { preparedRows } from '../../kernel/db/prepared.ts'

export type EventRow = typeof orderEvents.$inferSelect

/** Without `byUserId` the event is automatic. */
export interface NewOrderEvent {
  kind: OrderEventKind
  byUserId?: number | null
}

const inserting = preparedRows((db, rows: (typeof orderEvents.$inferInsert)[]) =>
  db.insert(orderEvents).values(rows),
)

/** Adds events, in this order. */
export async function insertOrderEvents(
  tx: Queryable,
  orderId: number,
  at: Date,
  events: readonly NewOrderEvent[],
): Promise<void> {
  if (events.length === 0) return
  const rows = events.map(({ kind, byUserId = null }) => ({
    order_id: orderId,
    kind,
    at,
    by_user_id: byUserId,
  }))
  await inserting(tx, rows)
}

/** Adds one event. `byUserId` is null for automatic events. */
export const insertOrderEvent = (
  tx: Queryable,
  orderId: number,
  kind: OrderEventKind,
  at: Date,
  byUserId: number | null = null,
): Promise<void> => insertOrderEvents(tx, orderId, at, [{ kind, byUserId }])
