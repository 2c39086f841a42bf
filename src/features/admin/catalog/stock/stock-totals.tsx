import { useTranslation } from 'react-i18next'
import type { StockItemRow } from '@/contract/endpoints/admin/stock-movements.ts'
import { formatTag, type Locale } from '@/contract/locales.ts'
import { Button } from '@/ui/action/button.tsx'
import { CorrectStock } from './correct-stock.tsx'
import styles from './stock.module.css'

interface StockTotalsProps {
  row: StockItemRow | undefined
  locale: Locale
  onClear: { label: string; run: () => void }
}

/** Name and current stock of one item: available, reserved, physical. */
export function StockTotals({ row, locale, onClear }: StockTotalsProps) {
  const { t } = useTranslation(['admin-stock', 'admin'])
  const number = (pieces: number | null) =>
    pieces === null ? t('admin:value.untracked') : pieces.toLocaleString(formatTag(locale))
  return (
    <div className={styles.item}>
      {row && (
        <dl className={styles.totals}>
          <div>
            <dt>{[row.title, row.variant, row.sku].filter(Boolean).join(' · ')}</dt>
          </div>
          <div>
            <dt>{t('column.available')}</dt>
            <dd>{number(row.stock_quantity)}</dd>
          </div>
          <div>
            <dt>{t('column.reserved')}</dt>
            <dd>{number(row.reserved)}</dd>
          </div>
        </dl>
      )}
      {row && <CorrectStock row={row} />}
      <Button variant="ghost" size="dense" onClick={onClear.run}>
        {onClear.label}
      </Button>
    </div>
  )
}
