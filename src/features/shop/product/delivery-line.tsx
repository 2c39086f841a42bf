/** Delivery date of the product, the deadline for it, shipping costs, and whether it can be collected. */
import type { DeliveryOffers } from '@/contract/endpoints/shop/delivery.ts'
import { Icon } from '@/ui/icon/icon.tsx'
import { iconStorefront, iconTruck } from '@/ui/icon/icons.ts'
import { DeliveryCountry } from '../kit/delivery-country.tsx'
import { arrivalText, cheapestDelivery, deadlineText } from '../kit/delivery-text.ts'
import { money, priceText, type ShopWords } from '../kit/product-words.ts'
import { useMinutesLeft } from '../kit/use-minutes-left.ts'
import styles from './delivery-line.module.css'

interface DeliveryLineProps {
  offers: DeliveryOffers
  words: ShopWords
  onPassed: () => void // the delivery date of the offers is outdated
}

type Offer = DeliveryOffers['methods'][number]

function costText(words: ShopWords, { price, free_over }: Offer): string {
  const { t } = words
  if (price === 0) return t('delivery.cost_free')
  if (free_over === null) return t('delivery.cost', { price: money(words, price) })
  return t('delivery.cost_free_from', { price: money(words, price), amount: money(words, free_over) })
}

export function DeliveryLine({ offers, words, onPassed }: DeliveryLineProps) {
  const { t } = words
  const sent = cheapestDelivery(offers.methods)
  const collected = offers.methods.find(({ is_pickup }) => is_pickup)
  const minutes = useMinutesLeft(sent?.delivery?.order_by, onPassed)
  return (
    <div className={styles.delivery}>
      {!sent && (
        <p>
          <Icon of={iconTruck} size={22} />
          <span>
            {t('delivery.none')}
            <small>
              <DeliveryCountry country={offers.country} words={words} />
            </small>
          </span>
        </p>
      )}
      {sent && (
        <p>
          <Icon of={iconTruck} size={22} />
          <span>
            {sent.delivery && (
              <>
                <b>{arrivalText(words, sent.delivery)}</b>
                <span className={styles.until}>{deadlineText(words, sent.delivery.order_by, minutes)}</span>
              </>
            )}
            <small>
              {costText(words, sent)} · <DeliveryCountry country={offers.country} words={words} />
            </small>
          </span>
        </p>
      )}
      {collected && (
        <p>
          <Icon of={iconStorefront} size={22} />
          <span>
            {t('delivery.or_collect', { price: priceText(words, collected.price) })}
            {collected.delivery && <small>{arrivalText(words, collected.delivery, true)}</small>}
          </span>
        </p>
      )}
    </div>
  )
}
