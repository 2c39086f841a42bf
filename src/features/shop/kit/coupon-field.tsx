/** Coupon field with its three errors (specification notes §8): empty, invalid or expired, server not reachable. */
import { useState } from 'react'
import { call } from '@/api/client.ts'
import type { Quote } from '@/contract/endpoints/shop/checkout.ts'
import { validateCoupon } from '@/contract/endpoints/site/site.ts'
import { couponKey } from '@/domain/copied-codes.ts'
import { dayWords } from '@/i18n/dates.ts'
import { useCart } from '@/stores/cart.ts'
import { Button } from '@/ui/action/button.tsx'
import { TextField } from '@/ui/form/text-field.tsx'
import { iconTicket } from '@/ui/icon/icons.ts'
import styles from './coupon-field.module.css'
import { money, type ShopWords } from './product-words.ts'

interface CouponFieldProps {
  quote: Quote | undefined
  words: ShopWords
}

/** Shows why a quote does not apply the code. The order can be placed without it. */
export function couponRefusalText(
  words: ShopWords,
  { code: reason, amount, missing, pieces, starts_at }: NonNullable<Quote['coupon_refusal']>,
  code: string,
): string {
  if (reason === 'pieces') return words.t('coupon.pieces', { code, count: pieces ?? 1 })
  return words.t(`coupon.${reason}`, {
    code,
    amount: money(words, amount ?? 0),
    missing: money(words, missing ?? 0),
    day: starts_at ? dayWords(starts_at, words.locale) : '',
  })
}

export function CouponField({ quote, words }: CouponFieldProps) {
  const { t } = words
  const applied = useCart(state => state.cart_coupon)
  const { setCartCoupon } = useCart.getState()
  const [code, setCode] = useState(applied?.code ?? '')
  const [problem, setFault] = useState<string>()
  const [isAsking, setAsking] = useState(false)

  const apply = async () => {
    if (!couponKey(code)) return setFault(t('coupon.empty'))
    setAsking(true)
    const response = await call(validateCoupon, { body: { code } })
    setAsking(false)
    if (!response.ok) return setFault(t('coupon.failed'))
    const { coupon, reason, starts_at } = response.value
    if (!coupon) {
      const refusal = { code: reason ?? 'invalid', amount: null, missing: null, pieces: null, starts_at }
      return setFault(couponRefusalText(words, refusal, couponKey(code)))
    }
    setFault(undefined)
    setCartCoupon(coupon)
  }
  const remove = () => {
    setCartCoupon(null)
    setCode('')
    setFault(undefined)
  }

  const refusal = applied && quote?.coupon_refusal
  const error = problem ?? (refusal ? couponRefusalText(words, refusal, applied.code) : undefined)
  const appliedCoupon = applied && quote?.coupon?.code === applied.code ? quote.coupon : null
  return (
    <form
      className={styles.coupon}
      onSubmit={event => {
        event.preventDefault()
        void apply()
      }}
      noValidate
    >
      <TextField
        label={t('coupon.label')}
        hideLabel
        placeholder={t('coupon.label')}
        icon={iconTicket}
        value={code}
        readOnly={applied !== null}
        verified={appliedCoupon !== null}
        error={error}
        hint={
          appliedCoupon
            ? t('coupon.applied', {
                code: appliedCoupon.code,
                discount: money(words, appliedCoupon.discount),
              })
            : undefined
        }
        autoCapitalize="characters"
        autoComplete="off"
        onChange={event => {
          setCode(event.target.value)
          setFault(undefined)
        }}
      />
      {applied ? (
        <Button variant="ghost" onClick={remove}>
          {t('coupon.remove')}
        </Button>
      ) : (
        <Button type="submit" variant="ghost" busy={isAsking}>
          {t('coupon.apply')}
        </Button>
      )}
    </form>
  )
}
