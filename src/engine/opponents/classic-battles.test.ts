import { expect, it } from 'vitest'
import { applyCommand } from '../apply.ts'
import { begunBattle } from '../testing/battle.ts'
import { viewFor } from '../view.ts'
import { opponentOf } from './catalog.ts'
import { opponentCodes } from './opponent.ts'

/** Twelve cards of at most 320 health, and moves without danno that hit nothing. */
const LONGEST = 400

/** `novizio` always takes the first move, whatever its effect. */
const choosing = opponentCodes.filter(code => code !== 'novizio')

it.each(choosing)('ends a classic battle of %s against itself although some cards are harmless', level => {
  for (let seed = 1; seed <= 30; seed++) {
    let state = begunBattle('classic', seed)
    let commands = 0
    for (; state.phase !== 'game_over' && commands < LONGEST; commands++) {
      const { toAct } = viewFor(state, null)
      const command = toAct && opponentOf(level).decide(viewFor(state, toAct), seed)
      const step = applyCommand(state, command)
      if ('rejected' in step) throw new Error(step.rejected)
      state = step.state
    }
    expect(commands, `seed ${seed}`).toBeLessThan(LONGEST)
  }
})
