/**
 * Plays a ticket like a page: the human by a heuristic and a seed, the computer by its level, both on the same engine.
 */
import type { InputOf } from '@/contract/endpoint.ts'
import type { sendResult, Ticket } from '@/contract/endpoints/game/battles.ts'
import { applyCommand } from '@/engine/apply.ts'
import type { Command } from '@/engine/commands.ts'
import { opponentOf } from '@/engine/opponents/catalog.ts'
import { drawBelow, rngFromSeed } from '@/engine/rng.ts'
import { createBattle } from '@/engine/setup.ts'
import type { BattleState } from '@/engine/types.ts'
import { legalCommands, viewFor } from '@/engine/view.ts'

export type SentCommand = InputOf<typeof sendResult>['body']['commands'][number]

export interface Played {
  sent: SentCommand[] // the human's commands, as a page sends them
  commands: Command[] // of both seats
  state: BattleState // the state afterwards
}

type PlayableTicket = Pick<Ticket, 'setup' | 'seed' | 'opponent'>

/** Usually attacks, and sometimes takes any legal action. */
function humanCommand(state: BattleState, rng: number): { command: Command; rng: number } {
  const legal = legalCommands(state, 'player1')
  const whim = drawBelow(rng, 5)
  const draw = drawBelow(whim.rng, legal.length)
  const command = (whim.value === 0 ? legal[draw.value] : legal[0]) as Command
  return { command, rng: draw.rng }
}

/** @param humanCommands ends the battle after this many; absent: plays to the end */
export function playTicket(
  { setup, seed, opponent }: PlayableTicket,
  whim = 1,
  humanCommands = Number.POSITIVE_INFINITY,
): Played {
  const start = createBattle(setup, seed)
  if ('refused' in start) throw new Error(start.refused)
  let { state } = start
  let rng = rngFromSeed(whim)
  const commands: Command[] = []
  let acted = 0
  for (let view = viewFor(state, 'player2'); view.toAct; view = viewFor(state, 'player2')) {
    if (view.toAct === 'player1' && acted === humanCommands) break
    const chosen = view.toAct === 'player1' ? humanCommand(state, rng) : null
    const command = chosen?.command ?? opponentOf(opponent).decide(view, seed)
    const step = applyCommand(state, command)
    if ('rejected' in step) throw new Error(step.rejected)
    if (chosen) acted += 1
    rng = chosen?.rng ?? rng
    commands.push(command as Command)
    state = step.state
  }
  return { sent: commands.filter(({ seat }) => seat === 'player1') as SentCommand[], commands, state }
}
