/** Stripe's Payment Element. Card data goes from its frame to Stripe; we see none of it and ask our server for the result. */
import type { Stripe, StripeElements } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '@/api/client.ts'
import type { PaymentStep } from '@/contract/endpoints/shop/checkout.ts'
import type { Order } from '@/contract/endpoints/shop/orders.ts'
import { confirmPayment } from '@/contract/endpoints/shop/payments.ts'
import { Button } from '@/ui/action/button.tsx'
import { Note } from '@/ui/content/note.tsx'
import { iconLock } from '@/ui/icon/icons.ts'
import { money, type ShopWords } from '../kit/product-words.ts'
import styles from './order-view.module.css'

interface StripeFormProps {
  order: Order
  words: ShopWords
  step: Extract<PaymentStep, { kind: 'stripe' }>
  returnHref: string
}

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

function useElement({ step, words }: Pick<StripeFormProps, 'step' | 'words'>) {
  const place = useRef<HTMLDivElement>(null)
  const [opened, setOpened] = useState<Opened | 'blocked'>()
  const { client_secret, publishable_key } = step
  useEffect(() => {
    let isGone = false
    loadStripe(publishable_key, { locale: words.locale }).then(
      stripe => {
        if (isGone || !place.current) return
        if (!stripe) return setOpened('blocked')
        const elements = stripe.elements({ clientSecret: client_secret, appearance: appearance() })
        elements.create('payment', { layout: 'tabs' }).mount(place.current)
        setOpened({ stripe, elements })
      },
      () => !isGone && setOpened('blocked'),
    )
    return () => {
      isGone = true
    }
  }, [client_secret, publishable_key, words.locale])
  return { place, opened }
}

export default function StripeForm({ order, words, step, returnHref }: StripeFormProps) {
  const { t } = useTranslation('orders')
  const cache = useQueryClient()
  const { place, opened } = useElement({ step, words })
  const [fault, setFault] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  const pay = async () => {
    if (!opened || opened === 'blocked') return
    setBusy(true)
    setFault(undefined)
    const { error } = await opened.stripe.confirmPayment({
      elements: opened.elements,
      confirmParams: { return_url: new URL(returnHref, location.origin).href },
      redirect: 'if_required',
    })
    if (error) setFault(error.message ?? t('pay.failed'))
    await call(confirmPayment, { params: { number: order.number } })
    void cache.invalidateQueries({ queryKey: ['order'] })
    void cache.invalidateQueries({ queryKey: ['orders'] })
    setBusy(false)
  }

  return (
    <div className={styles.form}>
      <p className={styles.hint}>{t('pay.stripe')}</p>
      {!opened && <p className={styles.hint}>{t('pay.loading')}</p>}
      {opened === 'blocked' && (
        <Note tone="error" live>
          {t('pay.blocked')}
        </Note>
      )}
      <div ref={place} />
      {fault && (
        <Note tone="error" live>
          {fault}
        </Note>
      )}
      <Button
        icon={iconLock}
        busy={isBusy}
        disabled={!opened || opened === 'blocked'}
        onClick={() => void pay()}
      >
        {t('pay.confirm', { amount: money(words, order.due) })}
      </Button>
    </div>
  )
}
