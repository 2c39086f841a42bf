/** What there is to do while an order waits for its money: the test bank, the card form, or patience. */
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { PaymentStep as Step } from '@/contract/endpoints/shop/checkout.ts'
import type { Order } from '@/contract/endpoints/shop/orders.ts'
import { Button } from '@/ui/action/button.tsx'
import { Note } from '@/ui/content/note.tsx'
import { Panel } from '@/ui/content/panel.tsx'
import { iconArrowsClockwise, iconLock } from '@/ui/icon/icons.ts'
import { Skeleton } from '@/ui/state/skeleton.tsx'
import type { ShopWords } from '../kit/product-words.ts'
import styles from './order-view.module.css'
import { TestBank } from './test-bank.tsx'

/** Stripe's script is loaded with this chunk only, on the payment step (decision 0020). */
const StripeForm = lazy(() => import('./stripe-form.tsx'))

interface PaymentStepProps {
  order: Order
  words: ShopWords
  step: Step | undefined
  isFailed: boolean // it was asked for and did not come
  payHref: string // the payment step's own document
  onRetry: () => void
}

/** Only a document of the payment step may load the provider's script; any other page leads there. */
const mayLoadScripts = (payHref: string): boolean => {
  const [loaded] = performance.getEntriesByType('navigation')
  return loaded !== undefined && new URL(loaded.name).pathname === payHref.split('?')[0]
}

export function PaymentStep({ order, words, step, isFailed, payHref, onRetry }: PaymentStepProps) {
  const { t } = useTranslation('orders')
  if (!order.can_pay || step?.kind === 'none') return null
  if (step ? step.kind === 'later' : isFailed)
    return (
      <Panel className={styles.bank}>
        <Note tone="warning" live>
          {t('pay.later')}
        </Note>
        <Button icon={iconArrowsClockwise} onClick={onRetry}>
          {t('pay.retry')}
        </Button>
      </Panel>
    )
  if (!step || step.kind === 'later') return null // on its way
  if (step.kind === 'test') return <TestBank order={order} words={words} />
  if (!mayLoadScripts(payHref))
    return (
      <Panel className={styles.bank}>
        <Button icon={iconLock} component="a" href={payHref}>
          {t('actions.pay')}
        </Button>
      </Panel>
    )
  return (
    <Panel title={t('pay.title')} titleAs="h2" className={styles.bank}>
      <Suspense fallback={<Skeleton height={220} radius={16} />}>
        <StripeForm order={order} words={words} step={step} returnHref={payHref} />
      </Suspense>
    </Panel>
  )
}
