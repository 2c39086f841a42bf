import { lt } from 'drizzle-orm'
import { loginAttempts, oneTimeTokens, refreshTokens, sessions } from '../../db/schema/auth.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { deleteExpiredCodes } from './login-code/login-codes-repo.ts'
import { deleteExpiredChallenges } from './passkey/passkeys-repo.ts'

/**
 * Deletes sessions and tokens that ended before `before`, and counters of attempts, login codes and challenges that
 * expired before `now`.
 */
export async function deleteExpiredSecrets(tx: Queryable, now: Date, before: Date): Promise<void> {
  await tx.delete(loginAttempts).where(lt(loginAttempts.window_ends_at, now))
  await deleteExpiredCodes(tx, now)
  await deleteExpiredChallenges(tx, now)
  await tx.delete(oneTimeTokens).where(lt(oneTimeTokens.expires_at, before))
  await tx.delete(sessions).where(lt(sessions.ended_at, before))
  await tx.delete(refreshTokens).where(lt(refreshTokens.expires_at, before))
}
