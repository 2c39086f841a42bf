/** Remembers the product that is looked at, and brings those that were looked at before, at today's prices. */
import { useQueries } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { productQuery } from '@/api/queries.ts'
import type { Product } from '@/contract/endpoints/shop/catalog.ts'
import { recentProducts, rememberProduct } from '@/stores/recent-products.ts'
import { useReader } from '../../screen.ts'

const shown = 4

/** Products that are gone since are left out. */
export function useRecentProducts(current: number | undefined): Product[] {
  const reader = useReader()
  const [known] = useState(recentProducts)
  useEffect(() => {
    if (current !== undefined) rememberProduct(current)
  }, [current])
  const ids = known.filter(id => id !== current).slice(0, shown)
  const answers = useQueries({
    queries: ids.map(id => ({
      ...productQuery(reader, String(id)),
      enabled: current !== undefined,
      retry: false,
    })),
  })
  return answers.flatMap(({ data }) => data ?? [])
}
