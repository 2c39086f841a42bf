import { collectionQuery } from '@/api/queries.ts'
import type { Prefetch } from '../../screen-prefetch.ts'

export const prefetchConfigurator: Prefetch = ({ reader, params, fetch }) =>
  fetch(collectionQuery(reader, params.id ?? ''))
