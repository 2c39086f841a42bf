/** Ways to sign in without the password: codes by email and passkeys (decision 0044). */
import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { Locale } from '@/contract/locales.ts'
import { users } from './auth.ts'
import { timestampColumn } from './timestamp-column.ts'

/** Requests for a sign-in code. Registered and unregistered addresses are stored alike; a job looks them up and sends the email. */
export const loginCodes = pgTable(
  'login_codes',
  {
    request: text().primaryKey(), // SHA-256 of the secret that only the requesting browser has, hex
    email: text().notNull(), // the code is valid only while the account has this address
    locale: text().$type<Locale>().notNull(),
    user_id: integer().references(() => users.id), // null: not looked up yet, or no such account
    code: text(), // keyed hash of the code; null: no code was sent
    tries: integer().notNull().default(0), // attempts, including the successful one
    created_at: timestampColumn().notNull().defaultNow(),
    expires_at: timestampColumn().notNull(),
    handled_at: timestampColumn(), // when the job looked the address up
    used_at: timestampColumn(),
  },
  table => [
    index('login_codes_waiting').on(table.created_at).where(sql`handled_at is null`),
    index('login_codes_of_user').on(table.user_id),
  ],
)

export const passkeys = pgTable(
  'passkeys',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    credential_id: text().notNull().unique(), // base64url, chosen by the authenticator
    user_id: integer()
      .notNull()
      .references(() => users.id),
    user_handle: text().notNull(), // base64url; the authenticator's id of the account
    public_key: text().notNull(), // COSE key, base64url
    counter: bigint({ mode: 'number' }).notNull(), // signature counter of the authenticator; 0 = it has none
    transports: jsonb().$type<string[]>().notNull(),
    rp_id: text().notNull(), // the host it belongs to
    synced: boolean().notNull(), // synchronised to other devices by its authenticator
    name: text().notNull(),
    created_at: timestampColumn().notNull().defaultNow(),
    last_used_at: timestampColumn(),
  },
  table => [index('passkeys_of_user').on(table.user_id)],
)

export const passkeyPurposes = ['add', 'login'] as const
export type PasskeyPurpose = (typeof passkeyPurposes)[number]

/** Issued challenges. A row is deleted when its response arrives, so each challenge can be used once. */
export const passkeyChallenges = pgTable('passkey_challenges', {
  challenge: text().primaryKey(), // 32 random bytes, base64url
  purpose: text().$type<PasskeyPurpose>().notNull(),
  holder: text().notNull(), // who may respond: id of the session, or hash of the browser's cookie
  origin: text().notNull(), // origin of the page it was issued for
  created_at: timestampColumn().notNull().defaultNow(),
  expires_at: timestampColumn().notNull(),
})
