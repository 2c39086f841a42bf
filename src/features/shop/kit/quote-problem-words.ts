/** Describes why a quote cannot be placed: the problem, its item, and what to do next. */
import type { Quote } from '@/contract/endpoints/shop/checkout.ts'
import type { CartFacts } from '@/stores/cart.ts'
import { money, type ShopWords } from './product-words.ts'

/** Formats a problem of a quote as a sentence. @param items name a product that this reader can no longer see */
export function quoteProblemWords(
  words: ShopWords,
  { code, line, name, left, amount }: Quote['problems'][number],
  { items }: Pick<CartFacts, 'items'>,
): string {
  const { t } = words
  return t(`checkout.problem.${code}`, {
    name: name ?? items[line ?? -1]?.title ?? t('checkout.unnamed_item'),
    count: left ?? 0,
    amount: money(words, amount ?? 0),
  })
}
