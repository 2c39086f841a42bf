/** A cart line: picture, name, quantity, price. A quantity below one removes it. */

import type { ReactNode } from 'react'
import { isPersonalised } from '@/contract/endpoints/shop/personalised.ts'
import type { LinkTo } from '@/contract/paths.ts'
import { type CartItem, useCart } from '@/stores/cart.ts'
import { QtyStepper } from '@/ui/action/qty-stepper.tsx'
import { Link } from '@/ui/link.tsx'
import styles from './cart-line-view.module.css'
import { lineTotal } from './cart-summary.ts'
import { editingLink } from './configuration-link.ts'
import { LineNiche } from './line-niche.tsx'
import { money, type ShopWords } from './product-words.ts'

export interface CartLineProps {
  item: CartItem
  words: ShopWords
  linkTo: LinkTo
  onLeave?: () => void
  unit?: number | undefined // the server's price of one item; undefined: that of the line
  isUnpriced?: boolean // the price of the server is not loaded yet
  children?: ReactNode
}

/**
 * Link of a line. A configured product links to its configurator with the stored choices, a product from a showroom to
 * the room.
 */
export function hrefOfLine(
  { cartId, configured, room, slug, category_slug }: CartItem,
  linkTo: LinkTo,
): string {
  if (configured) {
    const { configuration } = configured
    return editingLink(linkTo('configurator', { id: configuration.collection_id }), configuration, cartId)
  }
  if (room) return `${linkTo('room', { code: room.code })}?product=${slug}`
  return linkTo('product', { category: category_slug, slug })
}

/** The chosen variants as text; empty for a product without variants. */
export const choiceOfLine = ({ configured, variants }: CartItem): string =>
  configured?.choice ?? variants.map(variant => variant.name).join(' · ')

export function CartLine({ item, words, linkTo, onLeave, unit, isUnpriced, children }: CartLineProps) {
  const { t } = words
  const { updateItemQuantity, removeCartItem } = useCart.getState()
  const choice = choiceOfLine(item)
  return (
    <li className={styles.line}>
      <LineNiche
        picture={item.image_url}
        element={item.element}
        configuration={item.configured?.configuration}
        surface={item.configured?.surface}
        className={styles.picture}
      />
      <div className={styles.words}>
        <Link href={hrefOfLine(item, linkTo)} className={styles.title} onClick={onLeave}>
          {item.title}
        </Link>
        {choice && <p>{choice}</p>}
        {isPersonalised(item.configured?.configuration) && <p>{t('personalised')}</p>}
        <div className={styles.row}>
          <QtyStepper
            size="small"
            label={t('cart.quantity_of', { name: item.title })}
            value={item.quantity}
            onChange={quantity => updateItemQuantity(item.cartId, quantity)}
            onRemove={() => removeCartItem(item.cartId)}
          />
          {!isUnpriced && (
            <b>{money(words, lineTotal({ ...item, final_price: unit ?? item.final_price }))}</b>
          )}
        </div>
        {children}
      </div>
    </li>
  )
}
