/** Products that an edit adds to an order: found by name, with variant or configuration and quantity. */
import { useCallback, useEffect } from 'react'
import type { OrderEdit } from '@/contract/endpoints/admin/order-edit.ts'
import type { Locale } from '@/contract/locales.ts'
import { ChosenProduct } from '../../framework/record/chosen-product.tsx'
import { ProductSearch } from '../../framework/record/product-search.tsx'
import { ConfigurationFields } from './configuration-fields.tsx'
import styles from './edit-dialog.module.css'
import type { OnWrong } from './edit-line-fields.tsx'

/** An added product, with the key of its row. */
export type Added = OrderEdit['added'][number] & { key: number; title: string }

interface AddedProductsProps {
  added: readonly Added[]
  locale: Locale
  money: (cents: number | null) => string
  onChange: (added: Added[]) => void
  onWrong: OnWrong
}

export function AddedProducts({ added, locale, money, onChange, onWrong }: AddedProductsProps) {
  const nextKey = Math.max(0, ...added.map(({ key }) => key)) + 1
  return (
    <>
      {added.length > 0 && (
        <ul className={styles.added}>
          {added.map(line => (
            <AddedRow
              key={line.key}
              line={line}
              locale={locale}
              onChange={part =>
                onChange(added.map(other => (other.key === line.key ? { ...other, ...part } : other)))
              }
              onRemove={() => onChange(added.filter(({ key }) => key !== line.key))}
              onWrong={onWrong}
            />
          ))}
        </ul>
      )}
      <ProductSearch
        money={money}
        onPick={({ id, title }) =>
          onChange([
            ...added,
            { key: nextKey, title, product_id: id, variant_ids: [], quantity: 1, configuration: null },
          ])
        }
      />
    </>
  )
}

interface AddedRowProps {
  line: Added
  locale: Locale
  onChange: (part: Partial<Added>) => void
  onRemove: () => void
  onWrong: OnWrong
}

function AddedRow({ line, locale, onChange, onRemove, onWrong }: AddedRowProps) {
  const row = -line.key // ids of stored lines are positive
  const report = useCallback((isWrong: boolean) => onWrong(row, isWrong), [row, onWrong])
  useEffect(() => () => onWrong(row, false), [row, onWrong])
  return (
    <li>
      <ChosenProduct line={line} locale={locale} onChange={onChange} onRemove={onRemove} onWrong={report} />
      <ConfigurationFields
        productId={line.product_id}
        configuration={line.configuration}
        locale={locale}
        onChange={configuration => onChange({ configuration })}
      />
    </li>
  )
}
