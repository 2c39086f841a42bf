/** Speed of the engine: commands per second on one core, and the replay of a finished battle. Run: `tsx bench/engine.ts`. */
import { applyCommand } from '../src/engine/apply.ts'
import { replay } from '../src/engine/replay.ts'
import { createBattle } from '../src/engine/setup.ts'
import type { RuleSet } from '../src/engine/types.ts'
import { legalCommands } from '../src/engine/view.ts'
import { play, worked } from './battles.ts'
import { print } from './row.ts'
import { sized } from './size.ts'

/** Seconds of warm-up before counting, because the JavaScript compiler's work counts as CPU time of the process. */
const WARM_UP = sized(2, 0.2)

function speedOf(rules: RuleSet, seed: number): void {
  const battles = Array.from({ length: sized(200, 10) }, (_, at) => play(rules, seed + at))
  const starts = battles.map(({ setup, seed: battleSeed }) => createBattle(setup, battleSeed))
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
    const opened = worked()
    while (worked() - opened < WARM_UP) run(withLegal)
    let count = 0
    const began = worked()
    while (worked() - began < sized(1.5, 0.1)) count += run(withLegal)
    const speed = Math.round(count / (worked() - began))
    print({
      figure: `engine, ${rules}, commands/s${withLegal ? ', legal asked too' : ''}`,
      target: withLegal ? '' : '>= 400,000',
      measured: speed.toLocaleString('en'),
      n: count,
      seed,
    })
  }
  const began = worked()
  for (const { setup, seed: battleSeed, commands } of battles) replay(setup, battleSeed, commands)
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
