import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { call, callOrThrow } from '@/api/client.ts'
import {
  type AdminCoupon,
  type CouponBody,
  changeCoupon,
  createCoupon,
  emptyCoupon,
  removeCoupon,
} from '@/contract/endpoints/admin/coupons.ts'
import { listCategories } from '@/contract/endpoints/shop/catalog.ts'
import type { Locale } from '@/contract/locales.ts'
import { pickLike } from '@/lib/pick.ts'
import { shopInstant, shopTime } from '@/lib/shop-clock.ts'
import { Segment } from '@/ui/action/segment.tsx'
import { Check } from '@/ui/form/check.tsx'
import { CalendarField } from '../../framework/fields/calendar-field.tsx'
import { MoneyInput, NumberInput, SwitchInput, TextInput, useField } from '../../framework/fields/inputs.tsx'
import { ChoicesFailure } from '../../framework/list/choices-failure.tsx'
import { type RecordCalls, RecordDialog } from '../../framework/record/record-dialog.tsx'
import styles from './coupons.module.css'

export const freshCoupon: CouponBody = { ...emptyCoupon(), percent: 10, max_uses_each: 1 }

interface CouponDialogProps {
  coupon: AdminCoupon | null // null creates a coupon
  locale: Locale
  onClose: () => void
  onTheirs: (coupon: AdminCoupon) => void // loads the version that another admin saved
}

const calls: RecordCalls<AdminCoupon, CouponBody> = {
  create: body => call(createCoupon, { body }),
  change: (id, body) => call(changeCoupon, { params: { id }, body }),
  remove: id => call(removeCoupon, { params: { id } }),
}

export function CouponDialog({ coupon, locale, onClose, onTheirs }: CouponDialogProps) {
  const { t } = useTranslation('admin')
  return (
    <RecordDialog
      record={coupon}
      fresh={freshCoupon}
      title={coupon ? coupon.code : t('coupons.new')}
      calls={calls}
      bodyFrom={form => pickLike(form, emptyCoupon())}
      queryKey={['coupons']}
      canRemove={coupon?.uses === 0}
      onClose={onClose}
      onTheirs={onTheirs}
    >
      <CouponFields locale={locale} />
    </RecordDialog>
  )
}

/** Fields of the rule, for one code or for many codes. */
export function CouponFields({ locale, many }: { locale: Locale; many?: boolean }) {
  const { t } = useTranslation('admin')
  const { change: setPercent } = useField<number | null>('percent')
  const { change: setAmount } = useField<number | null>('amount')
  const percent = useWatch({ name: 'percent' }) as number | null
  const isPercent = percent !== null
  return (
    <div className={styles.fields}>
      {!many && <TextInput source="code" label={t('coupons.code')} />}
      <SwitchInput source="is_active" label={t('coupons.on')} />
      <div className={styles.gives}>
        <Segment
          label={t('coupons.gives')}
          size="dense"
          value={isPercent ? 'percent' : 'amount'}
          onChange={kind => {
            setPercent(kind === 'percent' ? 10 : null)
            setAmount(kind === 'percent' ? null : 500)
          }}
          options={[
            { value: 'percent', label: '%' },
            { value: 'amount', label: '€' },
          ]}
        />
        {isPercent ? (
          <NumberInput source="percent" label={t('products.discount')} end={<span>%</span>} />
        ) : (
          <MoneyInput source="amount" label={t('products.discount')} />
        )}
      </div>
      <MoneyInput source="minimum" label={t('coupons.minimum')} />
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
      <Categories locale={locale} />
    </div>
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

function Categories({ locale }: { locale: Locale }) {
  const { t } = useTranslation('admin')
  const { value, change } = useField<number[]>('category_ids')
  const query = useQuery({
    queryKey: ['admin', 'categories', locale],
    queryFn: () => callOrThrow(listCategories),
  })
  return (
    <fieldset className={styles.categories}>
      <legend>{t('coupons.categories')}</legend>
      <ChoicesFailure of={query} />
      {query.data?.data.map(({ id, name }) => (
        <Check
          key={id}
          label={name}
          checked={value.includes(id)}
          onChange={event =>
            change(event.currentTarget.checked ? [...value, id] : value.filter(other => other !== id))
          }
        />
      ))}
    </fieldset>
  )
}
