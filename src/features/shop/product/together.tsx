/**
 * Products that are often ordered together: this product and up to two more, each optional, with one button for all.
 */
import { useState } from 'react'
import type { ProductCard } from '@/contract/endpoints/shop/catalog.ts'
import { Button } from '@/ui/action/button.tsx'
import { Icon } from '@/ui/icon/icon.tsx'
import { iconPlus } from '@/ui/icon/icons.ts'
import { Check } from '@/ui/light/check.tsx'
import { Link } from '@/ui/link.tsx'
import { Niche } from '@/ui/shop/niche.tsx'
import { priceText } from '../kit/product-words.ts'
import type { ProductViewProps } from './product-props.ts'
import styles from './together.module.css'
import type { Buying } from './use-buying.ts'

interface TogetherProps extends ProductViewProps {
  buying: Buying
  onAddCards(cards: readonly ProductCard[]): void
}

const shownAmount = 2

/** Products that can be bought without a choice of variant, which needs their own page. */
const isReady = ({ has_variants, stock }: ProductCard): boolean => !has_variants && stock !== 'out'

export default function Together({ product, words, linkTo, canBuy, buying, onAddCards }: TogetherProps) {
  const { t } = words
  const [removedIds, setLeft] = useState<readonly number[]>([])
  const others = product.together.filter(isReady).slice(0, shownAmount)
  if (!canBuy || others.length === 0 || buying.cannot) return null
  const chosen = others.filter(({ id }) => !removedIds.includes(id))
  const ownPrice = (buying.variant?.price ?? product.price).now
  const total = chosen.reduce((sum, { price }) => sum + price.now, ownPrice)
  const count = chosen.length + 1
  const add = () => {
    buying.add()
    if (!buying.open) onAddCards(chosen)
  }
  return (
    <section className={styles.together} aria-labelledby="together">
      <h2 id="together">{t('together.title')}</h2>
      <div className={styles.row}>
        <ul className={styles.goods}>
          <li>
            <Niche look="thumbnail" picture={product.picture.url} element={product.element} sizes="96px" />
            <div>
              <b>{t('together.this')}</b>
              <span>{priceText(words, ownPrice)}</span>
            </div>
          </li>
          {others.map(other => (
            <li key={other.id}>
              <Icon of={iconPlus} size={18} />
              <Niche look="thumbnail" picture={other.picture.url} element={other.element} sizes="96px" />
              <div>
                <Link href={linkTo('product', { category: other.category.slug, slug: other.slug })}>
                  {other.title}
                </Link>
                <Check
                  label={priceText(words, other.price.now)}
                  checked={!removedIds.includes(other.id)}
                  aria-label={`${other.title}, ${priceText(words, other.price.now)}`}
                  onChange={event =>
                    setLeft(
                      event.target.checked
                        ? removedIds.filter(id => id !== other.id)
                        : [...removedIds, other.id],
                    )
                  }
                />
              </div>
            </li>
          ))}
        </ul>
        <div className={styles.all}>
          <p>
            {t('together.total')} <b>{priceText(words, total)}</b>
          </p>
          <Button variant="soft" full onClick={add} disabled={chosen.length === 0}>
            {count === 2 ? t('together.both') : t('together.add', { count })}
          </Button>
        </div>
      </div>
    </section>
  )
}
