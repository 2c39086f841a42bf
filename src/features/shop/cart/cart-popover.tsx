/** The cart popover (specification notes §2): what is in the cart with its summary. Shown to authenticated users, and to guests who may buy. */
import { useTranslation } from 'react-i18next'
import type { Locale } from '@/contract/locales.ts'
import type { LinkTo } from '@/contract/paths.ts'
import { type Totals, totalsOf } from '@/domain/pricing.ts'
import { useCart } from '@/stores/cart.ts'
import { useSession } from '@/stores/session.ts'
import { Button } from '@/ui/action/button.tsx'
import { iconArrowRight } from '@/ui/icon/icons.ts'
import { Niche } from '@/ui/shop/niche.tsx'
import { PartFailure } from '@/ui/state/part-failure.tsx'
import { Skeleton } from '@/ui/state/skeleton.tsx'
import { CartLine } from '../kit/cart-line-view.tsx'
import { cartTotals, vatPercentFor } from '../kit/cart-summary.ts'
import { CartDelivery } from '../kit/delivery-window.tsx'
import { money, type ShopWords } from '../kit/product-words.ts'
import { useCartDelivery } from '../kit/use-cart-delivery.ts'
import { useShopWords } from '../kit/use-shop-words.ts'
import styles from './cart-popover.module.css'
import { unitPriceOf } from './cart-row.tsx'
import { FreeShipping } from './free-shipping.tsx'
import { ShownNote } from './line-note.tsx'
import { LineProblem } from './line-problem.tsx'
import { useCartQuote } from './use-cart-quote.ts'

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
  const quoted = useCartQuote(locale)
  const { isAwaited } = useCartDelivery(locale)
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
  const quote = quoted?.quote
  // The buttons stand below sums that are loaded: shown before, they would move away under the press.
  const isKnown = !isAwaited && !(quoted && !quote && !quoted.failure)
  const totals = quoted
    ? quote &&
      totalsOf(
        quote.lines.map(line => line.total),
        cart.shipping_price,
        0,
        vatPercentFor(role, cart),
      )
    : cartTotals(cart, role)
  return (
    <>
      <ul className={styles.list}>
        {cart.items.map(item => (
          <CartLine
            key={item.cartId}
            item={item}
            words={words}
            linkTo={linkTo}
            onLeave={onLeave}
            unit={unitPriceOf(item, quoted)}
            isUnpriced={unitPriceOf(item, quoted) === undefined}
          >
            {quoted && <ShownNote item={item} />}
            <LineProblem
              item={item}
              problem={quoted?.items.get(item.cartId)?.problem}
              words={words}
              linkTo={linkTo}
            />
          </CartLine>
        ))}
      </ul>
      {isKnown ? (
        <>
          {quoted && (
            <div className={styles.free}>
              <FreeShipping quote={quote} words={words} />
            </div>
          )}
          <div className={styles.summary} aria-busy={quoted ? !quoted.isFresh : undefined}>
            {quoted?.failure && <PartFailure onRetry={quoted.retry}>{t('checkout.no_total')}</PartFailure>}
            {totals && <Sums totals={totals} words={words} />}
            <Button full size="small" href={linkTo('checkout')} endIcon={iconArrowRight} onClick={onLeave}>
              {t('cart.checkout')}
            </Button>
            {quoted && (
              <Button full size="small" variant="text" href={linkTo('cart')} onClick={onLeave}>
                {t('cart.open')}
              </Button>
            )}
          </div>
        </>
      ) : (
        <div className={styles.awaited} aria-busy="true">
          <Skeleton width="64%" height={34} />
          <Skeleton height={64} />
          <Skeleton height={44} radius={14} />
        </div>
      )}
    </>
  )
}

function Sums({ totals, words }: { totals: Totals; words: ShopWords }) {
  const { t } = words
  return (
    <>
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
    </>
  )
}
