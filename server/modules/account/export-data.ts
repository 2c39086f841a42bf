/**
 * Exports everything stored about one person, and nothing of another (docs/failure-cases.md J1): the account and what
 * each module declares.
 */

import type { ParsedOf, ResponseOf } from '@/contract/endpoint.ts'
import type { exportMyData } from '@/contract/endpoints/account/auth.ts'
import { type AppContext, type CallContext, callerOf } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { patiently } from '../../kernel/db/patience.ts'
import { type Refusal, refuse } from '../../kernel/route.ts'
import { findUser, type UserRow } from '../auth/users-repo.ts'
import { accountFacts } from './account-repo.ts'
import { userView } from './user-view.ts'

/**
 * Refuses `unauthenticated` when the account was deleted. Reads in one transaction whose statements may take a minute
 * each.
 */
export async function exportData(
  _: ParsedOf<typeof exportMyData>,
  context: CallContext,
): Promise<ResponseOf<typeof exportMyData> | Refusal> {
  const { db, now } = context
  const caller = callerOf(context)
  const { userId } = caller
  const user = await findUser(db, userId)
  if (!user) return refuse('unauthenticated')
  return patiently(db, async tx => ({
    exported_at: now().toISOString(),
    user: userView(user, caller),
    ...(await accountData(tx, user, context)),
  }))
}

/** What is stored about an account, without its profile. */
export async function accountData(
  tx: Queryable,
  user: UserRow,
  context: Pick<AppContext, 'exportPersonalData'>,
): Promise<Record<string, unknown> & { account: Record<string, unknown> }> {
  const collected = await context.exportPersonalData(tx, user.id)
  return { account: await accountFacts(tx, user), ...collected }
}
