/** Which line of a draft became which line of its quote: those that cannot be sold are missing there. Pure. */
import type { QuoteProblem } from '@/contract/checkout.ts'
import type { DeskQuote } from '@/contract/order-desk.ts'

export interface LineState {
  quoted: DeskQuote['lines'][number] | undefined
  problems: readonly QuoteProblem[]
}

const leavesOut: readonly QuoteProblem['code'][] = ['line_gone', 'line_choice', 'out_of_stock']

export function quotedLines(count: number, quote: DeskQuote | null): LineState[] {
  let next = 0
  return Array.from({ length: count }, (_, at) => {
    const problems = quote?.problems.filter(({ line }) => line === at) ?? []
    const isOut = problems.some(({ code }) => leavesOut.includes(code))
    return { problems, quoted: isOut ? undefined : quote?.lines[next++] }
  })
}
