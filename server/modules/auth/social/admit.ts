/**
 * Decides which account a person from a provider gets: by issuer and subject, never by email. A new person gets an
 * account only with an email that the provider has verified and that no account here has. An existing account is never
 * linked silently.
 */
import type { Locale } from '@/contract/locales.ts'
import type { AppContext } from '../../../kernel/context.ts'
import type { Queryable } from '../../../kernel/db/database.ts'
import { findUser, insertUser, type UserRow } from '../users-repo.ts'
import { markVerified } from '../verification.ts'
import { findIdentityOwner, type Identity, insertIdentity } from './identities-repo.ts'

export interface Arrival extends Identity {
  email: string | undefined // lower case
  isEmailVerified: boolean
  name: string | undefined
}

/** Codes for which the page of the social callback has texts. */
export type SocialRefusal = 'access_denied' | 'email_unverified' | 'email_taken' | 'other'

/**
 * Returns the account, or a refusal code (`other`: blocked or deleted). A new account publishes `user-registered` and
 * `email-verified` and queues the welcome email, in the transaction.
 */
export async function admit(
  tx: Queryable,
  context: Pick<AppContext, 'events' | 'mail' | 'now'>,
  arrival: Arrival,
  locale: Locale,
): Promise<UserRow | SocialRefusal> {
  const ownerId = await findIdentityOwner(tx, arrival)
  if (ownerId !== undefined) {
    const user = await findUser(tx, ownerId)
    return user && !user.blocked_at ? user : 'other'
  }
  if (!arrival.email || !arrival.isEmailVerified) return 'email_unverified'
  const user = await insertUser(tx, newUser(arrival, arrival.email, locale), context.now())
  if (!user) return 'email_taken'
  await insertIdentity(tx, arrival, user.id, context.now())
  await context.events.publish('user-registered', { userId: user.id, locale }, tx)
  await markVerified(tx, context, user)
  return user
}

const newUser = ({ name }: Arrival, email: string, locale: Locale) => ({
  name: (name?.trim() || email.split('@')[0] || email).slice(0, 120),
  email,
  password_hash: null,
  locale,
  email_verified_at: null,
})
