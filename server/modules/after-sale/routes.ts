import * as contract from '../../../src/contract/after-sale.ts'
import * as administration from '../../../src/contract/order-administration.ts'
import { type Route, route } from '../../kernel/route.ts'
import { linkToInvoice } from '../orders/invoice-link.ts'
import { decideOnReturn, requestOwnReturn } from './returns.ts'
import { listReturns } from './returns-list.ts'
import { answerOneTicket, listTickets, readOwnTicket, readTicketById, writeOwnTicket } from './tickets.ts'

export const afterSaleRoutes: readonly Route[] = [
  route(contract.invoiceLink, linkToInvoice),
  route(contract.requestReturn, requestOwnReturn),
  route(contract.readTicket, readOwnTicket),
  route(contract.writeTicket, writeOwnTicket),
  route(administration.adminReturns, listReturns),
  route(administration.decideReturn, decideOnReturn),
  route(administration.adminTickets, listTickets),
  route(administration.adminTicket, readTicketById),
  route(administration.answerTicket, answerOneTicket),
]
