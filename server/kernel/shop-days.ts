/** Days of the shop, by its clock. */
import { type SQL, sql } from 'drizzle-orm'
import { shopZone } from '../../src/lib/shop-clock.ts'

/** The first moment of a day, `2026-11-21`. */
export const startOfDay = (day: string): SQL => sql`(${day}::date::timestamp at time zone ${shopZone})`

/** The first moment of the day after: what comes before it is of that day. */
export const endOfDay = (day: string): SQL => sql`((${day}::date + 1)::timestamp at time zone ${shopZone})`
