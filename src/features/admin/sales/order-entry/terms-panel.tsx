import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { vatChoices } from '@/domain/pricing.ts'
import { usePercentText } from '@/i18n/percent.ts'
import { Button } from '@/ui/action/button.tsx'
import { Segment } from '@/ui/action/segment.tsx'
import { Panel } from '@/ui/content/panel.tsx'
import { SelectField } from '@/ui/form/select-field.tsx'
import { TextField } from '@/ui/form/text-field.tsx'
import styles from './order-entry.module.css'
import type { OrderEntryState } from './use-order-entry.ts'

interface TermsPanelProps {
  work: OrderEntryState
  money: (cents: number | null) => string
}

/** Shipping method, payment method, coupon and VAT. */
export function TermsPanel({ work, money }: TermsPanelProps) {
  const { t } = useTranslation('admin-sales')
  const percentOf = usePercentText()
  const { draft, desk, change } = work
  const { quote } = desk
  return (
    <Panel dense titleAs="h2" title={t('desk.terms')}>
      <div className={styles.stack}>
        {quote?.needs_shipping !== false && (
          <SelectField
            dense
            label={t('desk.shipping')}
            empty={t('desk.cheapest')}
            value={draft.shipping_method ?? ''}
            options={(quote?.shipping ?? []).map(({ code, name, price }) => ({
              value: code,
              label: `${name}, ${money(price)}`,
            }))}
            onChange={event => change({ shipping_method: event.currentTarget.value || null })}
          />
        )}
        <SelectField
          dense
          label={t('desk.payment')}
          empty={t('desk.first_payment')}
          value={draft.payment_method ?? ''}
          options={(quote?.payments ?? []).map(({ code, name, surcharge }) => ({
            value: code,
            label: surcharge > 0 ? `${name}, +${money(surcharge)}` : name,
          }))}
          onChange={event =>
            change({ payment_method: (event.currentTarget.value || null) as typeof draft.payment_method })
          }
        />
        <Coupon work={work} money={money} />
        <div>
          <p className={styles.label} id="desk-vat">
            {t('desk.vat')}
          </p>
          <Segment
            label={t('desk.vat')}
            size="dense"
            value={String(draft.vat_percent)}
            onChange={value => change({ vat_percent: Number(value) as typeof draft.vat_percent })}
            options={vatChoices.map(percent => ({
              value: String(percent),
              label: percentOf(percent),
            }))}
          />
        </div>
      </div>
    </Panel>
  )
}

function Coupon({ work: { draft, desk, change }, money }: TermsPanelProps) {
  const { t } = useTranslation('admin-sales')
  const [typed, setTyped] = useState(draft.coupon_code ?? '')
  useEffect(() => setTyped(draft.coupon_code ?? ''), [draft.coupon_code])
  const refusal = desk.quote?.coupon_refusal
  /** Clearing the field removes the coupon immediately. */
  const write = (text: string) => {
    setTyped(text)
    if (text.trim() === '' && draft.coupon_code !== null) change({ coupon_code: null })
  }
  return (
    <form
      className={styles.coupon}
      onSubmit={event => {
        event.preventDefault()
        change({ coupon_code: typed.trim() || null })
      }}
    >
      <TextField
        dense
        label={t('desk.coupon')}
        maxLength={60}
        value={typed}
        error={
          refusal && draft.coupon_code
            ? t(`desk.coupon_refusal.${refusal.code}`, {
                code: draft.coupon_code,
                amount: money(refusal.amount ?? 0),
                missing: refusal.pieces ?? 0,
              })
            : undefined
        }
        onChange={event => write(event.currentTarget.value)}
      />
      <Button variant="soft" size="dense" type="submit">
        {t('desk.apply')}
      </Button>
    </form>
  )
}
