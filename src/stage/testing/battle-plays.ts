/** Whole battles as the stage receives them: events between two pictures. Seeded; both seats play at random. */
import { applyCommand } from '@/engine/apply.ts'
import type { BattleEvent } from '@/engine/events.ts'
import { drawBelow, rngFromSeed } from '@/engine/rng.ts'
import { createBattle } from '@/engine/setup.ts'
import type { BattleSetup } from '@/engine/types.ts'
import { viewFor } from '@/engine/view.ts'
import type { BattleSnapshot } from '../battle-snapshot.ts'
import { beforeStart, type LooksOf, pictureOfState } from './battle-pictures.ts'

export interface Play {
  events: BattleEvent[]
  before: BattleSnapshot
  after: BattleSnapshot
}

/** Moves are preferred to skips and switches, so that the battle ends. */
export function playsOf(setup: BattleSetup, seed: number, looks?: LooksOf): Play[] {
  const start = createBattle(setup, seed)
  if ('refused' in start) throw new Error(start.refused)
  let { state } = start
  let rng = rngFromSeed(seed)
  const below = (count: number) => {
    const draw = drawBelow(rng, count)
    rng = draw.rng
    return draw.value
  }
  let before = pictureOfState(state, looks)
  const plays: Play[] = [{ events: start.events, before: beforeStart(before), after: before }]
  while (state.phase !== 'game_over') {
    const { toAct } = viewFor(state, null)
    const { legal } = viewFor(state, toAct)
    const moves = legal.filter(({ type }) => type === 'use-move')
    const offered = moves.length > 0 && below(8) > 0 ? moves : legal
    const step = applyCommand(state, offered[below(offered.length)])
    if ('rejected' in step) throw new Error(step.rejected)
    state = step.state
    const after = pictureOfState(state, looks)
    plays.push({ events: step.events, before, after })
    before = after
  }
  return plays
}
