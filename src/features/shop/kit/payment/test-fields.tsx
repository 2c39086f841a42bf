/** The built-in test bank, with one method of each kind: card, redirect to the bank's page, delayed payment. */
import { useEffect, useImperativeHandle, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '@/api/client.ts'
import type { OnlinePayment } from '@/contract/endpoints/shop/checkout.ts'
import type { PaymentKind } from '@/contract/endpoints/shop/orders.ts'
import { settleTestPayment, type TestOutcome } from '@/contract/endpoints/shop/payments.ts'
import { Note } from '@/ui/content/note.tsx'
import { Check } from '@/ui/form/check.tsx'
import { Radio } from '@/ui/form/radio.tsx'
import { Icon } from '@/ui/icon/icon.tsx'
import { iconBank, iconClock, iconCreditCard, iconMoney } from '@/ui/icon/icons.ts'
import styles from './payment-fields.module.css'
import type { PayingResult, PaymentFields, PaymentFieldsProps } from './payment-fields.ts'
import { TestCardFields } from './test-card-fields.tsx'
import { testCard, testCards } from './test-cards.ts'
import { TestChallenge } from './test-challenge.tsx'

/** Wallets of a device cannot be tested without Stripe. */
const tried: readonly PaymentKind[] = ['card', 'paypal', 'satispay', 'klarna', 'sepa_debit']

const kindIcons: Partial<Record<PaymentKind, string>> = {
  card: iconCreditCard,
  klarna: iconClock,
  sepa_debit: iconBank,
}

const settle = (reference: string, outcome: TestOutcome, kind: PaymentKind) =>
  call(settleTestPayment, { params: { reference }, body: { outcome, kind } })

const said: PayingResult = { kind: 'said' }

/** A confirmation of the bank that waits for the buyer. */
type Asked = (outcome: TestOutcome) => void

export default function TestFields({
  online,
  words,
  amount,
  bankHref,
  handle,
  onReady,
}: PaymentFieldsProps & { online: OnlinePayment }) {
  const { t } = useTranslation('payment')
  const kinds = tried.filter(kind => online.kinds.includes(kind))
  const [chosen, setChosen] = useState<PaymentKind>()
  const kind = chosen ?? kinds[0] ?? 'card'
  const [number, setNumber] = useState<string>(testCards[0].number)
  const [bounces, setBounces] = useState(false)
  const [error, setError] = useState<string>()
  const [pendingChallenge, setAsked] = useState<Asked>()

  const byCard = async (reference: string): Promise<PayingResult> => {
    const first = await settle(reference, testCard(number)?.outcome ?? 'decline', kind)
    if (!first.ok || !first.value.needs_confirmation) return said
    const outcome = await new Promise<TestOutcome>(resolve => setAsked(() => resolve))
    setAsked(undefined)
    await settle(reference, outcome, kind)
    return said
  }

  const onItsPage = (order: string): PayingResult => {
    location.assign(`${bankHref}?${new URLSearchParams({ order, kind })}`)
    return { kind: 'left' }
  }

  useEffect(() => {
    onReady(true)
    return () => onReady(false)
  }, [onReady])
  useImperativeHandle(
    handle,
    (): PaymentFields => ({
      check: async () => {
        const isGood = kind !== 'card' || testCard(number) !== undefined
        setError(isGood ? undefined : t('test.unknown'))
        return isGood
      },
      pay: async (step, order) => {
        if (kind === 'card') return byCard(step.reference)
        if (kind !== 'sepa_debit') return onItsPage(order)
        await settle(step.reference, bounces ? 'bounce' : 'late', kind)
        return said
      },
    }),
  )
  return (
    <div className={styles.fields}>
      <Note tone="info">{t('test.note')}</Note>
      {kinds.length > 1 && (
        <fieldset className={styles.kinds} aria-label={t('kinds')}>
          {kinds.map(one => (
            <Radio
              key={one}
              name="test_kind"
              className={styles.kind}
              label={
                <span className={styles.mark}>
                  <Icon of={kindIcons[one] ?? iconMoney} size={20} />
                  {t(`kind.${one}`)}
                </span>
              }
              checked={one === kind}
              onChange={() => setChosen(one)}
            />
          ))}
        </fieldset>
      )}
      {kind === 'card' && <TestCardFields number={number} onNumber={setNumber} error={error} />}
      {kind === 'sepa_debit' && (
        <>
          <p className={styles.hint}>{t('test.later')}</p>
          <Check
            label={t('test.bounces')}
            checked={bounces}
            onChange={event => setBounces(event.currentTarget.checked)}
          />
        </>
      )}
      {kind !== 'card' && kind !== 'sepa_debit' && (
        <p className={styles.hint}>{t('test.page', { name: t(`kind.${kind}`) })}</p>
      )}
      <TestChallenge amount={amount} words={words} onAnswer={pendingChallenge} />
    </div>
  )
}
