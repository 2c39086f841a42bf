/**
 * Quantity and price of one line of a placed order. Text that cannot be parsed stays and is reported, never read as
 * another value.
 */

import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { OrderEdit } from '@/contract/endpoints/admin/order-edit.ts'
import type { AdminOrder } from '@/contract/endpoints/admin/orders.ts'
import { readMoney } from '@/domain/read-amount.ts'
import { useErrorMessage } from '@/forms/use-error-message.ts'
import { TextField } from '@/ui/form/text-field.tsx'
import { moneyText } from '../../framework/fields/money-text.ts'
import { readPieces, useTypedValue } from '../../framework/fields/typed-value.ts'
import styles from './edit-dialog.module.css'

type Line = AdminOrder['lines'][number]
type LineWish = NonNullable<OrderEdit['lines']>[number]
export type OnWrong = (lineId: number, isWrong: boolean) => void

interface EditLineFieldsProps {
  line: Line
  wish: LineWish
  onChange: (line: Line, wish: Partial<LineWish>) => void
  onWrong: OnWrong
}

export function EditLineFields({ line, wish, onChange, onWrong }: EditLineFieldsProps) {
  const { t } = useTranslation('admin-sales')
  const messages = useErrorMessage()
  const pieces = useTypedValue(wish.quantity, String, readPieces(0))
  const price = useTypedValue(wish.unit_price ?? line.unit_price ?? 0, moneyText, readMoney)
  const isWrong = pieces.code !== undefined || price.code !== undefined
  useEffect(() => onWrong(line.id, isWrong), [line.id, isWrong, onWrong])
  const isOther = wish.unit_price !== line.unit_price
  return (
    <fieldset className={styles.editLine}>
      <legend>{[line.title, line.choice].filter(Boolean).join(', ')}</legend>
      <TextField
        dense
        inputMode="numeric"
        label={t('desk.pieces')}
        error={pieces.code && messages.field({ code: pieces.code })}
        value={pieces.shown}
        onBlur={pieces.leave}
        onChange={event => {
          const quantity = pieces.type(event.currentTarget.value)
          if (quantity !== undefined) onChange(line, { quantity })
        }}
      />
      <TextField
        dense
        inputMode="decimal"
        label={t('order.price_each')}
        error={price.code && messages.field({ code: price.code })}
        value={price.shown}
        onBlur={price.leave}
        onChange={event => {
          const unit_price = price.type(event.currentTarget.value)
          if (unit_price !== undefined) onChange(line, { unit_price })
        }}
        end={<span aria-hidden="true">€</span>}
      />
      {isOther && (
        <TextField
          dense
          label={t('desk.reason')}
          maxLength={200}
          value={wish.price_reason}
          onChange={event => onChange(line, { price_reason: event.currentTarget.value })}
        />
      )}
    </fieldset>
  )
}
