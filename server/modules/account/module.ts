import * as contract from '@/contract/endpoints/account/auth.ts'
import type { User } from '@/contract/endpoints/account/users.ts'
import { type CallContext, callerOf } from '../../kernel/context.ts'
import type { ServerModule } from '../../kernel/module.ts'
import { type Refusal, type Route, refuse, route } from '../../kernel/route.ts'
import { findUser } from '../auth/users-repo.ts'
import { visitorOf } from '../auth/visits-repo.ts'
import { deleteOwnAccount } from './delete-account.ts'
import { exportData } from './export-data.ts'
import { endOwnSession, listOwnSessions } from './own-sessions.ts'
import { updateProfile } from './update-profile.ts'
import { userView } from './user-view.ts'

/** Endpoints for a user's account (specification notes §7, decision 0009). */
const routes: readonly Route[] = [
  route(contract.currentUser, (_, context) => readOwnUser(context)),
  route(contract.updateUser, updateProfile),
  route(contract.listSessions, listOwnSessions),
  route(contract.endSession, endOwnSession),
  route(contract.exportMyData, exportData),
  route(contract.deleteAccount, deleteOwnAccount),
]

async function readOwnUser(context: CallContext): Promise<User | Refusal> {
  const caller = callerOf(context)
  const { userId, sessionId, signedInBy } = caller
  const user = await findUser(context.db, userId)
  if (!user) return refuse('unauthenticated')
  if (signedInBy === null) return userView(user, caller)
  return { ...userView(user, caller), signed_in_by: await visitorOf(context.db, sessionId) }
}

export const accountModule: ServerModule = { name: 'account', routes }
