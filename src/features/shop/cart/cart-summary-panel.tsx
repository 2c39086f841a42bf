/** Total of the cart and estimated shipping: the server's quote for the chosen country. */
import type { Quote } from '@/contract/endpoints/shop/checkout.ts'
import type { LinkTo } from '@/contract/paths.ts'
import { useProblemMessage } from '@/forms/use-problem-message.ts'
import { useCart } from '@/stores/cart.ts'
import { useSettings } from '@/stores/settings.ts'
import { Button } from '@/ui/action/button.tsx'
import { Note } from '@/ui/content/note.tsx'
import { Panel } from '@/ui/content/panel.tsx'
import { SelectField } from '@/ui/form/select-field.tsx'
import { iconArrowRight } from '@/ui/icon/icons.ts'
import { PartFailure } from '@/ui/state/part-failure.tsx'
import { Skeleton } from '@/ui/state/skeleton.tsx'
import { CouponField } from '../kit/coupon-field.tsx'
import { chooseCountry, useServedCountries } from '../kit/delivery-country.tsx'
import { NextDiscounts } from '../kit/next-discounts.tsx'
import type { ShopWords } from '../kit/product-words.ts'
import { quoteProblemWords } from '../kit/quote-problem-words.ts'
import { ShippingRow, SumList } from '../kit/sum-list.tsx'
import styles from './cart-summary-panel.module.css'
import { FreeShipping } from './free-shipping.tsx'
import type { CartQuote } from './use-cart-quote.ts'

interface SummaryProps {
  quoted: CartQuote
  words: ShopWords
  linkTo: LinkTo
}

/** Before an address is known, the country determines the shipping price. */
function ShipTo({ quoted, words: { t, locale } }: Omit<SummaryProps, 'linkTo'>) {
  return (
    <SelectField
      label={t('cart.ship_to')}
      options={useServedCountries(locale)}
      value={quoted.country}
      autoComplete="country"
      onChange={event => chooseCountry(event.target.value)}
    />
  )
}

function Sums({ quote, words }: { quote: Quote; words: ShopWords }) {
  const method = quote.shipping.find(({ code }) => code === quote.shipping_method)
  return (
    <SumList
      words={words}
      of={{ ...quote.totals, vatPercent: quote.vat_percent }}
      taxes={quote.tax?.shares ?? null}
      discounts={quote.discounts}
    >
      {method && (
        <ShippingRow words={words} method={method.name} price={method.price} discounts={quote.discounts} />
      )}
    </SumList>
  )
}

const ofOrder = ({ problems }: Quote): Quote['problems'] =>
  problems.filter(({ code, line }) => line === null && !code.startsWith('payment_'))

export function CartSummaryPanel({ quoted, words, linkTo }: SummaryProps) {
  const { t } = words
  const { quote, failure } = quoted
  const cart = useCart()
  const messages = useProblemMessage()
  const hasCoupons = useSettings(state => state.settings.checkout_enable_coupon_input)
  return (
    <Panel
      title={t('checkout.summary')}
      titleAs="h2"
      aria-label={t('checkout.summary')}
      className={styles.summary}
      aria-live="polite"
      aria-busy={!quoted.isFresh}
    >
      {failure && <PartFailure onRetry={quoted.retry}>{messages.problem(failure)}</PartFailure>}
      {!quote && !failure && <Skeleton height={260} />}
      {quote && (
        <>
          <FreeShipping quote={quote} words={words} />
          {quote.needs_shipping && <ShipTo quoted={quoted} words={words} />}
          {hasCoupons && <CouponField quote={quote} words={words} />}
          <NextDiscounts quote={quote} words={words} />
          <Sums quote={quote} words={words} />
          {ofOrder(quote).map(problem => (
            <Note key={problem.code} tone="warning">
              {quoteProblemWords(words, problem, cart)}
            </Note>
          ))}
          {quote.problems.some(({ line }) => line !== null) && <Note tone="warning">{t('cart.to_fix')}</Note>}
          <Button full href={linkTo('checkout')} endIcon={iconArrowRight} className={styles.go}>
            {t('cart.checkout')}
          </Button>
        </>
      )}
    </Panel>
  )
}
