/** Access for other programs of the shop (decision 0071). */
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { TokenScope } from '@/contract/token-scopes.ts'
import { users } from './auth.ts'
import { timestampColumn } from './timestamp-column.ts'

export const apiTokens = pgTable(
  'api_tokens',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    hash: text().notNull().unique(), // SHA-256 of the token, hex
    prefix: text().notNull(),
    name: text().notNull(),
    scopes: jsonb().$type<TokenScope[]>().notNull(),
    created_by: integer()
      .notNull()
      .references(() => users.id), // the token never has more permissions than this person
    created_at: timestampColumn().notNull(),
    expires_at: timestampColumn().notNull(),
    revoked_at: timestampColumn(),
    last_used_at: timestampColumn(),
  },
  table => [index('api_tokens_of_user').on(table.created_by)],
)
