/** Items saved for later: on this device for a guest, on the server for an account. */
import type { LinkTo } from '@/contract/paths.ts'
import { useCart } from '@/stores/cart.ts'
import { useSession } from '@/stores/session.ts'
import { Button } from '@/ui/action/button.tsx'
import { Panel } from '@/ui/content/panel.tsx'
import { Link } from '@/ui/link.tsx'
import { choiceOfLine, hrefOfLine, LinePicture } from '../kit/cart-line-view.tsx'
import { money, type ShopWords } from '../kit/product-words.ts'
import styles from './saved-list.module.css'

export function SavedList({ words, linkTo }: { words: ShopWords; linkTo: LinkTo }) {
  const { t } = words
  const later = useCart(state => state.later)
  const isGuest = useSession(state => state.user === null)
  const { moveToCart, removeSaved } = useCart.getState()
  if (later.length === 0) return null
  return (
    <Panel title={t('cart.saved')} titleAs="h2" aria-label={t('cart.saved')}>
      {isGuest && <p className={styles.note}>{t('cart.saved_here')}</p>}
      <ul>
        {later.map(item => (
          <li key={item.cartId} className={styles.line}>
            <LinePicture item={item} className={styles.picture} />
            <div className={styles.words}>
              <Link href={hrefOfLine(item, linkTo)} className={styles.title}>
                {item.title}
              </Link>
              <p>
                {[choiceOfLine(item), item.final_price > 0 && money(words, item.final_price)]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
            <div className={styles.tools}>
              <Button
                size="small"
                variant="soft"
                aria-label={`${t('cart.back')}: ${item.title}`}
                onClick={() => moveToCart(item.cartId)}
              >
                {t('cart.back')}
              </Button>
              <Button
                size="small"
                variant="text"
                aria-label={`${t('cart.remove')}: ${item.title}`}
                onClick={() => removeSaved(item.cartId)}
              >
                {t('cart.remove')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
