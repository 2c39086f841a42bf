import { timestamp } from 'drizzle-orm/pg-core'

/** `timestamptz`, read and written as a `Date`. */
export const timestampColumn = () => timestamp({ withTimezone: true, mode: 'date' })
