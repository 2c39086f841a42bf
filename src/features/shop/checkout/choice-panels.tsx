/** How it travels and how it is paid: the offers of the quote, nothing else. */
import type { PaymentMethodCode, Quote } from '@/contract/checkout.ts'
import { Note } from '@/ui/content/note.tsx'
import { OptionRow } from '@/ui/form/option-row.tsx'
import { iconBank, iconCreditCard, iconLightning, iconMoney, iconTruck } from '@/ui/icon/icons.ts'
import { money, type ShopWords } from '../kit/product-words.ts'
import styles from './checkout-view.module.css'
import { NumberedPanel } from './numbered-panel.tsx'

const payIcons: Record<PaymentMethodCode, string> = {
  card: iconCreditCard,
  transfer: iconBank,
  cash: iconMoney,
}

interface PanelProps<Code extends string> {
  quote: Quote
  words: ShopWords
  number: number
  chosen: Code | null
  onChoose: (code: Code) => void
}

const priceWords = (words: ShopWords, cents: number): string =>
  cents === 0 ? words.t('checkout.free') : money(words, cents)

export function ShippingPanel({ quote, words, number, chosen, onChoose }: PanelProps<string>) {
  const { t } = words
  return (
    <NumberedPanel number={number} title={t('checkout.shipping')}>
      {quote.shipping.length === 0 && <Note tone="warning">{t('checkout.problem.no_shipping')}</Note>}
      <div className={styles.options}>
        {quote.shipping.map(offer => (
          <OptionRow
            key={offer.code}
            name="shipping_method"
            value={offer.code}
            checked={offer.code === chosen}
            onChange={() => onChoose(offer.code)}
            icon={offer.code === 'express' ? iconLightning : iconTruck}
            title={offer.name}
            detail={offer.note}
            end={priceWords(words, offer.price)}
          />
        ))}
      </div>
    </NumberedPanel>
  )
}

export function PaymentPanel({ quote, words, number, chosen, onChoose }: PanelProps<PaymentMethodCode>) {
  const { t } = words
  return (
    <NumberedPanel number={number} title={t('checkout.payment')}>
      {quote.payments.length === 0 && <Note tone="warning">{t('checkout.no_payment')}</Note>}
      <div className={styles.options}>
        {quote.payments.map(offer => (
          <OptionRow
            key={offer.code}
            name="payment_method"
            value={offer.code}
            checked={offer.code === chosen}
            onChange={() => onChoose(offer.code)}
            icon={payIcons[offer.code]}
            title={offer.name}
            detail={offer.note}
            end={offer.surcharge > 0 ? `+ ${money(words, offer.surcharge)}` : undefined}
          />
        ))}
      </div>
    </NumberedPanel>
  )
}
