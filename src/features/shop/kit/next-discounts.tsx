/** What is missing for the next automatic discounts. Renders nothing if there are none. */
import type { Quote } from '@/contract/endpoints/shop/checkout.ts'
import { Icon } from '@/ui/icon/icon.tsx'
import { iconTicket } from '@/ui/icon/icons.ts'
import styles from './next-discounts.module.css'
import { money, type ShopWords } from './product-words.ts'

export function NextDiscounts({ quote, words }: { quote: Quote; words: ShopWords }) {
  const { t } = words
  if (quote.next_discounts.length === 0) return null
  return (
    <ul className={styles.next} aria-label={t('coupon.next')}>
      {quote.next_discounts.map(({ name, missing, pieces }) => (
        <li key={name}>
          <Icon of={iconTicket} size={20} />
          <span>
            {missing === null
              ? t('coupon.next_pieces', { name, count: pieces ?? 1 })
              : t('coupon.next_amount', { name, missing: money(words, missing) })}
          </span>
        </li>
      ))}
    </ul>
  )
}
