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

export const LinePicture = ({ item, className }: { item: CartItem; className: string | undefined }) => (
  <LineNiche
    picture={item.image_url}
    element={item.element}
    configuration={item.configured?.configuration}
    surface={item.configured?.surface}
    className={className}
  />
)

/** The chosen variants, and whether the item is made to order. */
export function LineFacts({
  item,
  words,
  className,
}: {
  item: CartItem
  words: ShopWords
  className?: string | undefined
}) {
  const choice = choiceOfLine(item)
  return (
    <>
      {choice && <p className={className}>{choice}</p>}
      {isPersonalised(item.configured?.configuration) && (
        <p className={className}>{words.t('exception.personalised')}</p>
      )}
    </>
  )
}

interface LineQuantityProps {
  item: CartItem
  words: ShopWords
  onRemove: () => void
}

export const LineQuantity = ({ item, words, onRemove }: LineQuantityProps) => (
  <QtyStepper
    size="small"
    label={words.t('cart.quantity_of', { name: item.title })}
    value={item.quantity}
    onChange={quantity => useCart.getState().updateItemQuantity(item.cartId, quantity)}
    onRemove={onRemove}
  />
)

export function CartLine({ item, words, linkTo, onLeave, unit, isUnpriced, children }: CartLineProps) {
  return (
    <li className={styles.line}>
      <LinePicture item={item} className={styles.picture} />
      <div className={styles.words}>
        <Link href={hrefOfLine(item, linkTo)} className={styles.title} onClick={onLeave}>
          {item.title}
        </Link>
        <LineFacts item={item} words={words} />
        <div className={styles.row}>
          <LineQuantity
            item={item}
            words={words}
            onRemove={() => useCart.getState().removeCartItem(item.cartId)}
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
