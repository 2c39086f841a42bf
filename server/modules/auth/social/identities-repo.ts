import { and, eq } from 'drizzle-orm'
import { identities } from '../../../db/schema/auth.ts'
import type { Queryable } from '../../../kernel/db/database.ts'

export interface Identity {
  issuer: string
  subject: string
}

/** Returns undefined for an unknown identity. */
export async function findIdentityOwner(
  db: Queryable,
  { issuer, subject }: Identity,
): Promise<number | undefined> {
  const [owner] = await db
    .select({ userId: identities.user_id })
    .from(identities)
    .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)))
  return owner?.userId
}

/** Throws when the identity belongs to an account already. */
export async function insertIdentity(
  db: Queryable,
  identity: Identity,
  user_id: number,
  now: Date,
): Promise<void> {
  await db.insert(identities).values({ ...identity, user_id, created_at: now })
}
