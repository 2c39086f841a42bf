import { listReceipts, receiveGoods } from '@/contract/endpoints/admin/goods-received.ts'
import * as movements from '@/contract/endpoints/admin/stock-movements.ts'
import * as contract from '@/contract/endpoints/admin/stocktakes.ts'
import type { ServerModule } from '../../kernel/module.ts'
import { refuse, route } from '../../kernel/route.ts'
import { findDeviations, movementPage } from './movements-repo.ts'
import { itemsOfCodes } from './read-codes.ts'
import { receiptPage } from './receipts-repo.ts'
import { storeReceipt } from './receive-goods.ts'
import { stockItemPage } from './stock-items-repo.ts'
import { apply, cancel, count, start } from './stocktakes.ts'
import { countPage, stocktakeById, stocktakePage } from './stocktakes-repo.ts'

export const stockDeskModule: ServerModule = {
  name: 'stock-desk',
  routes: [
    route(movements.stockItems, ({ query }, { db, locale }) => stockItemPage(db, query, locale)),
    route(movements.findByCode, async ({ body: { codes } }, { db, locale }) => {
      const itemOf = await itemsOfCodes(db, codes, locale)
      return { data: codes.map(code => ({ code, item: itemOf(code) ?? null })) }
    }),
    route(movements.stockMovements, ({ query }, { db, locale }) => movementPage(db, query, locale)),
    route(movements.checkStock, (_, { db }) => findDeviations(db)),
    route(listReceipts, ({ query }, { db, locale }) => receiptPage(db, query, locale)),
    route(receiveGoods, storeReceipt),
    route(contract.listStocktakes, ({ query }, { db }) => stocktakePage(db, query)),
    route(contract.startStocktake, start),
    route(
      contract.stocktake,
      async ({ params }, { db }) => (await stocktakeById(db, params.id)) ?? refuse('not_found'),
    ),
    route(contract.stocktakeCounts, async ({ params, query }, { db, locale }) =>
      (await stocktakeById(db, params.id)) ? countPage(db, params.id, query, locale) : refuse('not_found'),
    ),
    route(contract.uncountedItems, async ({ params, query }, { db, locale }) =>
      (await stocktakeById(db, params.id))
        ? stockItemPage(db, { ...query, not_in_stocktake: params.id }, locale)
        : refuse('not_found'),
    ),
    route(contract.countStock, count),
    route(contract.applyStocktake, apply),
    route(contract.cancelStocktake, cancel),
  ],
}
