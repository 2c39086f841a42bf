/** Seeded battles of random legal commands, and the CPU time of this process in seconds. Shared by the benches of the engine. */
import { applyCommand } from '../src/engine/apply.ts'
import type { Command } from '../src/engine/commands.ts'
import { createBattle } from '../src/engine/setup.ts'
import type { BattleSetup, RuleSet } from '../src/engine/types.ts'
import { viewFor } from '../src/engine/view.ts'
import { Dice, specs } from './cards.ts'

export interface Played {
  setup: BattleSetup
  seed: number
  commands: Command[]
}

/** Plays a battle of random legal commands, preferring moves. */
export function play(rules: RuleSet, seed: number): Played {
  const dice = new Dice(seed)
  const player1 = dice.deck()
  const setup: BattleSetup = { rules, catalogue: [...specs], decks: { player1, player2: dice.deck(player1) } }
  const start = createBattle(setup, seed)
  if ('refused' in start) throw new Error(start.refused)
  let { state } = start
  const commands: Command[] = []
  while (state.phase !== 'game_over') {
    const legal = viewFor(state, viewFor(state, null).toAct).legal
    const moves = legal.filter(({ type }) => type === 'use-move')
    const command = dice.pick(moves.length > 0 && dice.below(8) > 0 ? moves : legal)
    const step = applyCommand(state, command)
    if ('rejected' in step) throw new Error(step.rejected)
    state = step.state
    commands.push(command)
  }
  return { setup, seed, commands }
}

/** CPU seconds of this process. Other load on the machine does not count. */
export const worked = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}
