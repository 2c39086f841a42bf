/** Payment methods, as offered by the quote, and the fields of the selected online payment. */
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { PaymentMethodCode, Quote } from '@/contract/endpoints/shop/checkout.ts'
import { Note } from '@/ui/content/note.tsx'
import { OptionRow } from '@/ui/form/option-row.tsx'
import { iconBank, iconCreditCard, iconMoney } from '@/ui/icon/icons.ts'
import { OnlineFields } from '../kit/payment/online-fields.tsx'
import type { PaymentFieldsProps } from '../kit/payment/payment-fields.ts'
import { money } from '../kit/product-words.ts'
import styles from './checkout-view.module.css'
import { type PanelProps, QuoteProblems } from './choice-panels.tsx'
import { NumberedPanel } from './numbered-panel.tsx'
import type { RefusedPayment } from './use-pay.ts'

const icons: Record<PaymentMethodCode, string> = {
  card: iconCreditCard,
  transfer: iconBank,
  cash: iconMoney,
}

type Offer = Quote['payments'][number]

/** Paid in the checkout. Nothing is paid for an order of zero. */
export const isOnline = ({ payments, payment_method, totals }: Quote): boolean =>
  totals.due > 0 && payments.some(({ code, online }) => code === payment_method && online !== null)

interface PaymentPanelProps extends PanelProps<PaymentMethodCode> {
  unpaid: RefusedPayment | undefined // the payment that was just refused
  fields: Omit<PaymentFieldsProps, 'amount' | 'words'>
}

/** Gets the focus, because the pressed button is far away. */
function Refused({ unpaid }: { unpaid: RefusedPayment }) {
  const { t } = useTranslation('payment')
  const place = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal is announced again
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'center' })
    place.current?.focus({ preventScroll: true })
  }, [unpaid])
  return (
    <div ref={place} tabIndex={-1} className={styles.stageAnchor}>
      <Note tone="error" live>
        <p>
          <b>{unpaid.message ?? t(`refused.${unpaid.reason}`)}</b>
        </p>
        <p>{t('refused.next')}</p>
      </Note>
    </div>
  )
}

function Inside({ offer, quote, words, fields }: { offer: Offer } & Omit<PaymentPanelProps, 'unpaid'>) {
  const { due } = quote.totals
  if (offer.online && due > 0)
    return <OnlineFields online={offer.online} amount={due} words={words} {...fields} />
  return offer.code === 'card' ? null : (
    <p className={styles.next}>{words.t(`checkout.next.${offer.code}`)}</p>
  )
}

export function PaymentPanel({ unpaid, ...panel }: PaymentPanelProps) {
  const { quote, words, number, chosen, onChoose } = panel
  const { t } = words
  return (
    <NumberedPanel number={number} title={t('checkout.payment')}>
      {quote.payments.length === 0 ? (
        <Note tone="warning">{t('checkout.no_payment')}</Note>
      ) : (
        <QuoteProblems quote={quote} words={words} codes={['payment_unavailable']} />
      )}
      {unpaid && <Refused unpaid={unpaid} />}
      <div className={styles.options}>
        {quote.payments.map(offer => (
          <OptionRow
            key={offer.code}
            name="payment_method"
            value={offer.code}
            checked={offer.code === chosen}
            onChange={() => onChoose(offer.code)}
            icon={icons[offer.code]}
            title={offer.name}
            detail={
              offer.code === 'transfer' && !quote.needs_shipping ? t('checkout.digital_transfer') : offer.note
            }
            end={offer.surcharge > 0 ? `+ ${money(words, offer.surcharge)}` : undefined}
            inside={offer.code === chosen && <Inside offer={offer} {...panel} />}
          />
        ))}
      </div>
    </NumberedPanel>
  )
}
