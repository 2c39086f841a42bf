/**
 * The cart popover (specification notes §2): lines and summary. Shown to authenticated users, and to guests if guest
 * checkout is enabled.
 */
import { useTranslation } from 'react-i18next'
import type { Quote } from '@/contract/endpoints/shop/checkout.ts'
import type { Locale } from '@/contract/locales.ts'
import type { LinkTo } from '@/contract/paths.ts'
import type { Role } from '@/contract/permissions.ts'
import { type Totals, totalsOf } from '@/domain/pricing.ts'
import { type CartFacts, useCart } from '@/stores/cart.ts'
import { useSession } from '@/stores/session.ts'
import { Button } from '@/ui/action/button.tsx'
import { iconArrowRight } from '@/ui/icon/icons.ts'
import { Niche } from '@/ui/shop/niche.tsx'
import { PartFailure } from '@/ui/state/part-failure.tsx'
import { Skeleton } from '@/ui/state/skeleton.tsx'
import { CartLine } from '../kit/cart-line-view.tsx'
import { cartTotals, vatPercentFor } from '../kit/cart-summary.ts'
import { CartDelivery } from '../kit/delivery-window.tsx'
import { money, type ShopWords, useShopWords } from '../kit/product-words.ts'
import { useCartDelivery } from '../kit/use-cart-delivery.ts'
import styles from './cart-popover.module.css'
import { FreeShipping } from './free-shipping.tsx'
import { LineProblem } from './line-problem.tsx'
import { ShownNote } from './shown-note.tsx'
import { unitPriceOf, useCartQuote } from './use-cart-quote.ts'

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
  return (
    <div ref={keepHeight} className={styles.panel}>
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
      <div className={styles.foot} aria-busy={quoted ? !quoted.isFresh : undefined}>
        {quoted?.failure ? (
          <PartFailure onRetry={quoted.retry}>{t('checkout.no_total')}</PartFailure>
        ) : (
          <>
            {quoted && <ShippingFacts quote={quote} words={words} />}
            <Sums
              totals={quoted ? quote && quotedTotals(quote, cart, role) : cartTotals(cart, role)}
              words={words}
            />
          </>
        )}
        <div className={styles.ways}>
          <Button full size="small" href={linkTo('checkout')} endIcon={iconArrowRight} onClick={onLeave}>
            {t('cart.checkout')}
          </Button>
          {quoted && (
            <Button full size="small" variant="text" href={linkTo('cart')} onClick={onLeave}>
              {t('cart.open')}
            </Button>
          )}
        </div>
      </div>
    </div>
  )
}

/**
 * The panel keeps its first height, in units of the font size: content that loads later shrinks the list and never
 * moves the buttons during a click, and a larger font enlarges the panel. Space for delivery and shipping is reserved,
 * so that a single line is not cut.
 */
function keepHeight(panel: HTMLElement | null): void {
  if (panel)
    panel.style.flexBasis = `${panel.offsetHeight / Number.parseFloat(getComputedStyle(panel).fontSize)}em`
}

const quotedTotals = (quote: Quote, cart: CartFacts, role: Role | undefined): Totals =>
  totalsOf(
    quote.lines.map(line => line.total),
    cart.shipping_price,
    0,
    vatPercentFor(role, cart),
  )

function ShippingFacts({ quote, words }: { quote: Quote | undefined; words: ShopWords }) {
  const { isAwaited } = useCartDelivery(words.locale)
  return (
    <div className={styles.shipping}>
      {quote ? <FreeShipping quote={quote} words={words} /> : <Skeleton height={53} />}
      {isAwaited ? (
        <Skeleton width="80%" height={40} />
      ) : (
        <CartDelivery words={words} className={styles.note} />
      )}
    </div>
  )
}

/** Has the same height before the amounts are loaded. */
function Sums({ totals, words }: { totals: Totals | undefined; words: ShopWords }) {
  const { t } = words
  return (
    <div>
      <p className={styles.total}>
        <span>{t('cart.subtotal')}</span>
        {totals ? <b>{money(words, totals.subtotal)}</b> : <Skeleton width={96} height={24} />}
      </p>
      {totals && totals.shipping > 0 && (
        <>
          <p className={styles.note}>{`${t('checkout.shipping')}: ${money(words, totals.shipping)}`}</p>
          <p className={styles.total}>
            <span>{t('checkout.due')}</span>
            <b>{money(words, totals.due)}</b>
          </p>
        </>
      )}
      <p className={styles.note}>
        {totals ? (
          t('cart.vat_included', { vat: money(words, totals.vat) })
        ) : (
          <Skeleton width="46%" height={13} />
        )}
      </p>
    </div>
  )
}
