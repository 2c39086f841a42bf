/** Calendar days in the shop's time zone. */
import { type SQL, sql } from 'drizzle-orm'
import { shopZone } from '@/lib/shop-clock.ts'

/** The first moment of a day such as `2026-11-21`. */
export const startOfDay = (day: string): SQL => sql`(${day}::date::timestamp at time zone ${shopZone})`

/** The first moment of the next day, as an exclusive end. */
export const endOfDay = (day: string): SQL => sql`((${day}::date + 1)::timestamp at time zone ${shopZone})`
