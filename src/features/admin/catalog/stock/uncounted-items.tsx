/** The items that a stocktake has not counted yet, with the pieces that are expected. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { callOrThrow } from '@/api/client.ts'
import { uncountedItems } from '@/contract/endpoints/admin/stocktakes.ts'
import { formatTag, type Locale } from '@/contract/locales.ts'
import { Panel } from '@/ui/content/panel.tsx'
import table from '../../framework/list/plain-table.module.css'
import { ReadFailure } from '../../framework/record/read-failure.tsx'
import { Pager } from './pager.tsx'
import styles from './stock.module.css'

const perPage = 20

interface UncountedItemsProps {
  id: number // of the stocktake
  locale: Locale
  refreshMillis: number
}

export function UncountedItems({ id, locale, refreshMillis }: UncountedItemsProps) {
  const { t } = useTranslation(['admin-stock', 'admin'])
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useQuery({
    queryKey: ['stocktake', id, 'uncounted', page, locale],
    queryFn: () => callOrThrow(uncountedItems, { params: { id }, query: { page, per_page: perPage } }),
    placeholderData: keepPreviousData,
    refetchInterval: refreshMillis,
  })
  const total = data?.meta.total ?? 0
  return (
    <Panel dense titleAs="h2" title={t('stocktakes.uncounted', { count: total })}>
      {error && !data && <ReadFailure error={error} onRetry={refetch} />}
      {data && total === 0 && <p className={styles.empty}>{t('stocktakes.all_counted')}</p>}
      {data && data.data.length > 0 && (
        <div className={table.scroll}>
          <table className={table.table}>
            <thead>
              <tr>
                <th>{t('admin:column.product')}</th>
                <th className={table.number}>{t('stocktakes.expected')}</th>
              </tr>
            </thead>
            <tbody>
              {data.data.map(row => (
                <tr key={row.id}>
                  <th scope="row">
                    <b>{row.title}</b>
                    <small>{[row.variant, row.sku].filter(Boolean).join(' · ')}</small>
                  </th>
                  <td className={table.number} data-name={t('stocktakes.expected')}>
                    {((row.stock_quantity ?? 0) + row.reserved).toLocaleString(formatTag(locale))}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <Pager page={page} total={total} perPage={perPage} onPage={setPage} />
    </Panel>
  )
}
