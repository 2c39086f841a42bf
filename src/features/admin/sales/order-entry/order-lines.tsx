/** Lines of a draft, added by product name, each with variant, quantity, price and notes. */
import { useTranslation } from 'react-i18next'
import type { AdminProductRow } from '@/contract/endpoints/admin/products.ts'
import type { Locale } from '@/contract/locales.ts'
import { Panel } from '@/ui/content/panel.tsx'
import { ProductSearch } from '../../framework/record/product-search.tsx'
import { OrderEntryLineRow } from './line-row.tsx'
import styles from './order-entry.module.css'
import { quotedLines } from './quoted-lines.ts'
import type { OrderEntryState } from './use-order-entry.ts'

interface OrderLinesProps {
  work: OrderEntryState
  locale: Locale
  money: (cents: number | null) => string
}

const freshLine = (product_id: number) => ({
  product_id,
  variant_ids: [],
  quantity: 1,
  note_worksheet: '',
  note_production: '',
  configuration: null,
  unit_price: null,
  price_reason: '',
})

export function OrderEntryLines({ work, locale, money }: OrderLinesProps) {
  const { t } = useTranslation('admin-sales')
  const { draft, desk, change, faults } = work
  const states = quotedLines(
    draft.lines.length,
    desk.draft.lines.length === draft.lines.length ? desk.quote : null,
  )
  const add = ({ id }: AdminProductRow) => change({ lines: [...draft.lines, freshLine(id)] })
  return (
    <Panel dense titleAs="h2" title={t('desk.lines')}>
      <ProductSearch money={money} onPick={add} />
      {draft.lines.length === 0 && <p className={styles.soft}>{t('desk.no_lines')}</p>}
      <ul className={styles.lines}>
        {draft.lines.map((line, at) => (
          <OrderEntryLineRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place; two may hold the same product
            key={`${at}-${line.product_id}`}
            line={line}
            state={states[at]}
            problem={faults[`draft.lines.${at}.quantity`]}
            locale={locale}
            money={money}
            onChange={part =>
              change({ lines: draft.lines.map((row, index) => (index === at ? { ...row, ...part } : row)) })
            }
            onRemove={() => change({ lines: draft.lines.filter((_, index) => index !== at) })}
          />
        ))}
      </ul>
    </Panel>
  )
}
