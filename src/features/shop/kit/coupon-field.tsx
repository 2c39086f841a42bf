/** A code and its three errors (specification notes §8): empty, invalid or expired, not reachable. */
import { useState } from 'react'
import { call } from '@/api/client.ts'
import type { Quote } from '@/contract/endpoints/shop/checkout.ts'
import { validateCoupon } from '@/contract/endpoints/site/site.ts'
import { useCart } from '@/stores/cart.ts'
import { Button } from '@/ui/action/button.tsx'
import { TextField } from '@/ui/form/text-field.tsx'
import { iconTicket } from '@/ui/icon/icons.ts'
import styles from './coupon-field.module.css'
import { money, type ShopWords } from './product-words.ts'
import { quoteProblemWords } from './quote-problem-words.ts'

interface CouponFieldProps {
  quote: Quote | undefined
  words: ShopWords
}

const couponProblems = ['coupon_invalid', 'coupon_minimum', 'coupon_used', 'coupon_elsewhere'] as const

/** Why the quote did not take the code, in words. */
function refusalWords({ quote, words }: CouponFieldProps): string | undefined {
  const problem = quote?.problems.find(({ code }) => couponProblems.some(known => known === code))
  return problem && quoteProblemWords(words, problem, useCart.getState())
}

export function CouponField({ quote, words }: CouponFieldProps) {
  const { t } = words
  const applied = useCart(state => state.cart_coupon)
  const { setCartCoupon } = useCart.getState()
  const [code, setCode] = useState(applied?.code ?? '')
  const [fault, setFault] = useState<string>()
  const [isAsking, setAsking] = useState(false)

  const apply = async () => {
    if (!code.trim()) return setFault(t('coupon.empty'))
    setAsking(true)
    const answer = await call(validateCoupon, { body: { code } })
    setAsking(false)
    if (!answer.ok) return setFault(t('coupon.failed'))
    if (!answer.value.valid || !answer.value.coupon) return setFault(t('coupon.invalid'))
    setFault(undefined)
    setCartCoupon(answer.value.coupon)
  }
  const remove = () => {
    setCartCoupon(null)
    setCode('')
    setFault(undefined)
  }

  const error = fault ?? (applied ? refusalWords({ quote, words }) : undefined)
  const taken = applied && quote?.coupon?.code === applied.code ? quote.coupon : null
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
        verified={taken !== null}
        error={error}
        hint={
          taken
            ? t('coupon.applied', { code: taken.code, discount: money(words, taken.discount) })
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
