/**
 * Stripe's Payment Element. It is shown for the amount of the quote, before there is an order. Card data goes from its
 * frame to Stripe, and our server returns the result.
 */
import type { Stripe, StripeElements } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { useEffect, useImperativeHandle, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OnlinePayment } from '@/contract/endpoints/shop/checkout.ts'
import type { PaymentKind } from '@/contract/endpoints/shop/orders.ts'
import { ErrorNote } from '@/ui/content/note.tsx'
import styles from './payment-fields.module.css'
import type { PayingResult, PaymentFields, PaymentFieldsProps } from './payment-fields.ts'

type StripeOnline = Extract<OnlinePayment, { provider: 'stripe' }>

interface Opened {
  stripe: Stripe
  elements: StripeElements
}

/** The theme's colours, which its frame cannot inherit. */
function appearance() {
  const colour = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name).trim()
  return {
    variables: {
      colorPrimary: colour('--control'),
      colorBackground: colour('--field'),
      colorText: colour('--ink'),
      colorDanger: colour('--error-text'),
      borderRadius: '12px',
      fontSizeBase: '16px',
    },
  }
}

/** As on the server: wallets pay with a card, and are no types of their own. */
const typesOf = (kinds: readonly PaymentKind[]): string[] => [
  ...new Set(kinds.map(kind => (kind === 'apple_pay' || kind === 'google_pay' ? 'card' : kind))),
]

function open(stripe: Stripe, place: HTMLElement, online: StripeOnline, amount: number): Opened {
  const { kinds, currency } = online
  const elements = stripe.elements({
    mode: 'payment',
    amount,
    currency,
    allowedPaymentMethodTypes: typesOf(kinds),
    appearance: appearance(),
  })
  const visibility = (kind: PaymentKind) => (kinds.includes(kind) ? ('auto' as const) : ('never' as const))
  const wallets = {
    applePay: visibility('apple_pay'),
    googlePay: visibility('google_pay'),
    link: visibility('link'),
  }
  elements.create('payment', { layout: 'tabs', wallets }).mount(place)
  return { stripe, elements }
}

function useElement(online: StripeOnline, amount: number, locale: PaymentFieldsProps['words']['locale']) {
  const place = useRef<HTMLDivElement>(null)
  const first = useRef(amount)
  const [opened, setOpened] = useState<Opened | 'blocked'>()
  const kinds = online.kinds.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each quote brings the same offer as a new object; `kinds` changes when the offer does
  useEffect(() => {
    let isGone = false
    loadStripe(online.publishable_key, { locale }).then(
      stripe => {
        if (isGone || !place.current) return
        setOpened(stripe ? open(stripe, place.current, online, first.current) : 'blocked')
      },
      () => !isGone && setOpened('blocked'),
    )
    return () => {
      isGone = true
    }
  }, [online.publishable_key, online.currency, kinds, locale])
  useEffect(() => {
    first.current = amount
    if (opened && opened !== 'blocked') void opened.elements.update({ amount }) // returns nothing
  }, [opened, amount])
  return { place, opened }
}

async function confirm(
  { stripe, elements }: Opened,
  clientSecret: string,
  return_url: string,
): Promise<PayingResult> {
  const { error } = await stripe.confirmPayment({
    elements,
    clientSecret,
    confirmParams: { return_url },
    redirect: 'if_required',
  })
  return error ? { kind: 'refused', message: error.message ?? null } : { kind: 'said' }
}

export default function StripeFields({
  online,
  amount,
  words,
  backHref,
  handle,
  onReady,
}: PaymentFieldsProps & { online: StripeOnline }) {
  const { t } = useTranslation('payment')
  const { place, opened } = useElement(online, amount, words.locale)
  const isOpen = opened !== undefined
  useEffect(() => {
    onReady(isOpen)
    return () => onReady(false)
  }, [onReady, isOpen])
  useImperativeHandle(
    handle,
    (): PaymentFields => ({
      check: async () => {
        if (!opened || opened === 'blocked') return false
        return (await opened.elements.submit()).error === undefined // Stripe shows the errors in its own fields
      },
      pay: async (step, number) => {
        if (!opened || opened === 'blocked' || step.kind !== 'stripe')
          return { kind: 'refused', message: null }
        const back = new URL(backHref, location.origin)
        back.searchParams.set('order', number)
        return confirm(opened, step.client_secret, back.href)
      },
    }),
    [opened, backHref],
  )
  return (
    <div className={styles.fields}>
      <p className={styles.hint}>{t('stripe')}</p>
      {!opened && <p className={styles.hint}>{t('loading')}</p>}
      <ErrorNote>{opened === 'blocked' && t('blocked')}</ErrorNote>
      <div ref={place} />
    </div>
  )
}
