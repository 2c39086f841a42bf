/** Lines of a draft, added by product name, each with variant, quantity, price and notes. */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AdminProductRow } from '@/contract/endpoints/admin/products.ts'
import type { Locale } from '@/contract/locales.ts'
import { Panel } from '@/ui/content/panel.tsx'
import { TextField } from '@/ui/form/text-field.tsx'
import { Icon } from '@/ui/icon/icon.tsx'
import { iconMagnifyingGlass, iconPlus } from '@/ui/icon/icons.ts'
import { choicesHint } from '../../framework/list/choices-failure.tsx'
import { Thumbnail } from '../../framework/list/thumbnail.tsx'
import { OrderEntryLineRow } from './line-row.tsx'
import styles from './order-entry.module.css'
import { productHitsQuery } from './order-entry-calls.ts'
import { quotedLines } from './quoted-lines.ts'
import type { OrderEntryState } from './use-order-entry.ts'
import { useSettled } from './use-settled.ts'

interface OrderLinesProps {
  work: OrderEntryState
  locale: Locale
  money: (cents: number) => string
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
            fault={faults[`draft.lines.${at}.quantity`]}
            locale={locale}
            money={money}
            onChange={part =>
              change({ lines: draft.lines.map((one, other) => (other === at ? { ...one, ...part } : one)) })
            }
            onRemove={() => change({ lines: draft.lines.filter((_, other) => other !== at) })}
          />
        ))}
      </ul>
    </Panel>
  )
}

interface ProductSearchProps {
  money: (cents: number) => string
  onPick: (product: AdminProductRow) => void
}

function ProductSearch({ money, onPick }: ProductSearchProps) {
  const { t } = useTranslation(['admin-sales', 'admin'])
  const [typed, setTyped] = useState('')
  const wanted = useSettled(typed.trim())
  const hits = useQuery(productHitsQuery(wanted))
  const { data } = hits
  const isOpen = typed.trim().length > 1
  return (
    <div className={styles.search}>
      <TextField
        dense
        type="search"
        label={t('desk.add_product')}
        placeholder={t('admin:list.search_products')}
        icon={iconMagnifyingGlass}
        hint={choicesHint(hits)}
        value={typed}
        onChange={event => setTyped(event.currentTarget.value)}
      />
      {isOpen && data && (
        <ul className={styles.hits}>
          {data.data.length === 0 && <li className={styles.soft}>{t('desk.no_product')}</li>}
          {data.data.map(product => (
            <li key={product.id}>
              <button
                type="button"
                onClick={() => {
                  onPick(product)
                  setTyped('')
                }}
              >
                <Thumbnail picture={product.picture} element={product.element ?? undefined} />
                <span className={styles.words}>
                  <b>{product.title}</b>
                  <small>
                    {product.sku} · {money(product.base_price)}
                    {product.stock_quantity !== null &&
                      ` · ${t('desk.in_stock', { count: product.stock_quantity })}`}
                  </small>
                </span>
                <Icon of={iconPlus} size={18} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
