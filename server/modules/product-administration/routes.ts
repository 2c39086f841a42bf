import * as contract from '../../../src/contract/product-administration.ts'
import { exportProducts, importProducts } from '../../../src/contract/product-import.ts'
import { type Route, refuse, route } from '../../kernel/route.ts'
import { choicesFor } from './choices-repo.ts'
import { takeRows } from './import-products.ts'
import { exportRows } from './import-repo.ts'
import { changeMany, copyProduct, eraseProduct, setNewPrices, showNewPrices } from './other-product-work.ts'
import { productList } from './product-list-repo.ts'
import { readProduct } from './product-record-repo.ts'
import { addProduct, saveProduct } from './save-product.ts'

export const productAdministrationRoutes: readonly Route[] = [
  route(contract.adminProducts, ({ query }, { db, locale }) => productList(db, query, locale)),
  route(contract.productChoices, (_, { db, locale }) => choicesFor(db, locale)),
  route(
    contract.adminProduct,
    async ({ params }, { db }) => (await readProduct(db, params.id)) ?? refuse('not_found'),
  ),
  route(contract.createProduct, addProduct),
  route(contract.changeProduct, saveProduct),
  route(contract.removeProduct, eraseProduct),
  route(contract.duplicateProduct, copyProduct),
  route(contract.changeProducts, changeMany),
  route(contract.previewPrices, showNewPrices),
  route(contract.applyPrices, setNewPrices),
  route(importProducts, takeRows),
  route(exportProducts, ({ query }, { db }) => exportRows(db, query)),
]
