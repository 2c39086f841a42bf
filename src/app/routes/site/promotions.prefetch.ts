import { promotionsQuery } from '@/api/place-queries.ts'
import type { Prefetch } from '../../screen-prefetch.ts'

export const prefetchPromotions: Prefetch = ({ priceReader, fetch }) => fetch(promotionsQuery(priceReader))
