import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { call } from '@/api/client.ts'
import {
  type AdminCoupon,
  type CouponBody,
  changeCoupon,
  createCoupon,
  emptyCoupon,
  removeCoupon,
} from '@/contract/endpoints/admin/coupons.ts'
import type { Locale } from '@/contract/locales.ts'
import { pickLike } from '@/lib/pick.ts'
import { shopInstant, shopTime } from '@/lib/shop-clock.ts'
import { Segment } from '@/ui/action/segment.tsx'
import { CalendarField } from '../../framework/fields/calendar-field.tsx'
import { NumberInput, SwitchInput, TextInput, useField } from '../../framework/fields/inputs.tsx'
import { ListAmountInput } from '../../framework/fields/list-amount-input.tsx'
import { type RecordCalls, RecordDialog } from '../../framework/record/record-dialog.tsx'
import styles from './coupons.module.css'
import { DiscountBuyers, DiscountNames, DiscountRuleFields } from './discount-fields.tsx'
import { DiscountPreview } from './discount-preview.tsx'

export const freshCoupon: CouponBody = { ...emptyCoupon(), percent: 10, max_uses_each: 1 }

interface CouponDialogProps {
  coupon: AdminCoupon | null // null creates a coupon
  locale: Locale
  money: (cents: number | null) => string
  onClose: () => void
  onTheirs: (coupon: AdminCoupon) => void // loads the version that another admin saved
}

const calls: RecordCalls<AdminCoupon, CouponBody> = {
  create: body => call(createCoupon, { body }),
  change: (id, body) => call(changeCoupon, { params: { id }, body }),
  remove: id => call(removeCoupon, { params: { id } }),
}

export function CouponDialog({ coupon, locale, money, onClose, onTheirs }: CouponDialogProps) {
  const { t } = useTranslation('admin')
  return (
    <RecordDialog
      record={coupon}
      fresh={freshCoupon}
      width={720}
      title={coupon ? (coupon.code ?? coupon.names.it) : t('coupons.new')}
      calls={calls}
      bodyFrom={form => pickLike(form, emptyCoupon())}
      queryKey={['coupons']}
      canRemove={coupon?.uses === 0}
      onClose={onClose}
      onTheirs={onTheirs}
    >
      <CouponFields locale={locale} users={coupon?.users ?? []} />
      <DiscountPreview locale={locale} money={money} />
    </RecordDialog>
  )
}

interface CouponFieldsProps {
  locale: Locale
  users: AdminCoupon['users'] // the stored customers
  many?: boolean // for many codes
}

/** Fields of the rule, for one discount or for many codes. */
export function CouponFields({ locale, users, many }: CouponFieldsProps) {
  const { t } = useTranslation(['admin', 'admin-goods'])
  return (
    <div className={styles.fields}>
      {!many && <CodeFields />}
      <SwitchInput source="is_active" label={t('coupons.on')} />
      <DiscountNames />
      <DiscountRuleFields locale={locale} />
      <DiscountBuyers users={users} />
      <ListAmountInput source="minimum" label={t('coupons.minimum')} />
      <div className={styles.pair}>
        <DayInput source="starts_at" label={t('coupons.starts')} time="00:00:00" />
        <DayInput source="ends_at" label={t('coupons.ends')} time="23:59:59" />
      </div>
      <div className={styles.pair}>
        <NumberInput source="max_uses" nullable label={t('coupons.max')} placeholder={t('coupons.endless')} />
        <NumberInput
          source="max_uses_each"
          nullable
          label={t('coupons.each')}
          placeholder={t('coupons.endless')}
        />
      </div>
      <SwitchInput
        source="is_combinable"
        label={t('admin-goods:coupons.combinable')}
        hint={t('admin-goods:coupons.combinable_hint')}
      />
    </div>
  )
}

/** An automatic discount has no code. */
function CodeFields() {
  const { t } = useTranslation(['admin', 'admin-goods'])
  const { value, change } = useField<string | null>('code')
  const uses = useWatch({ name: 'uses' }) as number | undefined
  return (
    <>
      {!uses && (
        <Segment
          label={t('admin-goods:coupons.method')}
          size="dense"
          value={value === null ? 'automatic' : 'code'}
          onChange={method => change(method === 'code' ? '' : null)}
          options={[
            { value: 'code', label: t('admin-goods:coupons.methods.code') },
            { value: 'automatic', label: t('admin-goods:coupons.methods.automatic') },
          ]}
        />
      )}
      {value !== null && <TextInput source="code" label={t('coupons.code')} />}
    </>
  )
}

/** A day of the shop's calendar, stored as the time at which it begins or ends there. */
function DayInput({ source, label, time }: { source: string; label: string; time: string }) {
  const { value, change, error } = useField<string | null>(source)
  return (
    <CalendarField
      label={label}
      error={error}
      value={value ? shopTime(new Date(value)).slice(0, 10) : ''}
      onChange={event => change(shopInstant(`${event.currentTarget.value}T${time}`)?.toISOString() ?? null)}
    />
  )
}
