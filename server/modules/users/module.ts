import { eraseCustomer, exportCustomer } from '@/contract/endpoints/admin/customers.ts'
import * as contract from '@/contract/endpoints/admin/users.ts'
import type { ServerModule } from '../../kernel/module.ts'
import { type Route, refuse, route } from '../../kernel/route.ts'
import { addCustomer, blockOneUser, changeOneUser, clearTheirAge, endTheirSessions } from './change-user.ts'
import { eraseData, exportData } from './personal-data.ts'
import { showUser } from './show-user.ts'
import { endVisitsOver, leaveCustomer, signInAsCustomer, watchVisits } from './sign-in-as.ts'
import { cardsPage, packsPage } from './user-belongings-repo.ts'
import { pageOfUsers, wholeUser } from './users-repo.ts'

/** Accounts in the administration, and personal data at the request of a customer. */
const routes: readonly Route[] = [
  route(contract.adminUsers, ({ query }, { db }) => pageOfUsers(db, query)),
  route(contract.adminUser, ({ params }, { db }) => showUser(db, params.id)),
  route(contract.createCustomer, addCustomer),
  route(contract.changeUser, changeOneUser),
  route(contract.blockUser, blockOneUser),
  route(contract.endUserSessions, endTheirSessions),
  route(contract.clearDeclaredAge, clearTheirAge),
  route(contract.userCards, async ({ params, query }, { db, locale }) =>
    (await wholeUser(db, params.id)) ? cardsPage(db, params.id, query, locale) : refuse('not_found'),
  ),
  route(contract.userPacks, async ({ params, query }, { db, locale }) =>
    (await wholeUser(db, params.id)) ? packsPage(db, params.id, query, locale) : refuse('not_found'),
  ),
  route(exportCustomer, exportData),
  route(eraseCustomer, eraseData),
  route(contract.signInAs, signInAsCustomer),
  route(contract.leaveSignIn, leaveCustomer),
]

export const usersModule: ServerModule = {
  name: 'users',
  routes,
  start: watchVisits,
  jobs: context => [{ name: 'visits-over', pauseMillis: 30_000, work: () => endVisitsOver(context) }],
}
