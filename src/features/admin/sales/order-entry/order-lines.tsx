/** Lines of a draft, added by product name, each with variant, quantity, price and notes. */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AdminProductRow } from '@/contract/endpoints/admin/products.ts'
import type { Locale } from '@/contract/locales.ts'
import { Panel } from '@/ui/content/panel.tsx'
import { SearchField } from '@/ui/form/search-field.tsx'
import { useSettled } from '@/ui/form/use-typed-search.ts'
import { choicesHint } from '../../framework/list/choices-failure.tsx'
import { Thumbnail } from '../../framework/list/thumbnail.tsx'
import { OrderEntryLineRow } from './line-row.tsx'
import styles from './order-entry.module.css'
import { productHitsQuery } from './order-entry-calls.ts'
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

interface ProductSearchProps {
  money: (cents: number | null) => string
  onPick: (product: AdminProductRow) => void
}

function ProductSearch({ money, onPick }: ProductSearchProps) {
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
