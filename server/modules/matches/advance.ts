/**
 * Advances a running battle: computes the step, stores it if the row still has the version that the step was computed
 * for, and broadcasts it. Of two concurrent steps the first one wins, and the second reads the row again.
 */
import type { AppContext } from '../../kernel/context.ts'
import { isRefusal, type Refusal, refuse } from '../../kernel/route.ts'
import { lockPlayers } from '../ladder/players-repo.ts'
import { broadcastStep } from './broadcast.ts'
import { cacheBattle, cachedBattle, dropBattle, type LiveBattle, rebuildBattle } from './live-battles.ts'
import { seatsOf } from './match-seats.ts'
import { matchById, storeSteps } from './matches-repo.ts'
import type { Forward } from './move-on.ts'
import { settleMatch } from './settle-match.ts'
import { storeStepBatched } from './store-step-batched.ts'

export type TableContext = Pick<AppContext, 'db' | 'events' | 'live' | 'now' | 'ids'>

/** Returns null when there is nothing to do. */
export type Decide = (battle: LiveBattle, now: Date) => Forward | Refusal | null

const tries = 5

/** @param actionId id that the client gave the action */
export async function advance(
  context: TableContext,
  id: string,
  decide: Decide,
  actionId: string | null = null,
): Promise<LiveBattle | Refusal> {
  for (let attempt = 0; attempt < tries; attempt++) {
    const cached = attempt === 0 ? cachedBattle(context.db, id) : undefined
    const battle = cached ?? (await rebuildBattle(context.db, id))
    if (!battle) return whyNone(context, id)
    const now = context.now()
    const next = decide(battle, now)
    if (next === null || isRefusal(next)) {
      cacheBattle(context.db, battle)
      if (cached) continue // another process may have advanced the battle
      return next ?? battle
    }
    const stored = await store(context, next, actionId, now)
    if (!stored) {
      dropBattle(context.db, id)
      continue
    }
    cacheBattle(context.db, next.battle)
    broadcastStep(context, next.battle, next.events, now)
    return next.battle
  }
  return refuse('action_stale')
}

/** Returns why no battle can be advanced: it does not exist, or its rules differ from those of this process. */
async function whyNone({ db }: TableContext, id: string): Promise<Refusal> {
  return refuse((await matchById(db, id))?.setup ? 'match_closed' : 'not_found')
}

async function store(
  context: TableContext,
  next: Forward,
  actionId: string | null,
  now: Date,
): Promise<boolean> {
  const { battle, command } = next
  const step = { next: battle.row, command, actionId }
  if (battle.row.status !== 'over') return storeStepBatched(context.db, step)
  const { player1, player2 } = seatsOf(battle.row)
  return context.db.transaction(async tx => {
    await lockPlayers(tx, [player1, player2]) // before the table, in the same order as sitting down
    const stored = await storeSteps(tx, [step])
    if (stored.size === 0) return false
    await settleMatch(context, tx, battle, now)
    return true
  })
}
