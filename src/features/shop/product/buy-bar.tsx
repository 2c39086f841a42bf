/** At the foot of a phone for as long as the product is in sight: what it costs, and the button. Stands in the flow, so it covers nothing. */
import { Button } from '@/ui/action/button.tsx'
import { priceText } from '../kit/product-words.ts'
import styles from './buy-bar.module.css'
import type { ProductViewProps } from './product-props.ts'
import type { Buying } from './use-buying.ts'

interface BuyBarProps extends Pick<ProductViewProps, 'product' | 'words'> {
  buying: Buying
}

export function BuyBar({ product, words, buying }: BuyBarProps) {
  const { variant, cannot, label, add, early } = buying
  return (
    <div className={styles.bar}>
      <p className={styles.sum} aria-hidden="true">
        <b>{priceText(words, (variant?.price ?? product.price).now)}</b>
        {variant && <small>{variant.name}</small>}
      </p>
      <Button {...early} className={styles.add} disabled={cannot} onClick={add}>
        {label}
      </Button>
    </div>
  )
}
