import { categoriesQuery, collectionsQuery } from '@/api/queries.ts'
import type { Prefetch } from '../../screen-prefetch.ts'

export const prefetchCollections: Prefetch = ({ reader, priceReader, fetch }) =>
  Promise.all([fetch(categoriesQuery(reader)), fetch(collectionsQuery(priceReader))])
