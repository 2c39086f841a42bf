/**
 * Accounts, their sessions and all secrets issued for them. Secrets are stored as hashes only. The row of a deleted user is
 * anonymised and never removed, because orders and battles reference it (decision 0009).
 */
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'
import type { User } from '@/contract/endpoints/account/users.ts'
import type { Locale } from '@/contract/locales.ts'
import type { Role } from '@/contract/permissions.ts'
import type { AssignablePermission, BuiltInRole } from '@/contract/staff-roles.ts'
import { plainText } from './plain-text.ts'
import { timestampColumn } from './timestamp-column.ts'

/** Roles of staff that the shop has defined (decision 0069). The built-in ones are in `src/contract/staff-roles.ts`. */
export const staffRoles = pgTable('staff_roles', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  name: text().notNull().unique(),
  permissions: jsonb().$type<AssignablePermission[]>().notNull(),
  created_at: timestampColumn().notNull().defaultNow(),
})

export const users = pgTable(
  'users',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    name: text().notNull(),
    email: text().notNull().unique(), // lower case; `deleted-<id>@deleted.invalid` once anonymised
    password_hash: text(), // Argon2id; null = the account has only social logins
    role: text().$type<Role>().notNull().default('user'),
    staff_role: text().$type<BuiltInRole>(), // work in the administration; at most one of this and `staff_role_id`
    staff_role_id: integer().references(() => staffRoles.id),
    locale: text().$type<Locale>().notNull().default('it'), // the language of emails
    email_verified_at: timestampColumn(),
    profile_picture: text(), // `avatar:7`, or a path of this server
    nickname: text(), // visible to other players
    nickname_key: text().unique(), // the nickname for comparison, without case and accents
    user_level: integer().notNull().default(1),
    user_xp: integer().notNull().default(0),
    user_match_info: jsonb()
      .$type<User['extra']['user_match_info']>()
      .notNull()
      .default(sql`'{"win":0,"lose":0,"spare":0}'::jsonb`),
    age_confirmed_at: timestampColumn(), // when the user confirmed to be at least fourteen or to have a parent's consent
    album_enabled: boolean().notNull().default(false),
    avatar_prompted: boolean().notNull().default(false), // the user chose an avatar or dismissed the prompt
    blocked_at: timestampColumn(), // set = no sign-in, no session
    deleted_at: timestampColumn(), // set = anonymised
    created_at: timestampColumn().notNull().defaultNow(),
    search_text: text().generatedAlwaysAs(
      sql.raw(plainText(`"name" || chr(10) || "email" || chr(10) || coalesce("nickname", '')`)),
    ), // folded, for searches of the administration; no folded word contains a line break, so a match never spans two of the texts
  },
  table => [
    check('users_one_staff_role', sql`${table.staff_role} is null or ${table.staff_role_id} is null`),
    index('users_of_staff').on(table.id).where(sql`staff_role is not null or staff_role_id is not null`),
    index('users_by_time').on(table.created_at, table.id),
    index('user_text_part').using('gin', sql`${table.search_text} gin_trgm_ops`).with({ fastupdate: false }),
  ],
)

/** One device of one user; also the family of its refresh tokens. */
export const sessions = pgTable(
  'sessions',
  {
    id: text().primaryKey(), // 128 random bits, base64url; `sid` of the access token
    user_id: integer()
      .notNull()
      .references(() => users.id),
    user_agent: text().notNull(),
    created_at: timestampColumn().notNull().defaultNow(),
    last_seen_at: timestampColumn().notNull().defaultNow(),
    ended_at: timestampColumn(),
    opened_from: text().references((): AnyPgColumn => sessions.id, { onDelete: 'cascade' }), // an admin's session, signed in as this user
    expires_at: timestampColumn(), // set = the session ends then
    second_factor_at: timestampColumn(), // when this session presented a second factor
  },
  table => [
    index('sessions_of_user').on(table.user_id),
    index('sessions_opened_from').on(table.opened_from).where(sql`opened_from is not null`),
  ],
)

export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    hash: text().primaryKey(), // SHA-256 of the token, hex
    session_id: text()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    created_at: timestampColumn().notNull().defaultNow(),
    expires_at: timestampColumn().notNull(),
    used_at: timestampColumn(), // set once, when it was rotated
    replaced_by: text(), // hash of its successor
  },
  table => [index('refresh_tokens_of_session').on(table.session_id)],
)

export const oneTimeKinds = ['verify-email', 'reset-password', 'social-login'] as const
export type OneTimeKind = (typeof oneTimeKinds)[number]

export const oneTimeTokens = pgTable(
  'one_time_tokens',
  {
    hash: text().primaryKey(), // SHA-256 of the token, hex
    kind: text().$type<OneTimeKind>().notNull(),
    user_id: integer()
      .notNull()
      .references(() => users.id),
    email: text().notNull(), // the email it was issued for; invalid if the account's email has changed since
    created_at: timestampColumn().notNull().defaultNow(),
    expires_at: timestampColumn().notNull(),
    used_at: timestampColumn(),
  },
  table => [index('one_time_tokens_of_user').on(table.user_id)],
)

/** Social logins. A user is identified by issuer and subject of the provider, never by email address. */
export const identities = pgTable(
  'identities',
  {
    issuer: text().notNull(),
    subject: text().notNull(),
    user_id: integer()
      .notNull()
      .references(() => users.id),
    created_at: timestampColumn().notNull().defaultNow(),
  },
  table => [
    primaryKey({ columns: [table.issuer, table.subject] }),
    index('identities_of_user').on(table.user_id),
  ],
)

/** Attempts at one account's password from one network address; attempts from other addresses are counted separately. */
export const loginAttempts = pgTable('login_attempts', {
  key: text().primaryKey(), // keyed hash of email and network address
  attempts: integer().notNull(),
  window_ends_at: timestampColumn().notNull(),
})

/** Requests for a password reset. Registered and unregistered addresses are stored alike; a job looks them up afterwards. */
export const passwordResetRequests = pgTable('password_reset_requests', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  email: text().notNull(),
  locale: text().$type<Locale>().notNull(),
  created_at: timestampColumn().notNull().defaultNow(),
})
