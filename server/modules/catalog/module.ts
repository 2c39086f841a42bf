import type { Country } from '@/contract/endpoints/account/address.ts'
import * as categories from '@/contract/endpoints/admin/catalog.ts'
import { changeProducts } from '@/contract/endpoints/admin/product-bulk.ts'
import { exportProducts, importProducts } from '@/contract/endpoints/admin/product-import.ts'
import * as prices from '@/contract/endpoints/admin/product-prices.ts'
import * as products from '@/contract/endpoints/admin/products.ts'
import {
  getProduct,
  listAttributes,
  listCategories,
  listProductCards,
  listProducts,
} from '@/contract/endpoints/shop/catalog.ts'
import { tierOf } from '@/domain/pricing.ts'
import type { CallContext } from '../../kernel/context.ts'
import { pageMeta, wholeList } from '../../kernel/db/paging.ts'
import type { ServerModule } from '../../kernel/module.ts'
import { showRecord } from '../../kernel/records/read-records.ts'
import { createRecord, removeRecord, saveRecord } from '../../kernel/records/write-records.ts'
import { type Route, refuse, route } from '../../kernel/route.ts'
import { recordMissed } from '../search-words/record-missed.ts'
import { attributesFor, categoriesFor, categoryIdOf, formerCategoryId } from './category-repo.ts'
import { indexBuilderOf } from './choose-index.ts'
import {
  arrangeAttributes,
  attributeRecord,
  listEditableAttributes,
} from './edit-categories/attribute-record.ts'
import { arrangeCategories, categoryRecord, listCategoryTree } from './edit-categories/category-record.ts'
import { applySchedules } from './edit-products/apply-schedules.ts'
import { choicesFor } from './edit-products/choices-repo.ts'
import { deleteClaims } from './edit-products/import-claims-repo.ts'
import { takeRows } from './edit-products/import-products.ts'
import { exportRows } from './edit-products/import-repo.ts'
import { changeMany, copyProduct, setNewPrices, showNewPrices } from './edit-products/other-product-work.ts'
import { productList } from './edit-products/product-list-repo.ts'
import { productRecord } from './edit-products/product-record.ts'
import { cardsById, findProducts, type Reader } from './find-products.ts'
import { cardOf } from './product-row.ts'
import { primaryOf, refreshIndex, setIndexBuilder } from './search-index/cached-index.ts'
import { deleteOldChanges } from './search-index/changes-repo.ts'
import { showProduct } from './show-product.ts'

const readerOf = ({ locale, caller, now }: CallContext, country?: Country): Reader => ({
  locale,
  country,
  role: caller?.role,
  now: now(),
})

/** Also finds a category by its former slug. */
const anyCategoryId = async ({ db, locale }: CallContext, slug: string): Promise<number | undefined> =>
  (await categoryIdOf(db, slug, locale)) ?? (await formerCategoryId(db, slug, locale))

const shopRoutes: readonly Route[] = [
  route(listProducts, async ({ query }, context) => {
    const reader = readerOf(context, query.country)
    const categoryId = query.category && (await anyCategoryId(context, query.category))
    if (query.category && !categoryId) return refuse('not_found')
    const { rows, destination, total, facets, understood, missed } = await findProducts(
      context.db,
      query,
      reader,
      categoryId || undefined,
    )
    if (query.search) await recordMissed(query.search, missed, { ...context, db: primaryOf(context.db) })
    const tier = tierOf(reader.role)
    const data = rows.map(row => cardOf(row, tier, reader.now, destination))
    return { data, meta: pageMeta(query, total), facets, understood }
  }),
  route(
    getProduct,
    async ({ params, query }, context) =>
      (await showProduct(context.db, params.slug, readerOf(context, query.country))) ?? refuse('not_found'),
  ),
  route(listProductCards, async ({ query }, context) => ({
    data: await cardsById(context.db, query.ids, readerOf(context, query.country)),
  })),
  route(listCategories, async (_, context) => {
    const data = await categoriesFor(context.db, readerOf(context))
    return wholeList(data)
  }),
  route(listAttributes, (_, { db, locale }) => attributesFor(db, locale)),
]

const administrationRoutes: readonly Route[] = [
  route(products.adminProducts, ({ query }, { db, locale, now }) => productList(db, query, locale, now())),
  route(products.productChoices, (_, { db, locale }) => choicesFor(db, locale)),
  route(products.adminProduct, showRecord(productRecord)),
  route(products.createProduct, createRecord(productRecord)),
  route(products.changeProduct, saveRecord(productRecord)),
  route(products.removeProduct, removeRecord(productRecord)),
  route(products.duplicateProduct, copyProduct),
  route(changeProducts, changeMany),
  route(prices.previewPrices, showNewPrices),
  route(prices.applyPrices, setNewPrices),
  route(importProducts, takeRows),
  route(exportProducts, ({ query }, { db }) => exportRows(db, query)),
  route(categories.adminCategories, listCategoryTree),
  route(categories.adminCategory, showRecord(categoryRecord)),
  route(categories.createCategory, createRecord(categoryRecord)),
  route(categories.arrangeCategories, arrangeCategories),
  route(categories.changeCategory, saveRecord(categoryRecord)),
  route(categories.removeCategory, removeRecord(categoryRecord)),
  route(categories.adminAttributes, listEditableAttributes),
  route(categories.adminAttribute, showRecord(attributeRecord)),
  route(categories.createAttribute, createRecord(attributeRecord)),
  route(categories.arrangeAttributes, arrangeAttributes),
  route(categories.changeAttribute, saveRecord(attributeRecord)),
  route(categories.removeAttribute, removeRecord(attributeRecord)),
]

const hourMillis = 3_600_000
const refreshMillis = 1000 // a change is visible in every process within two seconds

export const catalogModule: ServerModule = {
  name: 'catalog',
  routes: [...shopRoutes, ...administrationRoutes],
  start: ({ db, config, log }) => setIndexBuilder(db, indexBuilderOf(config), log),
  jobs: context => [
    {
      name: 'refresh-search-index',
      pauseMillis: refreshMillis,
      work: async () => void (await refreshIndex(context.db, context.now())),
      isPerProcess: true,
    },
    {
      name: 'apply-product-schedules',
      pauseMillis: refreshMillis,
      work: stopping => applySchedules(context, stopping),
    },
    { name: 'delete-catalogue-changes', pauseMillis: hourMillis, work: () => deleteOldChanges(context.db) },
    {
      name: 'delete-import-claims',
      pauseMillis: hourMillis,
      work: () => deleteClaims(context.db, new Date(context.now().getTime() - 24 * hourMillis)),
    },
  ],
}
