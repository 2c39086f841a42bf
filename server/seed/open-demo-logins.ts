/** A shop that began as the demo shop keeps its accounts, and their password is public. Production must not start with them. */
import { and, eq, inArray, isNull, or } from 'drizzle-orm'
import { ConfigError } from '../config.ts'
import { users } from '../db/schema/auth.ts'
import type { Queryable } from '../kernel/db/database.ts'
import { type HashingConfig, verifyPassword } from '../modules/auth/password.ts'
import { demoPassword, demoPeople } from './demo-people.ts'

const demoEmails = demoPeople.map(({ role }) => `${role}@example.com`)

/**
 * Returns the email addresses that the demo password opens: of demo accounts, and of administrators that were demo accounts under
 * another address.
 */
export async function openDemoLogins(db: Queryable, hashing: HashingConfig): Promise<string[]> {
  const suspects = await db
    .select({ email: users.email, password_hash: users.password_hash })
    .from(users)
    .where(
      and(
        isNull(users.deleted_at),
        isNull(users.blocked_at),
        or(inArray(users.email, demoEmails), eq(users.role, 'admin')),
      ),
    )
    .orderBy(users.id)
  const isOpen = await Promise.all(
    suspects.map(({ password_hash }) => verifyPassword(password_hash, demoPassword, hashing)),
  )
  return suspects.filter((_, at) => isOpen[at]).map(({ email }) => email)
}

/** Throws ConfigError while the demo password opens any of them. */
export async function refuseDemoLogins(db: Queryable, hashing: HashingConfig): Promise<void> {
  const open = await openDemoLogins(db, hashing)
  if (open.length > 0)
    throw new ConfigError(
      `The demo password still opens ${open.join(', ')}: change it or remove these accounts in a start without NODE_ENV=production, or set SEED_DEMO=1 if this is to be a demo shop.`,
    )
}
