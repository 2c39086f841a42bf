import { sql } from 'drizzle-orm'

/** Condition on an order: paid or payable on delivery, not fully refunded, with pieces to ship. */
export const toPrepare = sql`status in ('confirmed', 'in_production') and parcel_status in ('preparing', 'partly_shipped')
  and payment_status <> 'refunded'`

/** Condition on an order: everything is shipped and the order is still open. */
export const whollyShipped = sql`status in ('confirmed', 'in_production') and parcel_status in ('shipped', 'delivered')`
