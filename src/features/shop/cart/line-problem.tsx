/** Shows why a line cannot be sold and how to fix it. */
import type { LinkTo } from '@/contract/paths.ts'
import { type CartItem, useCart } from '@/stores/cart.ts'
import { Button } from '@/ui/action/button.tsx'
import { Note } from '@/ui/content/note.tsx'
import { hrefOfLine } from '../kit/cart-line-view.tsx'
import type { ShopWords } from '../kit/product-words.ts'
import { quoteProblemWords } from '../kit/quote-problem-words.ts'
import styles from './line-problem.module.css'
import type { QuotedItem } from './quoted-items.ts'

interface LineProblemProps {
  item: CartItem
  problem: QuotedItem['problem']
  words: ShopWords
  linkTo: LinkTo
}

export function LineProblem({ item, problem, words, linkTo }: LineProblemProps) {
  const { t } = words
  if (!problem) return null
  const { updateItemQuantity, removeCartItem } = useCart.getState()
  return (
    <div className={styles.problem}>
      <Note tone="warning">{quoteProblemWords(words, { ...problem, line: 0 }, { items: [item] })}</Note>
      {problem.code === 'not_enough_stock' && problem.left !== null && problem.left > 0 && (
        <Button size="small" variant="soft" onClick={() => updateItemQuantity(item.cartId, problem.left)}>
          {t('cart.take', { count: problem.left })}
        </Button>
      )}
      {(problem.code === 'line_choice' || problem.code === 'print_crowded') && (
        <Button size="small" variant="soft" href={hrefOfLine(item, linkTo)}>
          {t('cart.choose_again')}
        </Button>
      )}
      {problem.code === 'line_gone' && (
        <Button size="small" variant="soft" onClick={() => removeCartItem(item.cartId)}>
          {t('cart.remove')}
        </Button>
      )}
    </div>
  )
}
