/** Merges two carts: equal lines are added up, and no line is lost. Pure. */
import { type CartLine, mostCartLines, mostPieces } from '@/contract/endpoints/shop/cart.ts'
import type { QuoteProblem } from '@/contract/endpoints/shop/checkout.ts'

const longestNote = 500

/** Joins both notes if they differ. */
function joinNotes(own: string, added: string): string {
  if (!added || own === added) return own
  return own ? `${own}\n${added}`.slice(0, longestNote) : added
}

/** Lines of `own` first, in their order. */
export function joinLines(own: readonly CartLine[], added: readonly CartLine[]): CartLine[] {
  const joined = new Map(own.map(line => [line.key, line]))
  for (const line of added) {
    const existing = joined.get(line.key)
    joined.set(
      line.key,
      existing
        ? {
            ...line,
            quantity: Math.min(existing.quantity + line.quantity, mostPieces),
            note_worksheet: joinNotes(existing.note_worksheet, line.note_worksheet),
            note_production: joinNotes(existing.note_production, line.note_production),
          }
        : line,
    )
  }
  return [...joined.values()]
}

/** Saves lines beyond the limits of a quote for later, as far as that list has space. */
export function withinLimits(cart: { lines: CartLine[]; later: CartLine[] }) {
  const later = joinLines(cart.later, cart.lines.slice(mostCartLines))
  return { lines: cart.lines.slice(0, mostCartLines), later: later.slice(0, 2 * mostCartLines) }
}

/**
 * Reduces lines to the stock. A sold-out line is unchanged, because its problem is shown with it. @param problems of a
 * quote of these lines, in the same order
 */
export function capToStock(
  lines: readonly CartLine[],
  problems: readonly QuoteProblem[],
): { lines: CartLine[]; capped: string[] } {
  const stockByLine = new Map(
    problems.flatMap(({ code, line, left }) =>
      code === 'not_enough_stock' && line !== null && left !== null ? [[line, left] as const] : [],
    ),
  )
  return {
    lines: lines.map((line, at) => ({ ...line, quantity: stockByLine.get(at) ?? line.quantity })),
    capped: lines.filter((_, at) => stockByLine.has(at)).map(({ key }) => key),
  }
}
