/** A battle is defined by setup, seed and commands: running them again gives the same states and events. */
import { applyCommand } from './apply.ts'
import type { Rejection } from './commands.ts'
import type { BattleEvent } from './events.ts'
import { createBattle } from './setup.ts'
import type { BattleSetup, BattleState, SetupRefusal } from './types.ts'

export type Replay =
  | { state: BattleState; events: BattleEvent[] }
  | { refused: SetupRefusal }
  | (Rejection & { at: number }) // index of the first rejected command

export function replay(setup: BattleSetup, seed: number, commands: readonly unknown[]): Replay {
  const start = createBattle(setup, seed)
  return 'refused' in start ? start : replayFrom(start, commands)
}

/** Continues a battle: `past` and further commands give the same as replaying all commands. `at` counts from the first further one. */
export function replayFrom(
  past: { readonly state: BattleState; readonly events: readonly BattleEvent[] },
  commands: readonly unknown[],
): Exclude<Replay, { refused: SetupRefusal }> {
  let { state } = past
  const events = [...past.events]
  for (const [at, command] of commands.entries()) {
    const step = applyCommand(state, command)
    if ('rejected' in step) return { ...step, at }
    state = step.state
    events.push(...step.events)
  }
  return { state, events }
}
