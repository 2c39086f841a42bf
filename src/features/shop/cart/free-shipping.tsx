/** Amount missing for free shipping to the chosen country. Renders nothing if no method offers it. */
import type { Quote } from '@/contract/endpoints/shop/checkout.ts'
import { Icon } from '@/ui/icon/icon.tsx'
import { iconTruck } from '@/ui/icon/icons.ts'
import { Meter } from '@/ui/state/meter.tsx'
import { money, type ShopWords } from '../kit/product-words.ts'
import styles from './free-shipping.module.css'

export function FreeShipping({ quote, words }: { quote: Quote | undefined; words: ShopWords }) {
  const from = quote?.free_shipping_from
  if (!quote || !from) return null
  const missingAmount = Math.max(0, from - quote.totals.subtotal)
  const text =
    missingAmount === 0
      ? words.t('cart.free_reached')
      : words.t('cart.free_left', { amount: money(words, missingAmount) })
  return (
    <div className={styles.box} data-reached={missingAmount === 0 || undefined}>
      <p>
        <Icon of={iconTruck} size={20} />
        <span>{text}</span>
      </p>
      <Meter label={text} value={1 - missingAmount / from} tone="success" />
    </div>
  )
}
