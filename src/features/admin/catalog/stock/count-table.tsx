import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '@/api/client.ts'
import { isTransient } from '@/api/failure.ts'
import { countStock, type StocktakeCount } from '@/contract/endpoints/admin/stocktakes.ts'
import { formatTag, type Locale } from '@/contract/locales.ts'
import { dateTimeText } from '@/i18n/dates.ts'
import { useMay } from '@/stores/session.ts'
import { TextField } from '@/ui/form/text-field.tsx'
import table from '../../framework/list/plain-table.module.css'
import { useRefuse } from '../../framework/record/use-refuse.ts'
import { useRequestId } from '../../framework/record/use-request-id.ts'
import styles from './stock.module.css'

interface CountTableProps {
  id: number // of the stocktake
  rows: readonly StocktakeCount[]
  isOpen: boolean
  locale: Locale
}

export function CountTable({ id, rows, isOpen, locale }: CountTableProps) {
  const { t } = useTranslation(['admin-stock', 'admin'])
  return (
    <div className={table.scroll}>
      <table className={table.table}>
        <thead>
          <tr>
            <th>{t('admin:column.product')}</th>
            <th>{t('stocktakes.counted')}</th>
            <th className={table.number}>{t('stocktakes.expected')}</th>
            <th className={table.number}>{t('stocktakes.difference')}</th>
            <th>{t('column.by')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <CountRow key={row.id} id={id} row={row} isOpen={isOpen} locale={locale} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface CountRowProps {
  id: number
  row: StocktakeCount
  isOpen: boolean
  locale: Locale
}

/**
 * A count can be corrected by typing. It is sent when the field is left, with the count that it replaces. Without a response it stays in
 * the field and is sent again when the field is left again.
 */
function CountRow({ id, row, isOpen, locale }: CountRowProps) {
  const { t } = useTranslation('admin-stock')
  const may = useMay()
  const cache = useQueryClient()
  const refuse = useRefuse()
  const requestId = useRequestId()
  const [typed, setTyped] = useState<string>()
  const iso = formatTag(locale)
  const difference = row.counted - row.expected
  const send = async () => {
    const counted = Math.trunc(Number(typed))
    if (typed === undefined || typed.trim() === '' || !(counted >= 0) || counted === row.counted)
      return setTyped(undefined)
    const entry = { code: row.sku, counted, counted_seen: row.counted }
    const body = { counts: [{ ...entry, request_id: requestId.of(entry) }] }
    const result = await call(countStock, { params: { id }, body })
    requestId.settle(result)
    if (!result.ok)
      refuse(result.failure, result.failure.code === 'conflict' ? t('stocktakes.changed') : undefined)
    await cache.invalidateQueries({ queryKey: ['stocktake', id] })
    if (result.ok || !isTransient(result.failure)) setTyped(undefined)
  }
  return (
    <tr>
      <th scope="row">
        <b>{row.title || row.id}</b>
        <small>{[row.variant, row.sku].filter(Boolean).join(' · ')}</small>
      </th>
      <td>
        {isOpen && may('admin:stock:write') ? (
          <div className={styles.count}>
            <TextField
              dense
              hideLabel
              type="number"
              inputMode="numeric"
              min={0}
              max={1_000_000}
              label={t('stocktakes.count_of', { code: row.sku })}
              value={typed ?? String(row.counted)}
              onChange={event => setTyped(event.currentTarget.value)}
              onBlur={() => void send()}
              onKeyDown={event => {
                if (event.key === 'Enter') event.currentTarget.blur()
              }}
            />
          </div>
        ) : (
          row.counted.toLocaleString(iso)
        )}
      </td>
      <td className={table.number} data-name={t('stocktakes.expected')}>
        {row.expected.toLocaleString(iso)}
      </td>
      <td className={table.number} data-name={t('stocktakes.difference')}>
        <b className={difference < 0 ? styles.less : difference > 0 ? styles.more : undefined}>
          {difference > 0 ? '+' : difference < 0 ? '−' : ''}
          {Math.abs(difference).toLocaleString(iso)}
        </b>
        {row.applied !== null && row.applied !== difference && (
          <small className={table.problem}>{t('stocktakes.applied_less', { change: row.applied })}</small>
        )}
      </td>
      <td>
        {row.counted_by}
        <small>{dateTimeText(row.counted_at, locale)}</small>
      </td>
    </tr>
  )
}
