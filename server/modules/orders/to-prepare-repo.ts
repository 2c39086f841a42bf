import { sql } from 'drizzle-orm'

/** Of an order: paid or promised, and something of it still to be sent. */
export const toPrepare = sql`status in ('confirmed', 'in_production') and parcel_status in ('preparing', 'partly_shipped')`
