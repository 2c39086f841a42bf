import { expect, it } from 'vitest'
import type { OrderEntryQuote } from '@/contract/endpoints/admin/order-entry.ts'
import { quotedLines } from './quoted-lines.ts'

const line = (title: string) => ({ title }) as OrderEntryQuote['lines'][number]
const problem = (code: string, at: number) => ({ code, line: at, left: 0, amount: null })

it('gives no price to a line that cannot be sold, and keeps the prices of later lines', () => {
  const quote = {
    lines: [line('first'), line('third')],
    problems: [
      problem('out_of_stock', 1),
      problem('not_enough_stock', 2),
      problem('payment_unavailable', -1),
    ],
  } as unknown as OrderEntryQuote
  const states = quotedLines(3, quote)
  expect(states.map(({ quoted }) => quoted?.title)).toEqual(['first', undefined, 'third'])
  expect(states.map(({ problems }) => problems.map(({ code }) => code))).toEqual([
    [],
    ['out_of_stock'],
    ['not_enough_stock'],
  ])
})
