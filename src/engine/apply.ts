/**
 * The one way a battle moves on. The state given is never changed; a command that is malformed or not allowed comes
 * back as a code. It knows no rule: the state's rule set decides.
 */
import type { Rejection } from './commands.ts'
import { readCommand } from './read-command.ts'
import { rulesOf } from './rules/catalog.ts'
import type { Step } from './steps.ts'
import type { BattleState } from './types.ts'

/** @param command a `Command`, or anything a network or a storage may hold in its place */
export function applyCommand(state: BattleState, command: unknown): Step | Rejection {
  const known = readCommand(command)
  if (!known) return { rejected: 'malformed_command' }
  const outcome = rulesOf(state.rules).apply(state, known)
  return typeof outcome === 'string' ? { rejected: outcome } : outcome
}
