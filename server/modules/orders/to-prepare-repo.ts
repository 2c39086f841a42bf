import { sql } from 'drizzle-orm'

/** Of an order: paid or promised, not refunded whole, and something of it still to be sent. */
export const toPrepare = sql`status in ('confirmed', 'in_production') and parcel_status in ('preparing', 'partly_shipped')
  and payment_status <> 'refunded'`

/** Of an order: everything was shipped, and it is not closed yet. */
export const whollyShipped = sql`status in ('confirmed', 'in_production') and parcel_status in ('shipped', 'delivered')`
