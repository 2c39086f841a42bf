import { exportProducts, importProducts } from '@/contract/endpoints/admin/product-import.ts'
import * as productPrices from '@/contract/endpoints/admin/product-prices.ts'
import * as contract from '@/contract/endpoints/admin/products.ts'
import type { ServerModule } from '../../kernel/module.ts'
import { showRecord } from '../../kernel/records/read-records.ts'
import { createRecord, removeRecord, saveRecord } from '../../kernel/records/write-records.ts'
import { type Route, route } from '../../kernel/route.ts'
import { choicesFor } from './choices-repo.ts'
import { deleteClaims } from './import-claims-repo.ts'
import { takeRows } from './import-products.ts'
import { exportRows } from './import-repo.ts'
import { changeMany, copyProduct, setNewPrices, showNewPrices } from './other-product-work.ts'
import { productList } from './product-list-repo.ts'
import { productRecord } from './product-record.ts'

const routes: readonly Route[] = [
  route(contract.adminProducts, ({ query }, { db, locale }) => productList(db, query, locale)),
  route(contract.productChoices, (_, { db, locale }) => choicesFor(db, locale)),
  route(contract.adminProduct, showRecord(productRecord)),
  route(contract.createProduct, createRecord(productRecord)),
  route(contract.changeProduct, saveRecord(productRecord)),
  route(contract.removeProduct, removeRecord(productRecord)),
  route(contract.duplicateProduct, copyProduct),
  route(contract.changeProducts, changeMany),
  route(productPrices.previewPrices, showNewPrices),
  route(productPrices.applyPrices, setNewPrices),
  route(importProducts, takeRows),
  route(exportProducts, ({ query }, { db }) => exportRows(db, query)),
]

const hourMillis = 3_600_000

export const productAdministrationModule: ServerModule = {
  name: 'product-administration',
  routes,
  jobs: context => [
    {
      name: 'delete-import-claims',
      pauseMillis: hourMillis,
      work: () => deleteClaims(context.db, new Date(context.now().getTime() - 24 * hourMillis)),
    },
  ],
}
