/** On narrow screens the total stays visible during input and links to the summary. Reports a missing quote. */
import type { Quote } from '@/contract/endpoints/shop/checkout.ts'
import { Icon } from '@/ui/icon/icon.tsx'
import { iconCaretDown, iconShoppingBag } from '@/ui/icon/icons.ts'
import { money, type ShopWords } from '../kit/product-words.ts'
import { summaryId } from './summary-panel.tsx'
import styles from './total-bar.module.css'

export function TotalBar({ quote, words }: { quote: Quote | undefined; words: ShopWords }) {
  const count = quote?.lines.reduce((sum, line) => sum + line.quantity, 0)
  return (
    <a
      href={`#${summaryId}`}
      className={styles.bar}
      onClick={event => {
        event.preventDefault()
        const summary = document.getElementById(summaryId)
        summary?.scrollIntoView({ block: 'start' })
        summary?.focus({ preventScroll: true })
      }}
    >
      <Icon of={iconShoppingBag} size={20} />
      <span>{quote ? words.t('checkout.pieces', { count }) : words.t('checkout.no_total')}</span>
      <Icon of={iconCaretDown} size={14} />
      {quote && <b>{money(words, quote.totals.due)}</b>}
    </a>
  )
}
