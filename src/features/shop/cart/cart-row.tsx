/** A line of the cart page: product, note, quantity, price, actions. */
import type { LinkTo } from '@/contract/paths.ts'
import { type CartItem, useCart } from '@/stores/cart.ts'
import { useToasts } from '@/stores/toasts.ts'
import { Button } from '@/ui/action/button.tsx'
import { iconPencilSimple } from '@/ui/icon/icons.ts'
import { Link } from '@/ui/link.tsx'
import { Skeleton } from '@/ui/state/skeleton.tsx'
import { hrefOfLine, LineFacts, LinePicture, LineQuantity } from '../kit/cart-line-view.tsx'
import { lineTotal } from '../kit/cart-summary.ts'
import { money, type ShopWords } from '../kit/product-words.ts'
import styles from './cart-row.module.css'
import { LineNote } from './line-note.tsx'
import { LineProblem } from './line-problem.tsx'
import { type CartQuote, unitPriceOf } from './use-cart-quote.ts'

interface CartRowProps {
  item: CartItem
  quoted: CartQuote | undefined
  words: ShopWords
  linkTo: LinkTo
}

export function CartRow({ item, quoted, words, linkTo }: CartRowProps) {
  const { t } = words
  const unit = unitPriceOf(item, quoted)
  const problem = quoted?.items.get(item.cartId)?.problem
  const { saveForLater } = useCart.getState()
  const remove = useRemoval(words)
  return (
    <li className={styles.row}>
      <LinePicture item={item} className={styles.picture} />
      <div>
        <Link href={hrefOfLine(item, linkTo)} className={styles.title}>
          {item.title}
        </Link>
        <LineFacts item={item} words={words} className={styles.choice} />
        {unit !== undefined && item.quantity > 1 && (
          <p className={styles.choice}>{t('cart.each', { price: money(words, unit) })}</p>
        )}
      </div>
      <div className={styles.price}>
        {unit !== undefined && <b>{money(words, lineTotal({ ...item, final_price: unit }))}</b>}
        {unit === undefined && !problem && <Skeleton width={72} height={22} />}
      </div>
      <div className={styles.more}>
        <div className={styles.tools}>
          <LineQuantity item={item} words={words} onRemove={() => remove(item)} />
          <Button
            size="small"
            variant="text"
            aria-label={`${t('cart.save')}: ${item.title}`}
            onClick={() => saveForLater(item.cartId)}
          >
            {t('cart.save')}
          </Button>
        </div>
        {item.configured && (
          <Button
            size="small"
            variant="text"
            icon={iconPencilSimple}
            href={hrefOfLine(item, linkTo)}
            aria-label={`${t('cart.edit_design')}: ${item.title}`}
          >
            {t('cart.edit_design')}
          </Button>
        )}
        <LineNote item={item} words={words} />
        <LineProblem item={item} problem={problem} words={words} linkTo={linkTo} />
      </div>
    </li>
  )
}

/** Removes a line and offers an undo for several seconds. */
function useRemoval({ t }: ShopWords) {
  const notify = useToasts(state => state.notify)
  return (item: CartItem) => {
    useCart.getState().removeCartItem(item.cartId)
    notify(t('cart.removed', { name: item.title }), 'info', {
      label: t('cart.undo'),
      run: () => useCart.getState().addItem(item),
    })
  }
}
