/**
 * Replays a sent result: the human's commands in order, the computer's recomputed from the same seed, like the page. It
 * accepts only what the rules allow, and uses neither database nor clock (decision 0032).
 */
import type { BattleOutcome, BattleReport } from '@/contract/endpoints/game/battles.ts'
import { applyCommand } from '@/engine/apply.ts'
import type { Command } from '@/engine/commands.ts'
import { opponentOf } from '@/engine/opponents/catalog.ts'
import type { ComputerCode } from '@/engine/opponents/opponent.ts'
import { createBattle } from '@/engine/setup.ts'
import type { BattleSetup, BattleState } from '@/engine/types.ts'
import { viewFor } from '@/engine/view.ts'

export interface SentBattle {
  setup: BattleSetup
  seed: number
  opponent: ComputerCode
  sent: readonly Command[] // of player1
  isForfeit: boolean // player1 forfeited after the last of them
}

export type ResultProblem = NonNullable<BattleReport['fault']>

export type Verdict =
  | { outcome: BattleOutcome; turns: number; knockouts: number; commands: Command[] } // commands of both seats, knockouts by player1
  | { fault: ResultProblem }

interface Replayed {
  state: BattleState
  commands: Command[]
}

const outcomeOf = ({ winner }: BattleState): BattleOutcome =>
  winner === null ? 'spare' : winner === 'player1' ? 'win' : 'lose'

/** A result that breaks the rules is a `fault`, not an error. Throws only when the computer has no legal command. */
export function judge({ setup, seed, opponent, sent, isForfeit }: SentBattle): Verdict {
  const start = createBattle(setup, seed)
  if ('refused' in start) return { fault: 'unknown_catalogue' }
  let played = afterComputer({ state: start.state, commands: [] }, opponent, seed)
  for (const command of sent) {
    if (played.state.phase === 'game_over') return { fault: 'surplus_commands' }
    const step = applyCommand(played.state, command)
    if ('rejected' in step) return { fault: 'illegal_command' }
    played = afterComputer({ state: step.state, commands: [...played.commands, command] }, opponent, seed)
  }
  const { state, commands } = played
  const counted = { turns: state.turn, knockouts: state.player2.defeatedCardIds.length, commands }
  if (state.phase === 'game_over') return { outcome: outcomeOf(state), ...counted }
  return isForfeit ? { outcome: 'lose', ...counted } : { fault: 'unfinished' }
}

/** Plays the computer's commands until it is the human's turn. */
function afterComputer(from: Replayed, opponent: ComputerCode, seed: number): Replayed {
  let { state } = from
  const commands = [...from.commands]
  for (;;) {
    const view = viewFor(state, 'player2')
    if (view.toAct !== 'player2') return { state, commands }
    const command = opponentOf(opponent).decide(view, seed)
    const step = command && applyCommand(state, command)
    if (!step || 'rejected' in step) throw new Error(`${opponent} gave no legal command`)
    commands.push(command)
    state = step.state
  }
}
