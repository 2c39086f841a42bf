import type { OneTimeKind } from '../../db/schema/auth.ts'
import type { AppContext } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { insertOneTimeToken } from './one-time-tokens-repo.ts'
import { hashSecret } from './secrets.ts'

const minute = 60_000

export const oneTimeMillis: Record<OneTimeKind, number> = {
  'verify-email': 24 * 60 * minute,
  'reset-password': 60 * minute,
  'social-login': minute,
}

/** Returns the secret; only its hash is stored. `binding`: a second secret that must be presented with it. */
export async function issueOneTimeToken(
  db: Queryable,
  kind: OneTimeKind,
  user: { id: number; email: string },
  { ids, now }: Pick<AppContext, 'ids' | 'now'>,
  binding = '',
): Promise<string> {
  const secret = ids.secret(32)
  const expires_at = new Date(now().getTime() + oneTimeMillis[kind])
  const token = {
    hash: hashSecret(`${secret}${binding}`),
    kind,
    user_id: user.id,
    email: user.email,
    expires_at,
  }
  await insertOneTimeToken(db, token, now())
  return secret
}
