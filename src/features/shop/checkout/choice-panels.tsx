/** Shipping methods, as offered by the quote. */
import type { Quote, ShippingChoice } from '@/contract/endpoints/shop/checkout.ts'
import { useCart } from '@/stores/cart.ts'
import { Note } from '@/ui/content/note.tsx'
import { OptionRow } from '@/ui/form/option-row.tsx'
import { iconLightning, iconStorefront, iconTruck } from '@/ui/icon/icons.ts'
import { DeliveryWindow } from '../kit/delivery-window.tsx'
import { money, type ShopWords } from '../kit/product-words.ts'
import { quoteProblemWords } from '../kit/quote-problem-words.ts'
import styles from './checkout-view.module.css'
import { type Folding, NumberedPanel } from './numbered-panel.tsx'

type ProblemCode = Quote['problems'][number]['code']

export interface PanelProps<Code extends string> {
  folding?: Omit<Folding, 'result'>
  quote: Quote
  words: ShopWords
  number: number
  chosen: Code | null
  onChoose: (code: Code) => void
}

/** The problems of the quote that belong to this panel. */
export function QuoteProblems({
  quote,
  words,
  codes,
}: {
  quote: Quote
  words: ShopWords
  codes: readonly ProblemCode[]
}) {
  return quote.problems
    .filter(({ code }) => codes.includes(code))
    .map(problem => (
      <Note key={problem.code} tone="warning" live>
        {quoteProblemWords(words, problem, useCart.getState())}
      </Note>
    ))
}

const priceWords = (words: ShopWords, cents: number): string =>
  cents === 0 ? words.t('checkout.free') : money(words, cents)

interface ShippingPartProps {
  offer: ShippingChoice
  quote: Quote
  words: ShopWords
}

/** Delivery dates, then the note of the shop. */
const ShippingDetail = ({ offer, quote, words }: ShippingPartProps) => (
  <>
    <DeliveryWindow offer={offer} words={words} afterPayment={quote.payment_method === 'transfer'} />
    {offer.delivery && offer.note && <br />}
    {offer.note}
  </>
)

/** Where and when the order can be collected. */
function Pickup({ pickup }: Pick<Quote, 'pickup'>) {
  if (!pickup) return null
  return (
    <p className={styles.next}>
      {pickup.address}
      {pickup.hours && <br />}
      {pickup.hours}
    </p>
  )
}

export function ShippingPanel({ quote, words, number, chosen, onChoose, folding }: PanelProps<string>) {
  const { t } = words
  const way = quote.shipping.find(({ code }) => code === chosen)
  const result = way && `${way.name} · ${priceWords(words, way.price)}`
  return (
    <NumberedPanel
      number={number}
      title={t('checkout.shipping')}
      folding={folding && way && { ...folding, result }}
    >
      <QuoteProblems
        quote={quote}
        words={words}
        codes={['country_not_served', 'no_shipping', 'shipping_unavailable']}
      />
      <div className={styles.options}>
        {quote.shipping.map(offer => (
          <OptionRow
            key={offer.code}
            name="shipping_method"
            value={offer.code}
            checked={offer.code === chosen}
            onChange={() => onChoose(offer.code)}
            icon={offer.is_pickup ? iconStorefront : offer.code === 'express' ? iconLightning : iconTruck}
            title={offer.name}
            detail={<ShippingDetail offer={offer} quote={quote} words={words} />}
            end={priceWords(words, offer.price)}
            inside={
              offer.is_pickup && offer.code === quote.shipping_method && <Pickup pickup={quote.pickup} />
            }
          />
        ))}
      </div>
    </NumberedPanel>
  )
}
