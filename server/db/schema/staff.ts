/** Staff (decision 0069): invitations, second factors, recovery codes. Secrets are stored as hashes, or encrypted where they are needed. */
import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { BuiltInRole } from '@/contract/staff-roles.ts'
import { staffRoles, users } from './auth.ts'
import { timestampColumn } from './timestamp-column.ts'

/** The role is the owner's (`admin`), a built-in one, or one of the shop (`staff_role_id`). */
export const staffInvitations = pgTable('staff_invitations', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  hash: text().notNull().unique(), // SHA-256 of the token in the email, hex
  email: text().notNull(), // only an account with this address can accept
  role: text().$type<BuiltInRole | 'admin'>(),
  staff_role_id: integer().references(() => staffRoles.id),
  invited_by: integer()
    .notNull()
    .references(() => users.id),
  created_at: timestampColumn().notNull().defaultNow(),
  expires_at: timestampColumn().notNull(),
  used_at: timestampColumn(), // accepted or withdrawn
})

export const secondFactors = pgTable('second_factors', {
  user_id: integer()
    .primaryKey()
    .references(() => users.id),
  secret: text(), // TOTP secret, encrypted with a key derived from APP_SECRET; null until the first code was entered
  pending_secret: text(), // of a set-up that has begun; replaces `secret` when its first code is entered
  last_step: bigint({ mode: 'number' }).notNull().default(0), // time step of the last accepted code
  created_at: timestampColumn().notNull().defaultNow(),
})

export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    hash: text().primaryKey(), // keyed hash of account and code
    user_id: integer()
      .notNull()
      .references(() => users.id),
    used_at: timestampColumn(),
  },
  table => [index('recovery_codes_of_user').on(table.user_id)],
)
