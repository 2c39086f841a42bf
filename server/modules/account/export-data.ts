/**
 * Exports everything stored about one person, and nothing of another (docs/failure-cases.md J1): the account and what
 * each module declares.
 */

import type { ParsedOf, ResponseOf } from '@/contract/endpoint.ts'
import type { exportMyData } from '@/contract/endpoints/account/auth.ts'
import { type CallContext, callerOf } from '../../kernel/context.ts'
import { patiently } from '../../kernel/db/patience.ts'
import { type Refusal, refuse } from '../../kernel/route.ts'
import { findUser } from '../auth/users-repo.ts'
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
  return patiently(db, async tx => {
    const collected = await context.exportPersonalData(tx, userId)
    const facts = await accountFacts(tx, user)
    return {
      exported_at: now().toISOString(),
      user: userView(user, caller),
      account: facts,
      ...collected,
    }
  })
}
