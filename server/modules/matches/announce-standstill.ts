import type { World } from '../../kernel/context.ts'
import { dropBattle, keepBattle, rebuildBattle } from './live-battles.ts'
import { matchView } from './match-view.ts'
import { tellTable } from './tell.ts'

/** Clocks were moved: everybody at the table sees the whole of it again. */
export async function announceStandstill(
  world: Pick<World, 'db' | 'live' | 'now'>,
  id: string,
): Promise<void> {
  dropBattle(world.db, id)
  const battle = await rebuildBattle(world.db, id)
  if (battle?.row.status !== 'playing') return
  keepBattle(world.db, battle)
  tellTable(world, id, 'battle-snapshot', await matchView(world.db, battle.row, null, world.now(), battle))
}
