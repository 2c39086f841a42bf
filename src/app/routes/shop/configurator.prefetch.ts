import { collectionQuery } from '@/api/queries.ts'
import type { Prefetch } from '../../screen-prefetch.ts'

export const prefetchConfigurator: Prefetch = ({ priceReader, params, fetch }) =>
  fetch(collectionQuery(priceReader, params.id ?? ''))
