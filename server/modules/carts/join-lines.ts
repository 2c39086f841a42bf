/** Two carts become one: the same line adds up, and nothing of either is lost. Pure. */
import { type CartLine, mostCartLines, mostPieces } from '../../../src/contract/endpoints/shop/cart.ts'
import type { QuoteProblem } from '../../../src/contract/endpoints/shop/checkout.ts'

const longestNote = 500

/** Both, where they differ. */
function joinNotes(own: string, added: string): string {
  if (!added || own === added) return own
  return own ? `${own}\n${added}`.slice(0, longestNote) : added
}

/** `own` first, in its order. */
export function joinLines(own: readonly CartLine[], added: readonly CartLine[]): CartLine[] {
  const joined = new Map(own.map(line => [line.key, line]))
  for (const line of added) {
    const known = joined.get(line.key)
    joined.set(
      line.key,
      known
        ? {
            ...line,
            quantity: Math.min(known.quantity + line.quantity, mostPieces),
            note_worksheet: joinNotes(known.note_worksheet, line.note_worksheet),
            note_production: joinNotes(known.note_production, line.note_production),
          }
        : line,
    )
  }
  return [...joined.values()]
}

/** What a quote would not take any more is saved for later, as far as there is room. */
export function withinLimits(cart: { lines: CartLine[]; later: CartLine[] }) {
  const later = joinLines(cart.later, cart.lines.slice(mostCartLines))
  return { lines: cart.lines.slice(0, mostCartLines), later: later.slice(0, 2 * mostCartLines) }
}

/**
 * Brings lines down to what is in stock. One that is sold out stays as it is: its problem is shown where it stands.
 *
 * @param problems of a quote of these lines, in the same order
 */
export function capToStock(
  lines: readonly CartLine[],
  problems: readonly QuoteProblem[],
): { lines: CartLine[]; capped: string[] } {
  const left = new Map(
    problems.flatMap(({ code, line, left }) =>
      code === 'not_enough_stock' && line !== null && left !== null ? [[line, left] as const] : [],
    ),
  )
  return {
    lines: lines.map((line, at) => ({ ...line, quantity: left.get(at) ?? line.quantity })),
    capped: lines.filter((_, at) => left.has(at)).map(({ key }) => key),
  }
}
