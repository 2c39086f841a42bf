import type { AppContext } from '../../kernel/context.ts'
import { broadcastTable } from './broadcast.ts'
import { cacheBattle, rebuilt } from './live-battles.ts'
import { matchView } from './match-view.ts'
import type { MatchRow } from './matches-repo.ts'

/**
 * Sends `match-start` with the public view of the battle to the table. Sends nothing when the battle cannot be rebuilt.
 */
export async function announceStart(
  context: Pick<AppContext, 'db' | 'live' | 'now'>,
  row: MatchRow,
): Promise<void> {
  const battle = await rebuilt(context.db, row)
  if (!battle) return
  cacheBattle(context.db, battle)
  broadcastTable(
    context,
    row,
    'match-start',
    await matchView(context.db, row, null, context.now(), { battle }),
  )
}
