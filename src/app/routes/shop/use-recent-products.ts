import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { productCardsQuery } from '@/api/favourite-queries.ts'
import type { ProductCard } from '@/contract/endpoints/shop/catalog.ts'
import { forgetRecentProducts, recentProducts, rememberProduct } from '@/stores/recent-products.ts'
import { usePriceReader } from '../../screen.ts'

const mostRecent = 4

interface RecentProducts {
  recent: ProductCard[]
  forget(): void
}

/** Products viewed on this device before the current one, without those that no longer exist. */
export function useRecentProducts(current: number | undefined): RecentProducts {
  const reader = usePriceReader()
  const [recentIds, setKnown] = useState(recentProducts)
  useEffect(() => {
    if (current !== undefined) rememberProduct(current)
  }, [current])
  const ids = recentIds.filter(id => id !== current).slice(0, mostRecent)
  const cards = useQuery({
    ...productCardsQuery(reader, ids),
    enabled: current !== undefined && ids.length > 0,
    retry: false,
  })
  return {
    recent: ids.length > 0 ? (cards.data ?? []) : [],
    forget: () => {
      forgetRecentProducts()
      setKnown([])
    },
  }
}
