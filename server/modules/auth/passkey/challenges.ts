/**
 * Challenges are stored in the database. Each is valid once, for five minutes, and only for the session or browser that
 * requested it.
 */
import type { PasskeyPurpose } from '../../../db/schema/sign-in.ts'
import type { CallContext } from '../../../kernel/context.ts'
import type { Queryable } from '../../../kernel/db/database.ts'
import { type PasskeySite, passkeySite } from './passkey-site.ts'
import { insertChallenge, takeChallenge } from './passkeys-repo.ts'

export const challengeMillis = 5 * 60_000

/** Returns the challenge and the site it was made for. */
export async function issueChallenge(
  db: Queryable,
  context: Pick<CallContext, 'config' | 'ids' | 'now' | 'request'>,
  purpose: PasskeyPurpose,
  holder: string,
): Promise<{ challenge: string; site: PasskeySite }> {
  const site = passkeySite(context.config, context.request.origin)
  const challenge = context.ids.secret(32)
  const now = context.now()
  const expires_at = new Date(now.getTime() + challengeMillis)
  await insertChallenge(db, { challenge, purpose, holder, origin: site.origin, created_at: now, expires_at })
  return { challenge, site }
}

/** Returns the challenge that a response claims to sign, or undefined when it cannot be read. */
function claimedChallenge(clientDataJSON: string): string | undefined {
  try {
    const read: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'))
    const claimed = (read as { challenge?: unknown } | null)?.challenge
    return typeof claimed === 'string' && /^[\w-]{20,100}$/.test(claimed) ? claimed : undefined
  } catch {
    return undefined
  }
}

/**
 * Uses up the challenge, whatever the result. Returns undefined when it belongs to another holder or purpose, or is
 * used or expired.
 */
export async function redeemChallenge(
  db: Queryable,
  now: Date,
  purpose: PasskeyPurpose,
  holder: string,
  clientDataJSON: string,
): Promise<{ challenge: string; site: PasskeySite } | undefined> {
  const challenge = claimedChallenge(clientDataJSON)
  const row = challenge && (await takeChallenge(db, { challenge, purpose, holder }, now))
  if (!row) return undefined
  const { origin } = row
  return { challenge: row.challenge, site: { origin, rpId: new URL(origin).hostname } }
}
