/** Cart page: lines with notes, items saved for later, shipping estimate, coupon, link to the checkout. */
import type { ReactNode } from 'react'
import type { LinkTo } from '@/contract/paths.ts'
import { pieceCount, useCart } from '@/stores/cart.ts'
import { Button } from '@/ui/action/button.tsx'
import { Container } from '@/ui/content/container.tsx'
import { Panel } from '@/ui/content/panel.tsx'
import { iconArrowRight } from '@/ui/icon/icons.ts'
import { Skeleton } from '@/ui/state/skeleton.tsx'
import { money, type ShopWords } from '../kit/product-words.ts'
import { CartRow } from './cart-row.tsx'
import { CartSummaryPanel } from './cart-summary-panel.tsx'
import styles from './cart-view.module.css'
import { SavedList } from './saved-list.tsx'
import { useCartQuote } from './use-cart-quote.ts'

interface CartViewProps {
  words: ShopWords
  linkTo: LinkTo
  whenEmpty: ReactNode // shown instead of the lines
  below: ReactNode // below the lines
}

export function CartView({ words, linkTo, whenEmpty, below }: CartViewProps) {
  const { t, locale } = words
  const items = useCart(state => state.items)
  const isRestored = useCart(state => state.restored)
  const quoted = useCartQuote(locale)
  if (!isRestored)
    return (
      <Container className={styles.page}>
        <Skeleton height={420} radius={22} />
      </Container>
    )
  if (items.length === 0)
    return (
      <>
        {whenEmpty}
        <Container className={styles.saved}>
          <SavedList words={words} linkTo={linkTo} />
        </Container>
      </>
    )
  return (
    <Container className={styles.page}>
      <h1>
        {t('cart.title')} <small>{t('checkout.pieces', { count: pieceCount(items) })}</small>
      </h1>
      <div className={styles.columns}>
        <div className={styles.goods}>
          <Panel aria-label={t('cart.title')}>
            <ul className={styles.rows}>
              {items.map(item => (
                <CartRow key={item.cartId} item={item} quoted={quoted} words={words} linkTo={linkTo} />
              ))}
            </ul>
          </Panel>
          {below}
          <SavedList words={words} linkTo={linkTo} />
        </div>
        {quoted && <CartSummaryPanel quoted={quoted} words={words} linkTo={linkTo} />}
      </div>
      <GoBar due={quoted?.quote?.totals.due} words={words} linkTo={linkTo} />
    </Container>
  )
}

/** On narrow screens the total and the checkout link stay visible. */
function GoBar({ due, words, linkTo }: { due: number | undefined; words: ShopWords; linkTo: LinkTo }) {
  const { t } = words
  return (
    <div className={styles.bar}>
      <p>
        <span>{t('checkout.due')}</span>
        {due === undefined ? <Skeleton width={90} height={24} /> : <b>{money(words, due)}</b>}
      </p>
      <Button href={linkTo('checkout')} endIcon={iconArrowRight}>
        {t('cart.checkout')}
      </Button>
    </div>
  )
}
