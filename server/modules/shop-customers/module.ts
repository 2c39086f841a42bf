import * as contract from '@/contract/endpoints/admin/customers.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import type { ServerModule } from '../../kernel/module.ts'
import { type Route, route } from '../../kernel/route.ts'
import { changeTags, removeNote, writeNote } from './change-customer.ts'
import { addAddress, changeAddress, removeAddress } from './customer-addresses.ts'
import { customerTagNames } from './customer-list-repo.ts'
import { countCustomers } from './customer-totals-repo.ts'
import { consentsOf, customerOfUser, forgetCustomer, notedAbout } from './customers-repo.ts'
import { merge, mergeVerifiedGuest, preview } from './merge-guest.ts'
import { listCustomers, showCustomer } from './show-customer.ts'

const routes: readonly Route[] = [
  route(contract.adminCustomers, listCustomers),
  route(contract.adminCustomer, ({ params }, context) => showCustomer(params.id, context)),
  route(contract.customerTags, async (_, { db }) => ({ tags: await customerTagNames(db) })),
  route(contract.tagCustomer, changeTags),
  route(contract.writeCustomerNote, writeNote),
  route(contract.removeCustomerNote, removeNote),
  route(contract.addCustomerAddress, addAddress),
  route(contract.changeCustomerAddress, changeAddress),
  route(contract.removeCustomerAddress, removeAddress),
  route(contract.previewMerge, preview),
  route(contract.mergeCustomers, merge),
]

const pauseMillis = 5000

export const totalsJob = 'count-customers'

/** Customers with and without an account (decision 0074). */
export const shopCustomersModule: ServerModule = {
  name: 'shop-customers',
  routes,
  start: context => {
    const join = ({ userId }: { userId: number }, tx: Queryable) => mergeVerifiedGuest(tx, userId, context)
    context.events.on('email-verified', join)
    context.events.on('session-opened', join)
  },
  jobs: ({ db }) => [{ name: totalsJob, pauseMillis, work: () => countCustomers(db) }],
  exportPersonalData: {
    shop_notes: async (db, userId) => notedAbout(db, await customerOfUser(db, userId)),
    consents: async (db, userId) => {
      const customer = await customerOfUser(db, userId)
      return customer ? consentsOf(db, customer.id) : []
    },
  },
  erasePersonalData: forgetCustomer,
}
