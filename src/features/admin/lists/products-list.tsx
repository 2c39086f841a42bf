import { useQuery } from '@tanstack/react-query'
import { adminProductsQuery } from '@/api/administration-queries.ts'
import type { AnswerOf } from '@/contract/endpoint.ts'
import { formatMoney } from '@/contract/money.ts'
import type { adminProducts } from '@/contract/product-administration.ts'
import { Badge } from '@/ui/content/badge.tsx'
import { stateTone } from '../kit/tones.ts'
import type { ListSpec, ListWorld } from './list-spec.ts'
import styles from './lists.module.css'
import { NamedRow } from './named-row.tsx'

type ProductRow = AnswerOf<typeof adminProducts>['data'][number]

const fewLeft = 5 // at or below, the figure turns red

export const productsList: ListSpec<ProductRow> = {
  words: 'products',
  search: 'search_products',
  perPage: 25,
  useRows: (reader, request) => {
    const { data, error, isPlaceholderData, refetch } = useQuery(adminProductsQuery(reader, request))
    return {
      rows: data?.data,
      total: data?.meta.total ?? 0,
      error,
      isStale: isPlaceholderData,
      retry: () => void refetch(),
    }
  },
  rowKey: product => product.id,
  columns: world => {
    const { t, iso, currency, linkTo } = world
    return [
      {
        id: 'product',
        head: t('column.product'),
        lead: true,
        cell: ({ id, title, sku, picture }) => (
          <NamedRow href={linkTo('adminProduct', { id })} name={title} note={sku} picture={picture} />
        ),
      },
      {
        id: 'status',
        head: t('column.status'),
        cell: ({ status }) => (
          <Badge tone={stateTone(status)}>{t(`status.${status}`, { defaultValue: status })}</Badge>
        ),
      },
      { id: 'category', head: t('column.category'), cell: product => product.category },
      {
        id: 'stock',
        head: t('column.stock'),
        numeric: true,
        cell: product => stockCell(product.stock_quantity, world),
      },
      {
        id: 'price',
        head: t('column.price'),
        numeric: true,
        cell: product => formatMoney(product.base_price, iso, currency),
      },
    ]
  },
}

function stockCell(quantity: number | null, { t, iso }: ListWorld) {
  if (quantity === null) return <span className={styles.soft}>{t('value.untracked')}</span>
  return <b className={quantity <= fewLeft ? styles.few : undefined}>{quantity.toLocaleString(iso)}</b>
}
