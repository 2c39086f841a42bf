import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { callOrThrow } from '@/api/client.ts'
import { stockItems } from '@/contract/endpoints/admin/stock-movements.ts'
import { formatTag, type Locale } from '@/contract/locales.ts'
import type { LinkTo } from '@/contract/paths.ts'
import { Panel } from '@/ui/content/panel.tsx'
import { Link } from '@/ui/link.tsx'
import table from '../../framework/list/plain-table.module.css'
import { filteredHref } from '../../framework/list/work-href.ts'

interface ItemStockProps {
  productId: number
  locale: Locale
  linkTo: LinkTo
}

/** Available and reserved pieces of a product or each of its variants, with links to their movements. */
export function ItemStock({ productId, locale, linkTo }: ItemStockProps) {
  const { t } = useTranslation(['admin-stock', 'admin'])
  const { data } = useQuery({
    queryKey: ['stock-items', 'of-product', productId, locale],
    queryFn: () => callOrThrow(stockItems, { query: { product_id: productId, per_page: 100 } }),
  })
  if (!data || data.data.length === 0) return null
  const number = (pieces: number | null) =>
    pieces === null ? t('admin:value.untracked') : pieces.toLocaleString(formatTag(locale))
  return (
    <Panel dense titleAs="h2" title={t('product.title')}>
      <div className={table.scroll}>
        <table className={table.table}>
          <thead>
            <tr>
              <th>{t('admin:field.sku')}</th>
              <th className={table.number}>{t('column.available')}</th>
              <th className={table.number}>{t('column.reserved')}</th>
              <th className={table.number}>{t('column.restock_at')}</th>
            </tr>
          </thead>
          <tbody>
            {data.data.map(row => (
              <tr key={row.id}>
                <th scope="row">
                  <Link href={filteredHref(linkTo, 'adminStockMovements', { item: row.id })}>
                    {row.variant || row.sku}
                  </Link>
                  {row.variant && <small>{row.sku}</small>}
                </th>
                <td className={table.number} data-name={t('column.available')}>
                  {number(row.stock_quantity)}
                </td>
                <td className={table.number} data-name={t('column.reserved')}>
                  {number(row.reserved)}
                </td>
                <td className={table.number} data-name={t('column.restock_at')}>
                  {number(row.restock_at)}
                  <small>{t(`from.${row.restock_from}`)}</small>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  )
}
