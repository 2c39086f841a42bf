/** Images that shoppers upload for printing, and the print files of orders. */
import { index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import type { PrintSide } from '@/domain/print-sides.ts'
import { users } from './auth.ts'
import { orderLines } from './orders.ts'
import { timestampColumn } from './timestamp-column.ts'

export const designPictures = pgTable(
  'design_pictures',
  {
    id: text().primaryKey(), // 128 random bits, base64url; also the file's name
    user_id: integer().references(() => users.id), // null = a guest's upload: anyone with the id may order it
    width: integer().notNull(),
    height: integer().notNull(),
    bytes: integer().notNull(), // of the stored file
    ordered_at: timestampColumn(), // stored as long as the order
    removed_at: timestampColumn(), // not served; a job deletes the file, then the row
    created_at: timestampColumn().notNull(),
  },
  table => [
    index('design_pictures_of_user').on(table.user_id, table.created_at),
    index('design_pictures_by_time').on(table.created_at),
  ],
)

/** One row per printed side of an order line, once printing has begun. */
export const orderPrints = pgTable(
  'order_prints',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    line_id: integer()
      .notNull()
      .references(() => orderLines.id, { onDelete: 'cascade' }),
    side: text().$type<PrintSide>().notNull(),
    file: text().notNull(), // 128 random bits, base64url
    width: integer().notNull().default(0), // pixels
    height: integer().notNull().default(0),
    tries: integer().notNull().default(0),
    next_try_at: timestampColumn().notNull(),
    made_at: timestampColumn(), // null: not rendered yet
  },
  table => [
    unique('print_once').on(table.line_id, table.side),
    index('prints_to_make').on(table.made_at, table.next_try_at),
  ],
)
