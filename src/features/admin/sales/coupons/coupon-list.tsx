/** Coupons with their discount, validity and number of uses. Edited in a dialog. */

import { useState } from 'react'
import { DataTable } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { type AdminCoupon, couponStates } from '@/contract/endpoints/admin/coupons.ts'
import type { Locale } from '@/contract/locales.ts'
import type { LinkTo } from '@/contract/paths.ts'
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
  money: (cents: number) => string
  linkTo: LinkTo
}

type Open = { coupon: AdminCoupon | null }

export function CouponList({ title, locale, money, linkTo }: CouponListProps) {
  const { t } = useTranslation(['admin', 'admin-goods'])
  const [open, setOpen] = useState<Open>()
  const [isMany, setMany] = useState(false)
  const [used, setUsed] = useState<AdminCoupon>()
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
          <ChoiceFilter
            source="state"
            label={t('column.status')}
            options={couponStates.map(state => ({
              value: state,
              label: t(`admin-goods:coupons.states.${state}`),
            }))}
          />
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
                {coupon.code}
              </button>
              {coupon.batch && <small className={styles.from}>{coupon.batch}</small>}
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
          render={({ percent, amount, minimum }: AdminCoupon) => (
            <>
              <b>{percent === null ? `−${money(amount ?? 0)}` : `−${percentText(percent, locale)}`}</b>
              {minimum > 0 && (
                <small className={styles.from}>{t('coupons.from', { amount: money(minimum) })}</small>
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
              <button type="button" className={styles.code} onClick={() => setUsed(coupon)}>
                {amount} <Spoken>{t('admin-goods:coupons.uses_of', { code: coupon.code })}</Spoken>
              </button>
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
          onClose={() => setOpen(undefined)}
          onTheirs={coupon => setOpen({ coupon })}
        />
      )}
    </>
  )
}

/** An active coupon past its end gives no discount. */
function State({ coupon: { is_active, ends_at } }: { coupon: AdminCoupon }) {
  const { t } = useTranslation('admin')
  if (is_active && ends_at && new Date(ends_at).getTime() <= Date.now())
    return <Badge tone="warning">{t('orders.status.expired')}</Badge>
  return <Badge tone={is_active ? 'success' : 'muted'}>{t(is_active ? 'coupons.on' : 'coupons.off')}</Badge>
}
