/** A promotion's code as a ticket: its discount, and buttons to copy it and to add it to the cart. */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '@/api/client.ts'
import type { PromotionCoupon } from '@/contract/endpoints/shop/promotions.ts'
import { validateCoupon } from '@/contract/endpoints/site/site.ts'
import { copyText } from '@/lib/copy-text.ts'
import { useCart } from '@/stores/cart.ts'
import { useToasts } from '@/stores/toasts.ts'
import { Button } from '@/ui/action/button.tsx'
import { IconButton } from '@/ui/action/icon-button.tsx'
import { Spoken } from '@/ui/content/spoken.tsx'
import { iconCheck, iconCopy } from '@/ui/icon/icons.ts'
import styles from './coupon-ticket.module.css'

interface CouponTicketProps {
  coupon: PromotionCoupon
  money: (cents: number) => string
  canApply: boolean // the shop sells online and accepts codes
}

export function CouponTicket({ coupon, money, canApply }: CouponTicketProps) {
  const { t } = useTranslation('places')
  const notify = useToasts(state => state.notify)
  const { code, percent, amount, minimum } = coupon
  const copy = async () => {
    if (await copyText(code)) notify(t('promotions.copied'), 'success')
    else notify(t('promotions.copy_failed', { code }), 'warning')
  }
  return (
    <div className={styles.ticket}>
      <div className={styles.gives}>
        <b>{percent === null ? `−${money(amount ?? 0)}` : t('promotions.off_percent', { percent })}</b>
        {minimum > 0 && <small>{t('promotions.minimum', { amount: money(minimum) })}</small>}
      </div>
      <div className={styles.code}>
        <Spoken>{t('promotions.code')}</Spoken>
        <code>{code}</code>
        <IconButton
          icon={iconCopy}
          size={20}
          label={`${t('promotions.copy')} ${code}`}
          onClick={() => void copy()}
        />
      </div>
      {canApply && <Apply coupon={coupon} money={money} />}
    </div>
  )
}

/** The server checks whether the code is valid today; the quote computes the discount and applies the minimum. */
function Apply({ coupon: { code, minimum }, money }: Pick<CouponTicketProps, 'coupon' | 'money'>) {
  const { t } = useTranslation('places')
  const notify = useToasts(state => state.notify)
  const { cart_coupon: applied, setCartCoupon } = useCart()
  const [busy, setBusy] = useState(false)
  const isApplied = applied?.code === code
  const apply = async () => {
    setBusy(true)
    const response = await call(validateCoupon, { body: { code } })
    setBusy(false)
    if (!response.ok) return notify(t('promotions.apply_failed'), 'error')
    if (!response.value.valid || !response.value.coupon) return notify(t('promotions.apply_invalid'), 'error')
    setCartCoupon(response.value.coupon)
    const note =
      minimum > 0
        ? t('promotions.applied_minimum', { code, amount: money(minimum) })
        : t('promotions.applied_note', { code })
    notify(note, 'success')
  }
  return (
    <Button
      size="small"
      busy={busy}
      {...(isApplied && { icon: iconCheck, variant: 'soft' as const })}
      aria-pressed={isApplied}
      onClick={() => (isApplied ? undefined : void apply())}
    >
      {t(isApplied ? 'promotions.applied' : 'promotions.apply')}
    </Button>
  )
}
