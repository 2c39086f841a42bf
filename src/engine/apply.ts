/**
 * The only function that advances a battle. It never modifies the given state. Returns a code if the command is malformed or not
 * allowed. The rule set of the state decides.
 */
import type { Rejection } from './commands.ts'
import { readCommand } from './read-command.ts'
import { rulesOf } from './rules/catalog.ts'
import type { Step } from './steps.ts'
import type { BattleState } from './types.ts'

/** @param command a `Command`, or any value from the network or a storage */
export function applyCommand(state: BattleState, command: unknown): Step | Rejection {
  const validCommand = readCommand(command)
  if (!validCommand) return { rejected: 'malformed_command' }
  const outcome = rulesOf(state.rules).apply(state, validCommand)
  return typeof outcome === 'string' ? { rejected: outcome } : outcome
}
