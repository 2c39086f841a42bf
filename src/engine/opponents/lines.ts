import { applyCommand } from '../apply.ts'
import type { Command } from '../commands.ts'
import { sideOf } from '../seats.ts'
import type { BattleState, Seat } from '../types.ts'
import { legalCommands } from '../view.ts'

/** One way to play a turn: at most one change of card, then an action. Ends with the turn, or where a player must choose a card. */
export interface Line {
  first: Command
  end: BattleState
}

/** Returns every way the seat may play its turn, in the order of its commands. `tried` counts engine commands. */
export function linesOf(
  state: BattleState,
  seat: Seat,
  legal: readonly Command[],
): { lines: Line[]; tried: number } {
  const lines: Line[] = []
  let tried = 0
  const follow = (first: Command, from: BattleState, command: Command): void => {
    tried += 1
    const step = applyCommand(from, command)
    if ('rejected' in step) return
    const end = step.state
    const goesOn = first === command && sideOf(end, seat).hasChanged && end.phase === 'playing'
    if (!goesOn) lines.push({ first, end })
    else for (const next of legalCommands(end, seat)) follow(first, end, next)
  }
  for (const command of legal) follow(command, state, command)
  return { lines, tried }
}
