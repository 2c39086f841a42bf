/** Price of a configuration, its parts, and the delivery date. */
import type { Collection, Configuration } from '@/contract/endpoints/shop/collections.ts'
import { configurationExtra } from '@/contract/endpoints/shop/configuring.ts'
import { sellsPersonalised } from '@/contract/endpoints/shop/personalised.ts'
import { designExtra } from '@/contract/endpoints/shop/print-design.ts'
import { type Tier, unitPrice } from '@/domain/pricing.ts'
import { destinationPrice } from '@/domain/tax/destination-price.ts'
import type { TFunction } from '@/i18n/words.ts'
import { DeliveryCountry } from '../kit/delivery-country.tsx'
import { DeliveryWindow } from '../kit/delivery-window.tsx'
import { money, type ShopWords, vatNote } from '../kit/product-words.ts'
import styles from './configurator-view.module.css'
import { configuredPrice } from './configured-line.ts'
import type { PieceQuote } from './use-piece-quote.ts'

interface SumsProps {
  collection: Collection
  configuration: Configuration
  words: ShopWords
  t: TFunction<'configurator'>
  tier: Tier
  quote: PieceQuote
  quantity: number
}

export function Sums({ collection, configuration, words, t, tier, quote, quantity }: SumsProps) {
  const { steps, packages, product, print } = collection
  const unit = quote.unit ?? configuredPrice(collection, configuration, tier)
  const parts = configurationExtra(steps, [], configuration, tier)
  const wrapped = configurationExtra([], packages, configuration, tier)
  const rows = [
    [t('base'), unitPrice(product, [], tier)],
    [t('parts'), parts],
    [t('design.print'), designExtra(print, configuration.design, tier)],
    [t('package'), wrapped],
  ] as const
  return (
    <div className={styles.sums}>
      <dl>
        {rows
          .filter(([, cents], at) => at === 0 || cents > 0)
          .map(([name, cents]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{money(words, destinationPrice(cents, collection.vat))}</dd>
            </div>
          ))}
      </dl>
      <p className={styles.total} role="status">
        <b>{money(words, unit * quantity)}</b>
        <small>
          {quantity > 1
            ? t('each', {
                count: quantity,
                price: money(words, unit),
              })
            : vatNote(words, collection.vat)}
        </small>
      </p>
      {sellsPersonalised(collection, configuration) && (
        <p className={styles.delivery}>{words.t('exception.personalised')}</p>
      )}
      {quote.offer && (
        <p className={styles.delivery}>
          <DeliveryWindow offer={quote.offer} words={words} />{' '}
          <DeliveryCountry country={quote.country} words={words} />
        </p>
      )}
    </div>
  )
}
