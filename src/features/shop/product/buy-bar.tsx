/**
 * Price and buy button at the bottom of a phone, sticky while the product is visible. It is part of the layout, so it
 * covers nothing.
 */
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
