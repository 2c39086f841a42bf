import type { ParsedOf, ResponseOf } from '@/contract/endpoint.ts'
import { adminImportedOrders } from '@/contract/endpoints/admin/imported-orders.ts'
import { previewShopImport, type RecordResult } from '@/contract/endpoints/admin/shop-imports.ts'
import { listEarlierOrders } from '@/contract/endpoints/shop/earlier-orders.ts'
import { kindOf } from '@/contract/import-formats.ts'
import { isAllowed } from '@/contract/permissions.ts'
import { storedSince } from '@/domain/retention.ts'
import { type AppContext, type CallContext, callerOf } from '../../kernel/context.ts'
import type { ServerModule } from '../../kernel/module.ts'
import { type Refusal, refuse, route } from '../../kernel/route.ts'
import { shopSettings } from '../settings/site-settings.ts'
import { importCustomer } from './import-customer.ts'
import { importOrder } from './import-order.ts'
import { importProduct } from './import-product.ts'
import {
  deleteImportedBefore,
  forgetImportedOrders,
  importedOfAccount,
  importedOrdersOf,
  pageOfEarlierOrders,
  pageOfImportedOrders,
} from './imported-orders-repo.ts'

const kinds = {
  products: { importRecord: importProduct, permission: 'admin:products:write' },
  orders: { importRecord: importOrder, permission: 'admin:orders:write' },
  customers: { importRecord: importCustomer, permission: 'admin:customers:write' },
} as const

const budgetMillis = 8000 // per call, much shorter than the timeout of a browser or proxy

/** Returns one result per record, in their order. A slow server returns the first results only, and the caller continues after them. */
async function preview(
  { body }: ParsedOf<typeof previewShopImport>,
  context: CallContext,
): Promise<ResponseOf<typeof previewShopImport> | Refusal> {
  const { importRecord, permission } = kinds[kindOf(body.options.format)]
  if (!isAllowed(permission, callerOf(context))) return refuse('forbidden')
  const run = { importId: body.import_id, options: body.options, isDry: true }
  const end = context.now().getTime() + budgetMillis
  const results: RecordResult[] = []
  for (const record of body.records) {
    results.push(await importRecord(record, run, context))
    if (context.now().getTime() >= end) break
  }
  return { results }
}

async function deleteExpired({ db, now }: AppContext): Promise<void> {
  const { retention } = await shopSettings(db)
  await deleteImportedBefore(db, storedSince(retention.orders, now()))
}

export const shopImportsModule: ServerModule = {
  name: 'shop-imports',
  routes: [
    route(previewShopImport, preview),
    route(listEarlierOrders, ({ query }, context) =>
      pageOfEarlierOrders(context.db, callerOf(context).userId, query),
    ),
    route(adminImportedOrders, ({ query }, { db }) => pageOfImportedOrders(db, query)),
  ],
  jobs: context => [
    {
      name: 'delete-expired-imports',
      pauseMillis: 24 * 60 * 60_000,
      work: () => deleteExpired(context),
    },
  ],
  exportPersonalData: {
    imported_orders: (db, userId) => importedOrdersOf(db, importedOfAccount(userId)),
  },
  erasePersonalData: (tx, userId) => forgetImportedOrders(tx, importedOfAccount(userId)),
}
