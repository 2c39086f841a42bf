import type { World } from '../../kernel/context.ts'
import { keepBattle, rebuilt } from './live-battles.ts'
import { matchView } from './match-view.ts'
import type { MatchRow } from './matches-repo.ts'
import { tellTable } from './tell.ts'

/** Everybody at the table hears the whole beginning; nobody's hidden things are in it. */
export async function announceStart(world: Pick<World, 'db' | 'live' | 'now'>, row: MatchRow): Promise<void> {
  const battle = await rebuilt(world.db, row)
  if (!battle) return
  keepBattle(world.db, battle)
  tellTable(world, row.id, 'match-start', await matchView(world.db, row, null, world.now(), battle))
}
