/** Maps the lines of a draft to the lines of its quote, which omits lines that cannot be sold. Pure. */

import type { OrderEntryQuote } from '@/contract/endpoints/admin/order-entry.ts'
import type { QuoteProblem } from '@/contract/endpoints/shop/checkout.ts'

export interface LineState {
  quoted: OrderEntryQuote['lines'][number] | undefined
  problems: readonly QuoteProblem[]
}

const leavesOut: readonly QuoteProblem['code'][] = ['line_gone', 'line_choice', 'out_of_stock']

export function quotedLines(count: number, quote: OrderEntryQuote | null): LineState[] {
  let next = 0
  return Array.from({ length: count }, (_, at) => {
    const problems = quote?.problems.filter(({ line }) => line === at) ?? []
    const isOut = problems.some(({ code }) => leavesOut.includes(code))
    return { problems, quoted: isOut ? undefined : quote?.lines[next++] }
  })
}
