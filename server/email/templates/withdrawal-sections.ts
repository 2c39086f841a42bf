/** Content of the acknowledgement of a withdrawal (Directive 2011/83/EU, art. 11a): the items, date and time, and what happens next. */

import type { Section } from '../email-sections.ts'
import type { Pen } from '../email-template.ts'
import type { OrderFacts } from '../order-facts.ts'
import { pieceWords } from './order-sections.ts'

export function withdrawalSections(order: OrderFacts, pen: Pen): Section[] {
  const { withdrawal, currency, due } = order
  if (!withdrawal) return []
  const { at, lines, refund, is_rewritten, back_to } = withdrawal
  const say = (key: string, words?: Record<string, string>) => pen.say(`withdrawal.${key}`, words)
  const shippedLines = lines.filter(line => line.sent > 0).map(line => ({ ...line, quantity: line.sent }))
  const follows = [
    ...(refund > 0 ? [say('refund', { amount: pen.money(refund, currency) })] : []),
    ...(is_rewritten ? [say('rewritten', { due: pen.money(due, currency) })] : []),
    ...(shippedLines.length > 0
      ? [say('send_back', { pieces: shippedLines.map(pieceWords).join('; ') }), ...back_to]
      : []),
  ]
  return [
    {
      kind: 'facts',
      columns: [
        { title: say('goods'), lines: lines.map(pieceWords) },
        { title: say('received'), lines: [pen.moment(at), order.number, order.name] },
      ],
    },
    ...(follows.length > 0
      ? [{ kind: 'facts' as const, columns: [{ title: say('follows'), lines: follows }] }]
      : []),
  ]
}
