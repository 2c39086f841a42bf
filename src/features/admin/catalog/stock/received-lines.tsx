/** The table of goods received before they are stored: item, available stock, pieces. */
import { useTranslation } from 'react-i18next'
import type { StockItemRow } from '@/contract/endpoints/admin/stock-movements.ts'
import { formatTag, type Locale } from '@/contract/locales.ts'
import { Button } from '@/ui/action/button.tsx'
import { TextField } from '@/ui/form/text-field.tsx'
import table from '../../framework/list/plain-table.module.css'
import type { CodeLine } from './code-lines.ts'
import styles from './stock.module.css'

export interface ReceivedLine extends CodeLine {
  item: StockItemRow | null | undefined // undefined: not looked up yet, or the lookup failed
}

interface ReceivedLinesProps {
  lines: readonly ReceivedLine[]
  locale: Locale
  onChange: (change: (lines: readonly ReceivedLine[]) => readonly ReceivedLine[]) => void
}

export function ReceivedLines({ lines, locale, onChange }: ReceivedLinesProps) {
  const { t } = useTranslation(['admin-stock', 'admin', 'react-admin'])
  const number = (pieces: number) => pieces.toLocaleString(formatTag(locale))
  const change = (code: string, pieces: number) =>
    onChange(now => now.map(line => (line.code === code ? { ...line, pieces } : line)))
  return (
    <div className={table.scroll}>
      <table className={table.table}>
        <thead>
          <tr>
            <th>{t('admin:column.product')}</th>
            <th className={table.number}>{t('column.available')}</th>
            <th>{t('scan.pieces')}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {lines.map(line => (
            <tr key={line.code}>
              <th scope="row">
                <b>{line.item?.title ?? line.code}</b>
                {line.item && <small>{[line.item.variant, line.item.sku].filter(Boolean).join(' · ')}</small>}
                {line.item === null && (
                  <small className={table.problem} role="alert">
                    {t('scan.unknown')}
                  </small>
                )}
                {line.item?.stock_quantity === null && (
                  <small className={table.problem} role="alert">
                    {t('scan.uncounted')}
                  </small>
                )}
              </th>
              <td className={table.number} data-name={t('column.available')}>
                {line.item && line.item.stock_quantity !== null ? number(line.item.stock_quantity) : '–'}
              </td>
              <td>
                <div className={styles.count}>
                  <TextField
                    dense
                    hideLabel
                    type="number"
                    inputMode="numeric"
                    min={1}
                    max={1_000_000}
                    label={t('scan.pieces_of', { code: line.item?.sku ?? line.code })}
                    value={line.pieces}
                    onChange={event => change(line.code, Math.trunc(Number(event.currentTarget.value)))}
                  />
                </div>
              </td>
              <td>
                <Button
                  variant="text"
                  size="dense"
                  onClick={() => onChange(now => now.filter(({ code }) => code !== line.code))}
                >
                  {t('react-admin:action.remove')}
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
