/** Why a quote cannot be placed, in words: what stands in the way, which item or code it is about, what to do next. */
import type { Quote } from '@/contract/endpoints/shop/checkout.ts'
import type { CartFacts } from '@/stores/cart.ts'
import { money, type ShopWords } from './product-words.ts'

/**
 * One problem of a quote as a sentence.
 *
 * @param cart names what the server may not name: a product that this reader can no longer see, the code that was typed
 */
export function quoteProblemWords(
  words: ShopWords,
  { code, line, name, left, amount }: Quote['problems'][number],
  { items, cart_coupon }: Pick<CartFacts, 'items' | 'cart_coupon'>,
): string {
  const { t } = words
  return t(`checkout.problem.${code}`, {
    name: name ?? items[line ?? -1]?.title ?? t('checkout.unnamed_item'),
    count: left ?? 0,
    code: cart_coupon?.code ?? '',
    amount: money(words, amount ?? 0),
  })
}
