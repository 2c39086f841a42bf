/** Coupons with their discount, validity and number of uses. Edited in a dialog. */

import { useState } from 'react'
import { DataTable } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { type AdminCoupon, couponMethods } from '@/contract/endpoints/admin/coupons.ts'
import type { Locale } from '@/contract/locales.ts'
import { wordIn } from '@/contract/localized-texts.ts'
import type { LinkTo } from '@/contract/paths.ts'
import { discountState, discountStates } from '@/domain/discounts.ts'
import { dayWords } from '@/i18n/dates.ts'
import { percentText } from '@/i18n/percent.ts'
import { Button } from '@/ui/action/button.tsx'
import { Badge } from '@/ui/content/badge.tsx'
import { Spoken } from '@/ui/content/spoken.tsx'
import { iconTicket } from '@/ui/icon/icons.ts'
import { ChoiceFilter } from '../../framework/list/list-filter.tsx'
import { ListFrame } from '../../framework/list/list-frame.tsx'
import { NewButton } from '../../framework/list/new-button.tsx'
import { CouponBatchDialog } from './coupon-batch-dialog.tsx'
import { CouponDialog } from './coupon-dialog.tsx'
import { CouponUsesDialog } from './coupon-uses-dialog.tsx'
import styles from './coupons.module.css'

interface CouponListProps {
  title: string
  locale: Locale
  money: (cents: number | null) => string
  linkTo: LinkTo
}

type Open = { coupon: AdminCoupon | null }

export function CouponList({ title, locale, money, linkTo }: CouponListProps) {
  const { t } = useTranslation(['admin', 'admin-goods'])
  const [open, setOpen] = useState<Open>()
  const [isMany, setMany] = useState(false)
  const [used, setUsed] = useState<AdminCoupon>()
  const nameOf = ({ code, names }: AdminCoupon) => code ?? wordIn(names, locale)
  const giftOf = ({ kind, percent, amount, buy_quantity, get_quantity, get_percent }: AdminCoupon) => {
    if (kind === 'shipping') return t('admin-goods:coupons.gifts.shipping')
    if (kind === 'goods')
      return percent === null ? `−${money(amount ?? 0)}` : `−${percentText(percent, locale)}`
    const pieces = { buy: buy_quantity, get: get_quantity, percent: percentText(get_percent ?? 100, locale) }
    return t(get_percent === 100 ? 'admin-goods:coupons.bundle_free' : 'admin-goods:coupons.bundle', pieces)
  }
  const day = (at: string) => dayWords(at, locale)
  const validity = ({ starts_at, ends_at }: AdminCoupon) => {
    if (starts_at && ends_at) return `${day(starts_at)} – ${day(ends_at)}`
    if (starts_at) return t('coupons.since', { day: day(starts_at) })
    return ends_at ? t('coupons.until', { day: day(ends_at) }) : t('coupons.always')
  }
  return (
    <>
      <ListFrame
        resource="coupons"
        title={title}
        sort={{ field: 'position', order: 'ASC' }}
        searchHint={t('coupons.code')}
        emptyTitle={t('empty.coupons')}
        filters={
          <>
            <ChoiceFilter
              source="state"
              label={t('column.status')}
              options={discountStates.map(state => ({
                value: state,
                label: t(`admin-goods:coupons.states.${state}`),
              }))}
            />
            <ChoiceFilter
              source="method"
              label={t('admin-goods:coupons.method')}
              options={couponMethods.map(method => ({
                value: method,
                label: t(`admin-goods:coupons.methods.${method}`),
              }))}
            />
          </>
        }
        actions={
          <>
            <Button variant="ghost" size="dense" icon={iconTicket} onClick={() => setMany(true)}>
              {t('admin-goods:coupons.many')}
            </Button>
            <NewButton onClick={() => setOpen({ coupon: null })}>{t('coupons.new')}</NewButton>
          </>
        }
        table={{ rowClick: false }}
      >
        <DataTable.Col
          source="code"
          disableSort
          label={t('coupons.code')}
          render={(coupon: AdminCoupon) => (
            <>
              <button type="button" className={styles.code} onClick={() => setOpen({ coupon })}>
                {nameOf(coupon)}
              </button>
              <small className={styles.from}>
                {coupon.batch ?? (coupon.code === null && t('admin-goods:coupons.methods.automatic'))}
              </small>
            </>
          )}
        />
        <DataTable.Col
          source="is_active"
          disableSort
          label={t('column.status')}
          render={(coupon: AdminCoupon) => <State coupon={coupon} />}
        />
        <DataTable.Col
          source="percent"
          disableSort
          label={t('coupons.gives')}
          render={(coupon: AdminCoupon) => (
            <>
              <b>{giftOf(coupon)}</b>
              {coupon.minimum > 0 && (
                <small className={styles.from}>{t('coupons.from', { amount: money(coupon.minimum) })}</small>
              )}
            </>
          )}
        />
        <DataTable.Col source="starts_at" disableSort label={t('coupons.good')} render={validity} />
        <DataTable.Col
          align="right"
          source="uses"
          disableSort
          label={t('coupons.uses')}
          render={(coupon: AdminCoupon) => {
            const amount =
              coupon.max_uses === null ? String(coupon.uses) : `${coupon.uses} / ${coupon.max_uses}`
            if (coupon.uses === 0) return amount
            return (
              <>
                <button type="button" className={styles.code} onClick={() => setUsed(coupon)}>
                  {amount} <Spoken>{t('admin-goods:coupons.uses_of', { code: nameOf(coupon) })}</Spoken>
                </button>
                {coupon.discounted !== null && (
                  <small className={styles.from}>−{money(coupon.discounted)}</small>
                )}
              </>
            )
          }}
        />
      </ListFrame>
      {isMany && <CouponBatchDialog locale={locale} onClose={() => setMany(false)} />}
      {used && (
        <CouponUsesDialog
          coupon={used}
          locale={locale}
          money={money}
          linkTo={linkTo}
          onClose={() => setUsed(undefined)}
        />
      )}
      {open && (
        <CouponDialog
          key={open.coupon?.version ?? 'new'}
          coupon={open.coupon}
          locale={locale}
          money={money}
          onClose={() => setOpen(undefined)}
          onTheirs={coupon => setOpen({ coupon })}
        />
      )}
    </>
  )
}

const tones = {
  active: 'success',
  scheduled: 'info',
  over: 'warning',
  used: 'warning',
  off: 'muted',
} as const

function State({ coupon }: { coupon: AdminCoupon }) {
  const { t } = useTranslation('admin-goods')
  const state = discountState(coupon, new Date())
  return <Badge tone={tones[state]}>{t(`coupons.state.${state}`)}</Badge>
}
