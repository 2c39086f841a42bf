import * as administration from '@/contract/endpoints/admin/after-sale.ts'
import * as withdrawalAdministration from '@/contract/endpoints/admin/withdrawals.ts'
import * as contract from '@/contract/endpoints/shop/after-sale.ts'
import { eraseGuestData, exportGuestData, requestGuestData } from '@/contract/endpoints/shop/guest-orders.ts'
import { declareWithdrawal } from '@/contract/endpoints/shop/withdrawal-statements.ts'
import { withdrawFromOrder } from '@/contract/endpoints/shop/withdrawals.ts'
import type { ServerModule } from '../../kernel/module.ts'
import { type Route, route } from '../../kernel/route.ts'
import { verifiedAddress } from '../auth/users-repo.ts'
import { auditedReturnChange } from '../orders/audited-changes.ts'
import { ofUser } from '../orders/people/personal-orders-repo.ts'
import { eraseDataOfGuest, exportDataOfGuest, sendDataLink } from './guest-data.ts'
import { questionsOf, returnsOf } from './personal-data-repo.ts'
import { closeWithoutPieces, listStatements, recordPieces } from './record-statements.ts'
import { decideOnReturn, requestOwnReturn } from './returns.ts'
import { listReturns } from './returns-list.ts'
import { matchStatements, statementsJob, storeDeclaration } from './statements.ts'
import { forgetUnmatched, statementsOfAccount } from './statements-repo.ts'
import { listTickets, readOwnTicket, readTicketById, writeOwnTicket, writeShopReply } from './tickets.ts'
import { withdrawFromOwnOrder } from './withdraw.ts'

const routes: readonly Route[] = [
  route(contract.requestReturn, requestOwnReturn),
  route(withdrawFromOrder, withdrawFromOwnOrder),
  route(declareWithdrawal, storeDeclaration),
  route(withdrawalAdministration.adminWithdrawals, listStatements),
  route(withdrawalAdministration.recordStatement, recordPieces),
  route(withdrawalAdministration.closeStatement, closeWithoutPieces),
  route(contract.readTicket, readOwnTicket),
  route(contract.writeTicket, writeOwnTicket),
  route(requestGuestData, sendDataLink),
  route(exportGuestData, exportDataOfGuest),
  route(eraseGuestData, eraseDataOfGuest),
  route(administration.adminReturns, listReturns),
  route(administration.decideReturn, auditedReturnChange(decideOnReturn)),
  route(administration.adminTickets, listTickets),
  route(administration.adminTicket, readTicketById),
  route(administration.replyToTicket, writeShopReply),
]

export const afterSaleModule: ServerModule = {
  name: 'after-sale',
  routes,
  jobs: context => [{ name: statementsJob, pauseMillis: 2000, work: () => matchStatements(context) }],
  exportPersonalData: {
    returns: (db, userId) => returnsOf(db, ofUser(userId)),
    withdrawal_statements: statementsOfAccount,
    questions: (db, userId) => questionsOf(db, ofUser(userId)),
  },
  erasePersonalData: (tx, userId) => forgetUnmatched(tx, verifiedAddress(userId)),
}
