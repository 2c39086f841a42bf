import type { AppContext } from '../../kernel/context.ts'
import { broadcastTable } from './broadcast.ts'
import { cacheBattle, dropBattle, rebuildBattle } from './live-battles.ts'
import { matchView } from './match-view.ts'

/** Sends the complete battle to the table after clocks were moved. */
export async function announceStandstill(
  context: Pick<AppContext, 'db' | 'live' | 'now'>,
  id: string,
): Promise<void> {
  dropBattle(context.db, id)
  const battle = await rebuildBattle(context.db, id)
  if (battle?.row.status !== 'playing') return
  cacheBattle(context.db, battle)
  const snapshot = await matchView(context.db, battle.row, null, context.now(), { battle })
  broadcastTable(context, battle.row, 'battle-snapshot', snapshot)
}
