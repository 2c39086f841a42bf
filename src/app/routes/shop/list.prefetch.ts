import { categoriesQuery, productsQuery } from '@/api/queries.ts'
import { queryOf, readChoice } from '@/features/shop/catalog/catalog-query.ts'
import type { Prefetch } from '../../screen-prefetch.ts'

export const prefetchList: Prefetch = ({ reader, priceReader, params, search, fetch }) =>
  Promise.all([
    fetch(categoriesQuery(reader)),
    fetch(productsQuery(priceReader, queryOf(readChoice(search), params.category))),
  ])
