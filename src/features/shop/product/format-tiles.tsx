/** Formats of a product as tiles: picture, name, price and stock. Implemented as a radio group. */
import { useId } from 'react'
import type { ProductOption } from '@/contract/endpoints/shop/catalog.ts'
import { classNames } from '@/ui/class-names.ts'
import { Niche } from '@/ui/shop/niche.tsx'
import { priceText, stockOf } from '../kit/product-words.ts'
import styles from './format-tiles.module.css'
import { variantOfValue } from './pick-variant.ts'
import type { ProductViewProps } from './product-props.ts'

interface FormatTilesProps extends Pick<ProductViewProps, 'product' | 'words'> {
  option: ProductOption
  name: string // of the attribute
  chosen: string | undefined // code of a value
  onPick(option: string, value: string): void
}

export function FormatTiles({ option, name, chosen, product, words, onPick }: FormatTilesProps) {
  const group = useId()
  return (
    <div className={styles.formats} role="radiogroup" aria-labelledby={`${group}-name`}>
      <p id={`${group}-name`}>{name}</p>
      <div>
        {option.values.map(value => {
          const variant = variantOfValue(product.variants, option.code, value.code)
          if (!variant) return null
          const stock = stockOf(words, variant)
          return (
            <label key={value.code} className={classNames(styles.tile, stock?.tone === 'out' && styles.out)}>
              <input
                type="radio"
                name={group}
                checked={value.code === chosen}
                onChange={() => onPick(option.code, value.code)}
              />
              {variant.picture && (
                <Niche
                  look="thumbnail"
                  picture={variant.picture.url}
                  element={product.element}
                  sizes="140px"
                  className={styles.picture}
                />
              )}
              <b>{value.name}</b>
              <span>{priceText(words, variant.price.now)}</span>
              {stock && <small data-tone={stock.tone}>{stock.text}</small>}
            </label>
          )
        })}
      </div>
    </div>
  )
}
