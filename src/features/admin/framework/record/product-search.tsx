/** Finds published products by name or SKU. */
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { callOrThrow } from '@/api/client.ts'
import { type AdminProductRow, adminProducts } from '@/contract/endpoints/admin/products.ts'
import { SearchField } from '@/ui/form/search-field.tsx'
import { useSettled } from '@/ui/form/use-typed-search.ts'
import { choicesHint } from '../list/choices-failure.tsx'
import { Thumbnail } from '../list/thumbnail.tsx'

const shownHits = 6
const staleTime = 30_000

const productHitsQuery = (search: string) =>
  queryOptions({
    queryKey: ['products', 'search', search],
    queryFn: () =>
      callOrThrow(adminProducts, { query: { search, per_page: shownHits, status: 'published' } }),
    placeholderData: keepPreviousData,
    enabled: search.length > 1,
    staleTime,
  })

interface ProductSearchProps {
  money: (cents: number | null) => string
  onPick: (product: AdminProductRow) => void
}

export function ProductSearch({ money, onPick }: ProductSearchProps) {
  const { t } = useTranslation(['admin-sales', 'admin'])
  const [typed, setTyped] = useState('')
  const search = useSettled(typed.trim())
  const hits = useQuery(productHitsQuery(search))
  const noteOf = ({ sku, base_price, stock_quantity }: AdminProductRow) =>
    [sku, money(base_price), stock_quantity !== null && t('desk.in_stock', { count: stock_quantity })]
      .filter(Boolean)
      .join(' · ')
  const matches = hits.data?.data.map(product => ({
    id: product.id,
    name: product.title,
    note: noteOf(product),
    picture: <Thumbnail picture={product.picture} element={product.element ?? undefined} />,
    product,
  }))
  return (
    <SearchField
      label={t('desk.add_product')}
      placeholder={t('admin:list.search_products')}
      hint={choicesHint(hits)}
      none={t('desk.no_product')}
      text={typed}
      matches={search.length > 1 ? matches : undefined}
      isStale={hits.isPlaceholderData || search !== typed.trim()}
      onText={setTyped}
      onSelect={({ product }) => onPick(product)}
    />
  )
}
