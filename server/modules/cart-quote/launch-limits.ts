/** A product in a launch is sold to holders of an admitted place, and only so many pieces for each place (decision 0068). */
import type { QuoteProblem } from '@/contract/endpoints/shop/checkout.ts'
import type { LaunchOnSale } from '../launches/launches-repo.ts'
import type { QuotedLine } from './quoted-line.ts'

type Line = Pick<QuotedLine, 'need' | 'product_id' | 'quantity' | 'title'>

/** Pieces of the product of the launch, also as a part of a configured item. */
function piecesOf({ items }: Pick<LaunchOnSale, 'items'>, { need, product_id, quantity }: Line): number {
  if (items.includes(`product:${product_id}`)) return quantity
  return Math.max(
    0,
    ...need.filter(({ item, id }) => items.includes(`${item}:${id}`)).map(part => part.quantity),
  )
}

export const piecesInLaunch = (launch: Pick<LaunchOnSale, 'items'>, lines: readonly Line[]): number =>
  lines.reduce((sum, line) => sum + piecesOf(launch, line), 0)

export function launchProblems(launches: readonly LaunchOnSale[], lines: readonly Line[]): QuoteProblem[] {
  return launches.flatMap((launch): QuoteProblem[] => {
    const pieces = piecesInLaunch(launch, lines)
    if (pieces === 0 || (launch.is_admitted && pieces <= launch.most_pieces)) return []
    const name = lines.find(line => piecesOf(launch, line) > 0)?.title ?? null
    const facts = { line: null, name, amount: null }
    return [
      launch.is_admitted
        ? { ...facts, code: 'launch_limit', left: launch.most_pieces }
        : { ...facts, code: 'launch_place', left: null },
    ]
  })
}
