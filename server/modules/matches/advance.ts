/**
 * The one road on which a running battle moves: think out the step, store it if the row still has the version it was thought out
 * for, tell everybody. Whoever was faster wins; the other looks again.
 */
import type { World } from '../../kernel/context.ts'
import { isRefusal, type Refusal, refuse } from '../../kernel/route.ts'
import { dropBattle, keepBattle, keptBattle, type LiveBattle, rebuildBattle } from './live-battles.ts'
import { matchById, storeSteps } from './matches-repo.ts'
import type { Forward } from './move-on.ts'
import { settleMatch } from './settle-match.ts'
import { storeTogether } from './store-together.ts'
import { tellStep } from './tell.ts'

export type TableWorld = Pick<World, 'db' | 'events' | 'live' | 'now' | 'ids'>

/** null: nothing is to be done. */
export type Decide = (battle: LiveBattle, now: Date) => Forward | Refusal | null

const tries = 5

/** @param actionId the player's own name for the step */
export async function advance(
  world: TableWorld,
  id: string,
  decide: Decide,
  actionId: string | null = null,
): Promise<LiveBattle | Refusal> {
  for (let attempt = 0; attempt < tries; attempt++) {
    const known = attempt === 0 ? keptBattle(world.db, id) : undefined
    const battle = known ?? (await rebuildBattle(world.db, id))
    if (!battle) return whyNone(world, id)
    const now = world.now()
    const next = decide(battle, now)
    if (next === null || isRefusal(next)) {
      if (known) continue // another process may have moved it on
      return next ?? battle
    }
    const stored = await store(world, next, actionId, now)
    if (!stored) {
      dropBattle(world.db, id)
      continue
    }
    keepBattle(world.db, next.battle)
    tellStep(world, next.battle, next.events, now)
    return next.battle
  }
  return refuse('action_stale')
}

/** There is a battle, and its rules are not those of this process. */
async function whyNone({ db }: TableWorld, id: string): Promise<Refusal> {
  return refuse((await matchById(db, id))?.setup ? 'match_closed' : 'not_found')
}

async function store(world: TableWorld, next: Forward, actionId: string | null, now: Date): Promise<boolean> {
  const { battle, command } = next
  const step = { next: battle.row, command, actionId }
  if (battle.row.status !== 'over') return storeTogether(world.db, step)
  return world.db.transaction(async tx => {
    const stored = await storeSteps(tx, [step])
    if (stored.size === 0) return false
    await settleMatch(world, tx, battle, now)
    return true
  })
}
