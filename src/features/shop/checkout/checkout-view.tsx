/** The checkout: items, address, shipping, payment, with the server's quote always visible (decision 0019). */

import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { type Failure, failureFrom } from '@/api/failure.ts'
import { legalInForceQuery } from '@/api/legal-queries.ts'
import type { SavedAddress } from '@/contract/endpoints/account/address.ts'
import type { User } from '@/contract/endpoints/account/users.ts'
import type { Quote } from '@/contract/endpoints/shop/checkout.ts'
import type { Order } from '@/contract/endpoints/shop/orders.ts'
import type { LinkTo } from '@/contract/paths.ts'
import { applyFieldErrors } from '@/forms/apply-field-errors.ts'
import { useErrorMessage } from '@/forms/use-error-message.ts'
import { useCart } from '@/stores/cart.ts'
import { useSettings } from '@/stores/settings.ts'
import { Container } from '@/ui/content/container.tsx'
import { Spoken } from '@/ui/content/spoken.tsx'
import { Icon } from '@/ui/icon/icon.tsx'
import { iconCaretDown, iconShoppingBag } from '@/ui/icon/icons.ts'
import { CartLine } from '../kit/cart-line-view.tsx'
import { couponRefusalText } from '../kit/coupon-field.tsx'
import type { PaymentFields } from '../kit/payment/payment-fields.ts'
import { money, type ShopWords } from '../kit/product-words.ts'
import { useDeliveryCountry } from '../kit/use-delivery-country.ts'
import { AddressStage, MoreStage, requiredChecks } from './checkout-stages.tsx'
import { type CheckoutStep, CheckoutSteps, Stage, stepsOf } from './checkout-steps.tsx'
import styles from './checkout-view.module.css'
import { ShippingPanel } from './choice-panels.tsx'
import { ContactStage } from './contact-stage.tsx'
import { NumberedPanel } from './numbered-panel.tsx'
import { isOnline, PaymentPanel } from './payment-panel.tsx'
import type { CartReminder } from './reminder-choice.tsx'
import { SummaryPanel, summaryId } from './summary-panel.tsx'
import { checkoutPath, useCheckoutForm } from './use-checkout-form.ts'
import { useFoldedStages } from './use-folded-stages.ts'
import { type RefusedPayment, usePay } from './use-pay.ts'
import { useQuote } from './use-quote.ts'

/** On narrow screens the total stays visible during input and links to the summary. Reports a missing quote. */
function TotalBar({ quote, words }: { quote: Quote | undefined; words: ShopWords }) {
  const count = quote?.lines.reduce((sum, line) => sum + line.quantity, 0)
  return (
    <a
      href={`#${summaryId}`}
      className={styles.totalBar}
      onClick={event => {
        event.preventDefault()
        const summary = document.getElementById(summaryId)
        summary?.scrollIntoView({ block: 'start' })
        summary?.focus({ preventScroll: true })
      }}
    >
      <Icon of={iconShoppingBag} size={20} />
      <span>{quote ? words.t('checkout.pieces', { count }) : words.t('checkout.no_total')}</span>
      <Icon of={iconCaretDown} size={14} />
      {quote && <b>{money(words, quote.totals.due)}</b>}
    </a>
  )
}

export interface CheckoutViewProps {
  words: ShopWords
  linkTo: LinkTo
  user: User | null // null = a guest
  loginHref: string // returns to the checkout
  book: readonly SavedAddress[]
  onPlaced: (order: Order) => void
  unpaid: RefusedPayment | undefined // why the payment failed, after the return from the bank's page
  onUnknown: (number: string) => void // the result of this payment is unknown
  step: CheckoutStep // of the address
  hrefOf: (step: CheckoutStep) => string
  onStep: (step: CheckoutStep) => void // called if the step changes without a link
  whenEmpty: ReactNode // shown instead, for an empty cart
  reminder?: CartReminder | null // of a guest; null: the shop sends no emails about carts
}

function Goods({ words, linkTo }: Pick<CheckoutViewProps, 'words' | 'linkTo'>) {
  const items = useCart(state => state.items)
  return (
    <NumberedPanel number={1} title={words.t('cart.title')}>
      <ul className={styles.lines}>
        {items.map(item => (
          <CartLine key={item.cartId} item={item} words={words} linkTo={linkTo} />
        ))}
      </ul>
    </NumberedPanel>
  )
}

/**
 * Removes the code that the server did not apply to the order, so that the next quote can be placed. The order counts
 * more uses than the quote, because a guest's earlier uses are counted by the email address.
 */
function dropRefusedCoupon({ quote }: Failure, words: ShopWords): string | undefined {
  const { cart_coupon, setCartCoupon } = useCart.getState()
  const refusal = (quote as Partial<Quote> | undefined)?.coupon_refusal
  if (!cart_coupon || !refusal) return undefined
  setCartCoupon(null)
  return couponRefusalText(words, refusal, cart_coupon.code)
}

export function CheckoutView({
  words,
  linkTo,
  user,
  loginHref,
  book,
  onPlaced,
  unpaid: given,
  onUnknown,
  step,
  hrefOf,
  onStep,
  whenEmpty,
  reminder = null,
}: CheckoutViewProps) {
  const { t, locale } = words
  const messages = useErrorMessage()
  const isEmpty = useCart(state => state.items.length === 0)
  const isGuest = user === null
  const isSent = useRef(true) // used by the form's validation, and set with the quote
  const country = useDeliveryCountry(locale)
  const form = useCheckoutForm(user, book, isSent, country)
  const { foldingOf, openAll } = useFoldedStages(form, onStep)
  const { request, quote, isFresh, failure, retry, chosen, choose, vatCheck } = useQuote(form, {
    locale,
    userId: user?.id ?? null,
    role: user?.role,
  })
  const texts = useQuery({ ...legalInForceQuery(locale), enabled: !isEmpty })
  const shownFailure = failure ?? failureFrom(texts.error)
  const [refusal, setRefusal] = useState<string>()
  const [unpaid, setUnpaid] = useState(given)
  const fields = useRef<PaymentFields>(null)
  const [hasFields, setHasFields] = useState(false)
  const hasCartPage = useSettings(state => state.settings.enable_guest_checkout)
  const [showsGoods, setShowsGoods] = useState(step === 'cart' || !hasCartPage)
  const isUnreadable = failure?.code === 'validation' // a line must be changed or removed
  if ((step === 'cart' || isUnreadable) && !showsGoods) setShowsGoods(true) // stays set, so that the layout does not move
  const onRefused = (failure: Failure) => {
    openAll()
    const couponText = dropRefusedCoupon(failure, words)
    const formPath = (path: string) => checkoutPath(form, path)
    const summary = applyFieldErrors(form, failure, messages, { formPath })
    const reason = summary ?? messages.problem(failure) // the fields are far from the button
    setRefusal(couponText ? `${couponText} ${reason}` : reason)
  }
  const paying = usePay(user?.id ?? null, fields, { onPlaced, onRefused, onUnpaid: setUnpaid, onUnknown })
  const needsShipping = quote?.needs_shipping ?? true
  const needsAddress = quote?.needs_address ?? true
  isSent.current = needsAddress
  if (isEmpty) return whenEmpty

  const steps = stepsOf(isGuest, needsShipping, showsGoods)
  const numberOf = (one: CheckoutStep) => steps.indexOf(one) + 1
  const after = (one: CheckoutStep) => steps[steps.indexOf(one) + 1]

  const place = form.handleSubmit(
    async values => {
      setRefusal(undefined)
      setUnpaid(undefined)
      for (const name of requiredChecks(quote))
        if (!values[name])
          return form.setError(name, { type: 'needed', message: name }, { shouldFocus: true })
      if (!quote || !isFresh || paying.isPending) return
      if (isOnline(quote) && !(await fields.current?.check())) return setRefusal(t('checkout.payment_fields'))
      paying.mutate({ request, quote, values, legal: texts.data ?? [] })
    },
    () => {
      openAll() // before the form moves the focus to the first invalid field
      setRefusal(messages.problem({ code: 'validation' }))
    },
  )
  return (
    <Container className={styles.page}>
      {(quote || failure) && <TotalBar quote={failure ? undefined : quote} words={words} />}
      <FormProvider {...form}>
        <div className={styles.columns}>
          <div className={styles.stages}>
            <h1>
              <Spoken>{t('checkout.title')}</Spoken>
            </h1>
            <CheckoutSteps step={step} hrefOf={hrefOf} steps={steps} words={words} />
            {showsGoods && (
              <Stage name="cart" open={step} onEnter={onStep}>
                <Goods words={words} linkTo={linkTo} />
              </Stage>
            )}
            {isGuest && (
              <Stage name="contact" open={step} onEnter={onStep} isFirstWithFields>
                <ContactStage
                  words={words}
                  number={numberOf('contact')}
                  loginHref={loginHref}
                  reminder={reminder}
                  folding={foldingOf('contact', 'email', after('contact'))}
                />
              </Stage>
            )}
            <Stage name="address" open={step} onEnter={onStep} isFirstWithFields={!isGuest}>
              <AddressStage
                words={words}
                number={numberOf('address')}
                book={book}
                isGuest={isGuest}
                needsShipping={needsAddress}
                isPickup={needsShipping && !needsAddress}
                invoice={quote?.tax?.invoice ?? 'on_request'}
                vatCheck={vatCheck}
                folding={foldingOf('address', ['billing', 'shipping'], after('address'))}
              />
            </Stage>
            {quote && needsShipping && (
              <Stage name="shipping" open={step} onEnter={onStep}>
                <ShippingPanel
                  quote={quote}
                  words={words}
                  number={numberOf('shipping')}
                  folding={foldingOf('shipping', [], after('shipping'))}
                  chosen={chosen.shipping_method}
                  onChoose={shipping_method => choose({ shipping_method })}
                />
              </Stage>
            )}
            {quote && (
              <Stage name="payment" open={step} onEnter={onStep}>
                <PaymentPanel
                  quote={quote}
                  words={words}
                  number={numberOf('payment')}
                  chosen={chosen.payment_method}
                  onChoose={payment_method => {
                    setUnpaid(undefined)
                    choose({ payment_method })
                  }}
                  unpaid={unpaid}
                  fields={{
                    handle: fields,
                    onReady: setHasFields,
                    backHref: hrefOf('payment'),
                    bankHref: linkTo('testBank'),
                  }}
                />
              </Stage>
            )}
            <MoreStage words={words} checks={requiredChecks(quote)} />
          </div>
          <SummaryPanel
            quote={quote}
            words={words}
            legal={texts.data ?? []}
            linkTo={linkTo}
            isBusy={
              paying.isPending ||
              texts.isPending ||
              !(isFresh || failure) ||
              (quote && isOnline(quote) && !hasFields) === true
            }
            failure={shownFailure}
            onRetry={() => Promise.all([failure && retry(), texts.error && texts.refetch()])}
            refusal={refusal}
            onPlace={() => void place()}
          />
        </div>
      </FormProvider>
    </Container>
  )
}
