/**
 * Products of a room, each with its condition: its own price, its own percentage, or the percentage of the
 * room.
 */
import { useTranslation } from 'react-i18next'
import type { RoomProduct } from '@/contract/endpoints/admin/rooms.ts'
import { orEmpty, type ReadAmount, readMoney, readWhole } from '@/domain/read-amount.ts'
import { useErrorMessage } from '@/forms/use-error-message.ts'
import { TextField } from '@/ui/form/text-field.tsx'
import { useField } from '../../framework/fields/inputs.tsx'
import { moneyText } from '../../framework/fields/money-text.ts'
import { useTypedValue } from '../../framework/fields/typed-value.ts'
import styles from './places.module.css'
import { movedTo, ProductRows } from './product-rows.tsx'

export function RoomProducts({ discount }: { discount: number }) {
  const { value, change, error } = useField<RoomProduct[]>('products')
  const put = (id: number, next: Partial<RoomProduct>) =>
    change(value.map(entry => (entry.product_id === id ? { ...entry, ...next } : entry)))
  return (
    <ProductRows
      ids={value.map(entry => entry.product_id)}
      error={error}
      onAdd={id => change([...value, { product_id: id, price: null, discount: null }])}
      onRemove={id => change(value.filter(entry => entry.product_id !== id))}
      onMove={(from, to) => change(movedTo(value, from, to))}
      rowExtra={(id, name) => {
        const condition = value.find(entry => entry.product_id === id)
        return (
          condition && (
            <Condition
              name={name}
              condition={condition}
              roomDiscount={discount}
              onChange={next => put(id, next)}
            />
          )
        )
      }}
    />
  )
}

interface ConditionProps {
  name: string
  condition: RoomProduct
  roomDiscount: number
  onChange: (next: Partial<RoomProduct>) => void
}

const wholeText = (value: number | null) => String(value ?? '')

function readDiscount(text: string): ReadAmount {
  const read = readWhole(text)
  return 'value' in read && read.value > 100 ? { code: 'percent' } : read
}

/** Entering a price clears the percentage and vice versa, because only one of them applies. */
function Condition({ name, condition, roomDiscount, onChange }: ConditionProps) {
  const { t } = useTranslation('admin-places')
  const messages = useErrorMessage()
  const price = useTypedValue<number | null>(condition.price, moneyText, orEmpty(null, readMoney))
  const percent = useTypedValue<number | null>(condition.discount, wholeText, orEmpty(null, readDiscount))
  const take = (next: number | null | undefined, name: 'price' | 'discount') => {
    if (next === null) onChange({ [name]: null })
    else if (next !== undefined) onChange({ price: null, discount: null, [name]: next })
  }
  return (
    <span className={styles.condition}>
      <TextField
        dense
        hideLabel
        inputMode="decimal"
        label={t('rooms.price_of', { name })}
        placeholder={t('rooms.own_price')}
        error={price.code && messages.field({ code: price.code })}
        value={price.shown}
        onBlur={price.leave}
        onChange={event => take(price.type(event.currentTarget.value), 'price')}
        end={<span aria-hidden="true">€</span>}
      />
      <TextField
        dense
        hideLabel
        inputMode="numeric"
        label={t('rooms.percent_of', { name })}
        placeholder={condition.price === null ? String(roomDiscount) : '–'}
        error={percent.code && messages.field({ code: percent.code })}
        value={percent.shown}
        onBlur={percent.leave}
        onChange={event => take(percent.type(event.currentTarget.value), 'discount')}
        end={<span aria-hidden="true">%</span>}
      />
    </span>
  )
}
