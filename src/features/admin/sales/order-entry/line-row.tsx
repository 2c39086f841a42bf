import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OrderEntryLine } from '@/contract/endpoints/admin/order-entry.ts'
import type { Locale } from '@/contract/locales.ts'
import { orEmpty, readMoney } from '@/domain/read-amount.ts'
import { useErrorMessage } from '@/forms/use-error-message.ts'
import { Button } from '@/ui/action/button.tsx'
import { TextField } from '@/ui/form/text-field.tsx'
import { iconPencilSimple } from '@/ui/icon/icons.ts'
import { moneyText } from '../../framework/fields/money-text.ts'
import { useTypedValue } from '../../framework/fields/typed-value.ts'
import { ChosenProduct } from '../../framework/record/chosen-product.tsx'
import styles from './order-entry.module.css'
import type { LineState } from './quoted-lines.ts'

interface LineRowProps {
  line: OrderEntryLine
  state: LineState | undefined
  problem: string | undefined
  locale: Locale
  money: (cents: number | null) => string
  onChange: (part: Partial<OrderEntryLine>) => void
  onRemove: () => void
}

export function OrderEntryLineRow({ line, state, problem, locale, money, onChange, onRemove }: LineRowProps) {
  const { t } = useTranslation('admin-sales')
  const [isOpen, setOpen] = useState(line.unit_price !== null || line.note_worksheet !== '')
  const quoted = state?.quoted
  return (
    <li className={styles.line}>
      <ChosenProduct
        line={line}
        quoted={quoted}
        problem={problem}
        locale={locale}
        price={
          <span className={styles.price}>
            <b>{quoted ? money(quoted.total) : '–'}</b>
            {quoted && quoted.list_price !== quoted.unit_price && (
              <s>{money(quoted.list_price * line.quantity)}</s>
            )}
          </span>
        }
        action={
          <Button
            variant="text"
            size="dense"
            icon={iconPencilSimple}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {t('desk.price_notes')}
          </Button>
        }
        onChange={onChange}
        onRemove={onRemove}
      />
      {state?.problems.map(({ code, name, left }) => (
        <p key={code} className={styles.fault} role="alert">
          {t(`desk.problem.${code}`, { name: name ?? '', count: left ?? 0 })}
        </p>
      ))}
      {isOpen && <More line={line} listed={quoted?.list_price} onChange={onChange} />}
    </li>
  )
}

interface MoreProps {
  line: OrderEntryLine
  listed: number | undefined
  onChange: (part: Partial<OrderEntryLine>) => void
}

/** A different price with its reason, and notes for the worksheet and the workshop. */
function More({ line, listed, onChange }: MoreProps) {
  const { t } = useTranslation('admin-sales')
  const messages = useErrorMessage()
  const price = useTypedValue<number | null>(line.unit_price, moneyText, orEmpty(null, readMoney))
  const isOther = line.unit_price !== null && line.unit_price !== listed
  return (
    <div className={styles.more}>
      <TextField
        dense
        inputMode="decimal"
        label={t('desk.own_price')}
        placeholder={listed === undefined ? '' : moneyText(listed)}
        error={price.code && messages.field({ code: price.code })}
        value={price.shown}
        onChange={event => {
          const unit_price = price.type(event.currentTarget.value)
          if (unit_price !== undefined) onChange({ unit_price })
        }}
        onBlur={price.leave}
        end={<span aria-hidden="true">€</span>}
      />
      <TextField
        dense
        label={t('desk.reason')}
        maxLength={200}
        value={line.price_reason}
        error={
          isOther && line.price_reason.trim() === '' ? messages.field({ code: 'price_reason' }) : undefined
        }
        onChange={event => onChange({ price_reason: event.currentTarget.value })}
      />
      <TextField
        dense
        label={t('desk.worksheet')}
        maxLength={500}
        value={line.note_worksheet}
        onChange={event => onChange({ note_worksheet: event.currentTarget.value })}
      />
      <TextField
        dense
        label={t('desk.production')}
        maxLength={500}
        value={line.note_production}
        onChange={event => onChange({ note_production: event.currentTarget.value })}
      />
    </div>
  )
}
