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
import { type Route, refuse, route } from '../../kernel/route.ts'
import { recordMissed } from '../search-words/record-missed.ts'
import { attributesFor, categoriesFor, categoryIdOf, formerCategoryId } from './category-repo.ts'
import { findProducts, productsById, type Reader } from './find-products.ts'
import { cardOf } from './product-row.ts'
import { showProduct } from './show-product.ts'

const readerOf = ({ locale, caller, now }: CallContext): Reader => ({
  locale,
  role: caller?.role,
  now: now(),
})

/** Also finds a category by its former slug. */
const anyCategoryId = async ({ db, locale }: CallContext, slug: string): Promise<number | undefined> =>
  (await categoryIdOf(db, slug, locale)) ?? (await formerCategoryId(db, slug, locale))

const routes: readonly Route[] = [
  route(listProducts, async ({ query }, context) => {
    const reader = readerOf(context)
    const categoryId = query.category && (await anyCategoryId(context, query.category))
    if (query.category && !categoryId) return refuse('not_found')
    const { rows, total, facets, understood, missed } = await findProducts(
      context.db,
      query,
      reader,
      categoryId || undefined,
    )
    if (query.search) await recordMissed(query.search, missed, context)
    const tier = tierOf(reader.role)
    const data = rows.map(row => cardOf(row, tier, reader.now))
    return { data, meta: pageMeta(query, total), facets, understood }
  }),
  route(
    getProduct,
    async ({ params }, context) =>
      (await showProduct(context.db, params.slug, readerOf(context))) ?? refuse('not_found'),
  ),
  route(listProductCards, async ({ query }, context) => {
    const reader = readerOf(context)
    const tier = tierOf(reader.role)
    const rows = await productsById(context.db, query.ids, reader)
    return { data: rows.map(row => cardOf(row, tier, reader.now)) }
  }),
  route(listCategories, async (_, context) => {
    const data = await categoriesFor(context.db, readerOf(context))
    return wholeList(data)
  }),
  route(listAttributes, (_, { db, locale }) => attributesFor(db, locale)),
]

export const catalogModule: ServerModule = { name: 'catalog', routes }
