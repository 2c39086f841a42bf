/** The bag in full with its figures; what the shop cannot do at the moment is said, not hidden. */

import type { LinkTo } from '@/contract/paths.ts'
import { useCart } from '@/stores/cart.ts'
import { Button } from '@/ui/action/button.tsx'
import { Container } from '@/ui/content/container.tsx'
import { Note } from '@/ui/content/note.tsx'
import { Panel } from '@/ui/content/panel.tsx'
import { EmptyState } from '@/ui/state/empty-state.tsx'
import { CartLine } from '../kit/cart-line-view.tsx'
import { cartTotals } from '../kit/cart-summary.ts'
import { money, type ShopWords } from '../kit/product-words.ts'
import styles from './checkout-view.module.css'

export function CheckoutView({ words, linkTo }: { words: ShopWords; linkTo: LinkTo }) {
  const { t } = words
  const cart = useCart()
  if (cart.items.length === 0) {
    return (
      <EmptyState
        as="h1"
        title={t('cart.title')}
        element="Aria"
        picture="/assets/characters/nuvoletta/creature.webp"
        actions={<Button href={linkTo('shop')}>{t('cart.browse')}</Button>}
      >
        {t('cart.empty')}
      </EmptyState>
    )
  }
  const totals = cartTotals(cart)
  const rows: [string, number][] = [
    [t('cart.subtotal'), totals.subtotal],
    [t('checkout.taxable'), totals.taxable],
    [t('checkout.vat', { percent: cart.cart_iva }), totals.vat],
  ]
  return (
    <Container className={styles.page}>
      <h1>{t('cart.title')}</h1>
      <div className={styles.columns}>
        <ul className={styles.list}>
          {cart.items.map(item => (
            <CartLine key={item.cartId} item={item} words={words} linkTo={linkTo} />
          ))}
        </ul>
        <Panel title={t('checkout.summary')} titleAs="h2" className={styles.summary}>
          <dl>
            {rows.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{money(words, value)}</dd>
              </div>
            ))}
            <div className={styles.due}>
              <dt>{t('checkout.due')}</dt>
              <dd>{money(words, totals.due)}</dd>
            </div>
          </dl>
          <Note tone="warning">{t('checkout.no_payment')}</Note>
          <Button full variant="ghost" href={linkTo('shop')}>
            {t('checkout.continue')}
          </Button>
        </Panel>
      </div>
    </Container>
  )
}
