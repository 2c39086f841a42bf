/** Adds the prints of an order to the workshop's list, in the order's transaction. */
import { layersOf, printedSides } from '@/contract/endpoints/shop/print-design.ts'
import type { AppContext } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { designedLines, markOrdered } from './designs-repo.ts'
import { planPrints } from './prints-repo.ts'

/** Plans one print for each side with layers. A repeated call adds nothing. */
export async function planPrintsOf(
  orderId: number,
  tx: Queryable,
  { ids, now }: Pick<AppContext, 'ids' | 'now'>,
): Promise<void> {
  const lines = await designedLines(tx, orderId)
  const next_try_at = now()
  const rows = lines.flatMap(({ id, configuration: { design } }) =>
    printedSides(design).map(side => ({ line_id: id, side, file: ids.secret(16), next_try_at })),
  )
  await planPrints(tx, rows)
  const pictures = lines.flatMap(({ configuration: { design } }) =>
    design ? layersOf(design).flatMap(layer => (layer.kind === 'picture' ? [layer.picture] : [])) : [],
  )
  await markOrdered(tx, [...new Set(pictures)], now())
}
