import * as contract from '@/contract/endpoints/account/customers.ts'
import { type Route, route } from '../../kernel/route.ts'
import {
  accept,
  drop,
  invite,
  leave,
  listOwnCustomers,
  listOwnRetailers,
  readOwnInvitation,
  showCustomer,
  writeNote,
} from './customers.ts'

export const customersRoutes: readonly Route[] = [
  route(contract.listCustomers, listOwnCustomers),
  route(contract.inviteCustomer, invite),
  route(contract.getCustomer, showCustomer),
  route(contract.noteCustomer, writeNote),
  route(contract.dropCustomer, drop),
  route(contract.listRetailers, listOwnRetailers),
  route(contract.readInvitation, readOwnInvitation),
  route(contract.acceptRetailer, accept),
  route(contract.leaveRetailer, leave),
]
