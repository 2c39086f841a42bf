import { expect, it } from 'vitest'
import { applyCommand } from '../apply.ts'
import { begunBattle } from '../testing/battle.ts'
import { viewFor } from '../view.ts'
import { opponentOf } from './catalog.ts'
import { opponentCodes } from './opponent.ts'

/** Twelve cards of at most 320 health, and moves without danno that strike nobody. */
const LONGEST = 400

/** `novizio` takes the first move whatever it does. */
const choosing = opponentCodes.filter(code => code !== 'novizio')

it.each(choosing)('a classic battle of %s against itself ends: no harmless card is left standing', level => {
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
