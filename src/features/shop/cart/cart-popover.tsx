/** The cart popover (specification notes §2): what is in the bag with its summary. Shown to authenticated users. */
import { useTranslation } from 'react-i18next'
import type { Locale } from '@/contract/locales.ts'
import type { LinkTo } from '@/contract/paths.ts'
import { useCart } from '@/stores/cart.ts'
import { useSession } from '@/stores/session.ts'
import { Button } from '@/ui/action/button.tsx'
import { Niche } from '@/ui/shop/niche.tsx'
import { CartLine } from '../kit/cart-line-view.tsx'
import { cartTotals } from '../kit/cart-summary.ts'
import { CartDelivery } from '../kit/delivery-window.tsx'
import { money } from '../kit/product-words.ts'
import { useShopWords } from '../kit/use-shop-words.ts'
import styles from './cart-popover.module.css'

export interface CartPopoverProps {
  linkTo: LinkTo
  locale: Locale
  onLeave(): void
}

export function CartPopover({ linkTo, locale, onLeave }: CartPopoverProps) {
  const words = useShopWords(locale)
  const { t } = useTranslation('shop')
  const cart = useCart()
  const role = useSession(state => state.user?.role)
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
  const totals = cartTotals(cart, role)
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
        {totals.shipping > 0 && (
          <>
            <p className={styles.note}>{`${t('checkout.shipping')}: ${money(words, totals.shipping)}`}</p>
            <p className={styles.total}>
              <span>{t('checkout.due')}</span>
              <b>{money(words, totals.due)}</b>
            </p>
          </>
        )}
        <CartDelivery words={words} className={styles.note} />
        <p className={styles.note}>{t('cart.vat_included', { vat: money(words, totals.vat) })}</p>
        <Button full size="small" href={linkTo('checkout')} onClick={onLeave}>
          {t('cart.checkout')}
        </Button>
      </div>
    </>
  )
}
