/** How people see the lists of the administration. */
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { ListQuery } from '@/contract/endpoints/admin/list-views.ts'
import { users } from './auth.ts'

/** Columns and order of one list for one person. */
export const listSettings = pgTable(
  'list_settings',
  {
    user_id: integer()
      .notNull()
      .references(() => users.id),
    list: text().notNull(),
    columns: text().array(), // visible ones in their order; null = the default
    sort: text(), // like the parameter of the list; null = the default
  },
  table => [primaryKey({ columns: [table.user_id, table.list] })],
)

/** Named filters of a list. */
export const listViews = pgTable(
  'list_views',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    list: text().notNull(),
    user_id: integer()
      .notNull()
      .references(() => users.id),
    name: text().notNull(),
    is_shared: boolean().notNull().default(false), // all admins see it
    query: jsonb().$type<ListQuery>().notNull(),
  },
  table => [index('views_of_list').on(table.list, table.user_id)],
)
