/** Goods received earlier: each delivery with person, supplier and note, and its lines on request. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { callOrThrow } from '@/api/client.ts'
import { listReceipts, type StockReceipt } from '@/contract/endpoints/admin/goods-received.ts'
import { formatTag, type Locale } from '@/contract/locales.ts'
import type { LinkTo } from '@/contract/paths.ts'
import { dateTimeText } from '@/i18n/dates.ts'
import { Panel } from '@/ui/content/panel.tsx'
import { Link } from '@/ui/link.tsx'
import table from '../../framework/list/plain-table.module.css'
import { filteredHref } from '../../framework/list/work-href.ts'
import { ReadFailure } from '../../framework/record/read-failure.tsx'
import { Pager } from './pager.tsx'
import styles from './stock.module.css'

const perPage = 10

interface ReceiptListProps {
  locale: Locale
  linkTo: LinkTo
}

export function ReceiptList({ locale, linkTo }: ReceiptListProps) {
  const { t } = useTranslation('admin-stock')
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useQuery({
    queryKey: ['stock-receipts', page, locale],
    queryFn: () => callOrThrow(listReceipts, { query: { page, per_page: perPage } }),
    placeholderData: keepPreviousData,
  })
  return (
    <Panel dense titleAs="h2" title={t('receipts.title')}>
      {error && !data && <ReadFailure error={error} onRetry={refetch} />}
      {data?.data.length === 0 && <p className={styles.empty}>{t('receipts.empty')}</p>}
      {data?.data.map(receipt => (
        <Receipt key={receipt.id} receipt={receipt} locale={locale} linkTo={linkTo} />
      ))}
      <Pager page={page} total={data?.meta.total ?? 0} perPage={perPage} onPage={setPage} />
    </Panel>
  )
}

function Receipt({ receipt, locale, linkTo }: ReceiptListProps & { receipt: StockReceipt }) {
  const { t } = useTranslation(['admin-stock', 'admin'])
  const { received_at, by, supplier, note, pieces, lines } = receipt
  const number = (amount: number) => amount.toLocaleString(formatTag(locale))
  return (
    <details className={styles.receipt}>
      <summary>
        <b>{[dateTimeText(received_at, locale), supplier].filter(Boolean).join(' · ')}</b>
        <small>{[t('receipts.pieces', { count: pieces }), by, note].filter(Boolean).join(' · ')}</small>
      </summary>
      <div className={table.scroll}>
        <table className={table.table}>
          <thead>
            <tr>
              <th>{t('admin:column.product')}</th>
              <th className={table.number}>{t('scan.pieces')}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(line => (
              <tr key={line.id}>
                <th scope="row">
                  <Link href={filteredHref(linkTo, 'adminStockMovements', { item: line.id })}>
                    {line.title || t('movements.deleted')}
                  </Link>
                  <small>{[line.variant, line.sku || line.id].filter(Boolean).join(' · ')}</small>
                </th>
                <td className={table.number} data-name={t('scan.pieces')}>
                  {number(line.pieces)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
