import * as contract from '@/contract/endpoints/admin/accounting.ts'
import type { ServerModule } from '../../kernel/module.ts'
import { route } from '../../kernel/route.ts'
import { listInvoices, listTakings } from './accounting-lists.ts'

/** Documents are issued and served by the orders module. */
export const invoicesModule: ServerModule = {
  name: 'invoices',
  routes: [route(contract.adminTakings, listTakings), route(contract.adminInvoices, listInvoices)],
}
