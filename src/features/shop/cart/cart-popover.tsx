/** The cart popover (specification §2): what is in the bag with its summary. Shown to authenticated users. */
import { useTranslation } from 'react-i18next'
import type { Locale } from '@/contract/locales.ts'
import { type CartItem, useCart } from '@/stores/cart.ts'
import { Button } from '@/ui/action/button.tsx'
import { QtyStepper } from '@/ui/action/qty-stepper.tsx'
import { Link } from '@/ui/link.tsx'
import { Niche } from '@/ui/shop/niche.tsx'
import type { LinkTo } from '../kit/link-to.ts'
import { money, type ShopWords } from '../kit/product-words.ts'
import { useShopWords } from '../kit/use-shop-words.ts'
import styles from './cart-popover.module.css'
import { cartTotals, lineTotal } from './cart-summary.ts'

export interface CartPopoverProps {
  linkTo: LinkTo
  locale: Locale
  onLeave(): void
}

export function CartPopover({ linkTo, locale, onLeave }: CartPopoverProps) {
  const words = useShopWords(locale)
  const { t } = useTranslation('shop')
  const cart = useCart()
  if (cart.items.length === 0) {
    return (
      <div className={styles.empty}>
        <Niche picture="/assets/characters/nuvoletta/creature.webp" element="Aria" className={styles.arch} />
        <p>{t('cart.empty')}</p>
        <Button size="small" href={linkTo('shop')} onClick={onLeave}>
          {t('cart.browse')}
        </Button>
      </div>
    )
  }
  const totals = cartTotals(cart)
  return (
    <>
      <ul className={styles.list}>
        {cart.items.map(item => (
          <CartLine key={item.cartId} item={item} words={words} linkTo={linkTo} onLeave={onLeave} />
        ))}
      </ul>
      <div className={styles.summary}>
        <p className={styles.total}>
          <span>{t('cart.subtotal')}</span>
          <b>{money(words, totals.subtotal)}</b>
        </p>
        <p className={styles.note}>{t('cart.vat_included', { vat: money(words, totals.vat) })}</p>
        <Button full size="small" href={linkTo('checkout')} onClick={onLeave}>
          {t('cart.checkout')}
        </Button>
      </div>
    </>
  )
}

export interface CartLineProps {
  item: CartItem
  words: ShopWords
  linkTo: LinkTo
  onLeave?: () => void
}

export function CartLine({ item, words, linkTo, onLeave }: CartLineProps) {
  const { t } = words
  const { updateItemQuantity, removeCartItem } = useCart.getState()
  return (
    <li className={styles.line}>
      <Niche look="thumbnail" picture={item.image_url} element={item.element} className={styles.picture} />
      <div className={styles.words}>
        <Link
          href={linkTo('product', { category: item.category_slug, slug: item.slug })}
          className={styles.title}
          onClick={onLeave}
        >
          {item.title}
        </Link>
        {item.variants.length > 0 && <p>{item.variants.map(variant => variant.name).join(' · ')}</p>}
        <div className={styles.row}>
          <QtyStepper
            size="small"
            label={t('cart.quantity_of', { name: item.title })}
            value={item.quantity}
            onChange={quantity => updateItemQuantity(item.cartId, quantity)}
            onRemove={() => removeCartItem(item.cartId)}
          />
          <b>{money(words, lineTotal(item))}</b>
        </div>
      </div>
    </li>
  )
}
