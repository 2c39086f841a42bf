import { expect, it } from 'vitest'
import type { Quote, QuoteLine } from '@/contract/endpoints/shop/checkout.ts'
import type { CartItem } from '@/stores/cart.ts'
import { quotedItems } from './quoted-items.ts'

const item = (cartId: string) => ({ cartId }) as CartItem
const line = (sku: string) => ({ sku }) as QuoteLine
const problem = (code: Quote['problems'][number]['code'], at: number | null) =>
  ({ code, line: at, name: null, left: 1, amount: null }) as const

it('assigns each line its price if earlier lines cannot be sold', () => {
  const quote = {
    lines: [line('a'), line('c'), line('e')],
    problems: [
      problem('line_gone', 1),
      problem('not_enough_stock', 2),
      problem('out_of_stock', 3),
      problem('payment_unavailable', null),
    ],
  } as unknown as Quote
  const found = quotedItems(['a', 'b', 'c', 'd', 'e'].map(item), quote)
  const summary = [...found].map(([id, { line, problem }]) => [id, line?.sku, problem?.code])
  expect(summary).toEqual([
    ['a', 'a', undefined],
    ['b', undefined, 'line_gone'],
    ['c', 'c', 'not_enough_stock'],
    ['d', undefined, 'out_of_stock'],
    ['e', 'e', undefined],
  ])
})
