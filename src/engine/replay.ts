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
  if ('refused' in start) return start
  let state = start.state
  const events = [...start.events]
  for (const [at, command] of commands.entries()) {
    const step = applyCommand(state, command)
    if ('rejected' in step) return { ...step, at }
    state = step.state
    events.push(...step.events)
  }
  return { state, events }
}
