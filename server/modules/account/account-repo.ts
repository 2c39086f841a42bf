/** Rows of an account: profile, data for the export, anonymised data after deletion. */
import { and, eq, inArray, isNotNull, isNull, type SQL } from 'drizzle-orm'
import { identities, sessions, users } from '../../db/schema/auth.ts'
import { mails } from '../../db/schema/mail.ts'
import { storedCopy } from '../../email/stored-copy.ts'
import { accountEmails } from '../../email/templates/account-emails.ts'
import { passkeyEmails } from '../../email/templates/passkey-emails.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import type { UserRow } from '../auth/users-repo.ts'

export type ProfileChange = Partial<
  Pick<
    UserRow,
    | 'name'
    | 'profile_picture'
    | 'nickname'
    | 'nickname_key'
    | 'user_level'
    | 'user_xp'
    | 'user_match_info'
    | 'album_enabled'
    | 'avatar_prompted'
  >
>

const uniqueViolation = '23505'

/** Drizzle wraps the error of the driver. */
function isTaken(error: unknown, constraint: string): boolean {
  const cause = error instanceof Error ? error.cause : undefined
  if (typeof cause !== 'object' || cause === null) return false
  return (
    'code' in cause &&
    cause.code === uniqueViolation &&
    'constraint' in cause &&
    cause.constraint === constraint
  )
}

/** Call it outside a transaction, because a conflicting nickname would abort it. */
export async function storeProfile(
  db: Queryable,
  id: number,
  change: ProfileChange,
): Promise<UserRow | 'nickname taken' | undefined> {
  try {
    const [stored] = await db
      .update(users)
      .set(change)
      .where(and(eq(users.id, id), isNull(users.deleted_at)))
      .returning()
    return stored
  } catch (error) {
    if (isTaken(error, 'users_nickname_key_unique')) return 'nickname taken'
    throw error
  }
}

/** Locks all admins in the same order, so that the last two cannot delete their accounts concurrently. */
export async function lockAdmins(tx: Queryable): Promise<number[]> {
  const admins = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'admin'), isNull(users.deleted_at), isNull(users.blocked_at)))
    .orderBy(users.id)
    .for('update')
  return admins.map(({ id }) => id)
}

const lettersOfAccounts = [...accountEmails, ...passkeyEmails].map(({ name }) => name)

/** Matches the emails to an address. Returned only to its verified owner. */
export const emailsTo = (address: string): SQL => eq(mails.recipient, address)

/** Until the address of the account is verified, emails about orders and carts may belong to another person, a guest of the shop. */
const emailsOf = ({ email, email_verified_at }: UserRow): SQL | undefined =>
  email_verified_at ? emailsTo(email) : and(emailsTo(email), inArray(mails.letter, lettersOfAccounts))

/** For the export of personal data: without links and codes. */
export async function exportedEmails(db: Queryable, whose: SQL | undefined): Promise<unknown[]> {
  const { letter, html, subject, created_at, sent_at } = mails
  const sent = await db.select({ letter, html, subject, created_at, sent_at }).from(mails).where(whose)
  return sent.map(email => ({ ...email, html: storedCopy(email) }))
}

/** For the erasure of personal data. */
export async function forgetEmails(tx: Queryable, whose: SQL | undefined): Promise<void> {
  await tx.delete(mails).where(whose)
}

/** Keeps the row, because orders and battles reference it, without personal data. */
export async function anonymise(tx: Queryable, user: UserRow, now: Date): Promise<void> {
  await forgetEmails(tx, emailsTo(user.email)) // also if it was never verified
  await tx
    .update(users)
    .set({
      name: '',
      email: `deleted-${user.id}@deleted.invalid`,
      password_hash: null,
      role: 'user',
      staff_role: null,
      staff_role_id: null,
      email_verified_at: null,
      age_confirmed_at: null,
      profile_picture: null,
      nickname: null,
      nickname_key: null,
      album_enabled: false,
      deleted_at: now,
    })
    .where(eq(users.id, user.id))
}

/** Returns the accounts deleted so far, unsorted, with the fields that `accountMark` needs. */
export const deletedRows = (db: Queryable): Promise<Pick<UserRow, 'id' | 'created_at'>[]> =>
  db.select({ id: users.id, created_at: users.created_at }).from(users).where(isNotNull(users.deleted_at))

/**
 * The account's part of the personal data export: sessions, social logins, emails to its current address; no secret, no
 * hash.
 */
export async function accountFacts(db: Queryable, user: UserRow): Promise<Record<string, unknown>> {
  const opened = await db
    .select({
      created_at: sessions.created_at,
      last_seen_at: sessions.last_seen_at,
      ended_at: sessions.ended_at,
      user_agent: sessions.user_agent,
    })
    .from(sessions)
    .where(eq(sessions.user_id, user.id))
  const social = await db
    .select({ issuer: identities.issuer, subject: identities.subject, created_at: identities.created_at })
    .from(identities)
    .where(eq(identities.user_id, user.id))
  const { locale, created_at, email_verified_at, age_confirmed_at } = user
  return {
    locale,
    created_at,
    email_verified_at,
    age_confirmed_at,
    sessions: opened,
    social_logins: social,
    letters: await exportedEmails(db, emailsOf(user)),
  }
}
