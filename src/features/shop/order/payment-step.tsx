/** Payment of an existing order: one entered by staff, or one whose payment failed. */
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '@/api/client.ts'
import type { PaymentStep as Step } from '@/contract/endpoints/shop/checkout.ts'
import type { Order } from '@/contract/endpoints/shop/orders.ts'
import { confirmPayment } from '@/contract/endpoints/shop/payments.ts'
import { Button } from '@/ui/action/button.tsx'
import { ErrorNote, Note } from '@/ui/content/note.tsx'
import { Panel } from '@/ui/content/panel.tsx'
import { iconArrowsClockwise, iconLock } from '@/ui/icon/icons.ts'
import { mayLoadScripts } from '../kit/payment/may-load-scripts.ts'
import { OnlineFields } from '../kit/payment/online-fields.tsx'
import type { OnlineStep, PaymentFields } from '../kit/payment/payment-fields.ts'
import { money, type ShopWords } from '../kit/product-words.ts'
import styles from './order-view.module.css'

interface PaymentStepProps {
  order: Order
  words: ShopWords
  step: Step | undefined
  isFailed: boolean // it could not be loaded
  payHref: string // the document of the payment page
  bankHref: string // page of the test bank
  onRetry: () => void
}

type FormProps = Omit<PaymentStepProps, 'isFailed' | 'onRetry' | 'step'> & { step: OnlineStep }

function usePayAgain({ order, step }: Pick<FormProps, 'order' | 'step'>) {
  const { t } = useTranslation('payment')
  const cache = useQueryClient()
  const fields = useRef<PaymentFields>(null)
  const [error, setFault] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [isReady, setReady] = useState(false)
  const pay = async () => {
    setFault(null)
    if (isBusy || !(await fields.current?.check())) return
    setBusy(true)
    const said = await fields.current?.pay(step, order.number)
    if (said?.kind === 'left') return
    if (said?.kind === 'refused') setFault(said.message)
    const response = await call(confirmPayment, { params: { number: order.number } })
    if (!response.ok) setFault(t('result.unknown'))
    void cache.invalidateQueries({ queryKey: ['order'] })
    void cache.invalidateQueries({ queryKey: ['orders'] })
    setBusy(false)
  }
  return { fields, fault: error, isBusy, isReady, setReady, pay }
}

function PaymentForm({ order, words, step, payHref, bankHref }: FormProps) {
  const { t } = useTranslation('payment')
  const { fields, fault, isBusy, isReady, setReady, pay } = usePayAgain({ order, step })
  const said = fault ?? (order.payment_failure && !isBusy ? t(`refused.${order.payment_failure}`) : null)
  return (
    <Panel title={t('title')} titleAs="h2" className={styles.bank}>
      <ErrorNote>{said}</ErrorNote>
      <OnlineFields
        online={step.online}
        amount={order.due}
        words={words}
        backHref={payHref}
        bankHref={bankHref}
        handle={fields}
        onReady={setReady}
      />
      <Button icon={iconLock} busy={isBusy || !isReady} onClick={() => void pay()}>
        {t('confirm', { amount: money(words, order.due) })}
      </Button>
    </Panel>
  )
}

export function PaymentStep({ step, isFailed, onRetry, ...form }: PaymentStepProps) {
  const { t } = useTranslation('payment')
  if (!form.order.can_pay || step?.kind === 'none') return null
  if (step ? step.kind === 'later' : isFailed)
    return (
      <Panel className={styles.bank}>
        <Note tone="warning" live>
          {t('later')}
        </Note>
        <Button icon={iconArrowsClockwise} onClick={onRetry}>
          {t('retry')}
        </Button>
      </Panel>
    )
  if (!step || step.kind === 'later') return null // loading
  if (step.kind === 'stripe' && !mayLoadScripts())
    return (
      <Panel className={styles.bank}>
        <Button icon={iconLock} component="a" href={form.payHref}>
          {t('pay_now')}
        </Button>
      </Panel>
    )
  return <PaymentForm step={step} {...form} />
}
