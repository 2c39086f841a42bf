/** Limits the emails that a visitor may request for another person's address, per day and kind, across all networks. */
import type { AppContext } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { guessKey } from './login-attempts.ts'
import { countAttempt } from './login-attempts-repo.ts'

export const emailsADay = 10
const day = 24 * 60 * 60_000

/** Counts an email of this kind to the address. Returns false when the daily limit is exceeded. */
export async function mayEmail(
  db: Queryable,
  context: Pick<AppContext, 'config' | 'now'>,
  kind: string,
  email: string,
): Promise<boolean> {
  const now = context.now()
  const key = guessKey(context, 'emails of a day', kind, email)
  return (await countAttempt(db, key, now, new Date(now.getTime() + day))) <= emailsADay
}
