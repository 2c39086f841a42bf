import * as contract from '@/contract/endpoints/account/customers.ts'
import type { ServerModule } from '../../kernel/module.ts'
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
import { forgetCustomers } from './customers-repo.ts'

const routes: readonly Route[] = [
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

export const customersModule: ServerModule = {
  name: 'customers',
  routes,
  erasePersonalData: forgetCustomers,
}
