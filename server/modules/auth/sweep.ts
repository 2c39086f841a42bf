import { lt } from 'drizzle-orm'
import { loginAttempts, oneTimeTokens, refreshTokens, sessions } from '../../db/schema/auth.ts'
import type { World } from '../../kernel/context.ts'

const day = 24 * 60 * 60_000

/** Removes what can open nothing any more, a month after its end. */
export async function sweepSecrets({ db, now }: Pick<World, 'db' | 'now'>): Promise<void> {
  const longAgo = new Date(now().getTime() - 30 * day)
  await db.delete(loginAttempts).where(lt(loginAttempts.window_ends_at, now()))
  await db.delete(oneTimeTokens).where(lt(oneTimeTokens.expires_at, longAgo))
  await db.delete(sessions).where(lt(sessions.ended_at, longAgo))
  await db.delete(refreshTokens).where(lt(refreshTokens.expires_at, longAgo))
}
