/** What stands in a room, each with its condition: a price of its own, a percentage of its own, or the room's. */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RoomProduct } from '@/contract/endpoints/admin/rooms.ts'
import { TextField } from '@/ui/form/text-field.tsx'
import { useField } from '../../framework/fields/inputs.tsx'
import { moneyText, parseMoney } from '../../framework/fields/money-text.ts'
import styles from './places.module.css'
import { movedTo, ProductRows } from './product-rows.tsx'

export function RoomProducts({ discount }: { discount: number }) {
  const { value, change, error } = useField<RoomProduct[]>('products')
  const put = (id: number, next: Partial<RoomProduct>) =>
    change(value.map(one => (one.product_id === id ? { ...one, ...next } : one)))
  return (
    <ProductRows
      ids={value.map(one => one.product_id)}
      error={error}
      onAdd={id => change([...value, { product_id: id, price: null, discount: null }])}
      onRemove={id => change(value.filter(one => one.product_id !== id))}
      onMove={(from, to) => change(movedTo(value, from, to))}
      beside={(id, name) => {
        const condition = value.find(one => one.product_id === id)
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

/** A price ends the percentage, and the other way round: only one of them counts. */
function Condition({ name, condition, roomDiscount, onChange }: ConditionProps) {
  const { t } = useTranslation('admin-places')
  const [typed, setTyped] = useState<string>()
  const readPrice = (text: string) => {
    setTyped(text)
    const cents = parseMoney(text)
    if (text.trim() === '') onChange({ price: null })
    else if (cents !== undefined) onChange({ price: cents, discount: null })
  }
  const readPercent = (text: string) => {
    const digits = text.replace(/\D/g, '').slice(0, 3)
    onChange(digits === '' ? { discount: null } : { discount: Math.min(100, Number(digits)), price: null })
  }
  return (
    <span className={styles.condition}>
      <TextField
        dense
        hideLabel
        inputMode="decimal"
        label={t('rooms.price_of', { name })}
        placeholder={t('rooms.own_price')}
        value={typed ?? moneyText(condition.price)}
        onBlur={() => setTyped(undefined)}
        onChange={event => readPrice(event.currentTarget.value)}
        end={<span aria-hidden="true">€</span>}
      />
      <TextField
        dense
        hideLabel
        inputMode="numeric"
        label={t('rooms.percent_of', { name })}
        placeholder={condition.price === null ? String(roomDiscount) : '–'}
        value={condition.discount ?? ''}
        onChange={event => readPercent(event.currentTarget.value)}
        end={<span aria-hidden="true">%</span>}
      />
    </span>
  )
}
