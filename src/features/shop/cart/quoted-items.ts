/** Maps the lines of a quote to the lines of the cart. Pure. */
import type { Quote, QuoteLine } from '@/contract/endpoints/shop/checkout.ts'
import type { CartItem } from '@/stores/cart.ts'

export interface QuotedItem {
  line?: QuoteLine // undefined: it cannot be sold
  problem?: Quote['problems'][number]
}

/** Problems that exclude a line from the lines of the quote. */
const unsold: readonly Quote['problems'][number]['code'][] = ['line_gone', 'line_choice', 'out_of_stock']

/** Keyed by `cartId`. @param items the items of the quote request, in the same order */
export function quotedItems(items: readonly CartItem[], quote: Quote): Map<string, QuotedItem> {
  const lines = [...quote.lines]
  return new Map(
    items.map((item, at) => {
      const problem = quote.problems.find(candidate => candidate.line === at)
      const line = problem && unsold.includes(problem.code) ? undefined : lines.shift()
      return [item.cartId, { ...(line && { line }), ...(problem && { problem }) }]
    }),
  )
}
