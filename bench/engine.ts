/** How fast the engine is: commands a second on one core, and the replay of a finished battle. Run: `tsx bench/engine.ts`. */
import { applyCommand } from '../src/engine/apply.ts'
import type { Command } from '../src/engine/commands.ts'
import { legalCommands } from '../src/engine/legal.ts'
import { replay } from '../src/engine/replay.ts'
import { createBattle } from '../src/engine/setup.ts'
import type { BattleSetup, RuleSet } from '../src/engine/types.ts'
import { viewFor } from '../src/engine/view.ts'
import { Dice, specs } from './cards.ts'
import { print } from './row.ts'

interface Played {
  setup: BattleSetup
  seed: number
  commands: Command[]
}

/** A battle of random legal commands, moves preferred. */
function play(rules: RuleSet, seed: number): Played {
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

/** Seconds this process has worked: other load on the machine does not count. */
const worked = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

function speedOf(rules: RuleSet, seed: number): void {
  const battles = Array.from({ length: 200 }, (_, at) => play(rules, seed + at))
  const starts = battles.map(({ setup, seed: own }) => createBattle(setup, own))
  const run = (withLegal: boolean) => {
    let count = 0
    for (const [at, { commands }] of battles.entries()) {
      const start = starts[at]
      if (!start || 'refused' in start) continue
      let { state } = start
      for (const command of commands) {
        if (withLegal) legalCommands(state, command.seat)
        const step = applyCommand(state, command)
        if ('state' in step) state = step.state
        count++
      }
    }
    return count
  }
  for (const withLegal of [false, true]) {
    run(withLegal)
    let count = 0
    const began = worked()
    while (worked() - began < 1.5) count += run(withLegal)
    const speed = Math.round(count / (worked() - began))
    print({
      figure: `engine, ${rules}, commands/s${withLegal ? ', legal asked too' : ''}`,
      target: withLegal ? '' : '>= 300,000',
      measured: speed.toLocaleString('en'),
      n: count,
      seed,
    })
  }
  const began = worked()
  for (const { setup, seed: own, commands } of battles) replay(setup, own, commands)
  const each = ((worked() - began) * 1000) / battles.length
  print({
    figure: `replay of a finished battle, ${rules}`,
    target: '< 5 ms',
    measured: `${each.toFixed(3)} ms`,
    n: battles.length,
    seed,
  })
}

speedOf('classic', 1)
speedOf('standard', 1)
