/** Sits on the other chair: waits its delay once the screen is still, then plays what its level decides. */
import type { Command } from '@/engine/commands.ts'
import type { Opponent } from '@/engine/opponents/opponent.ts'
import type { Seat } from '@/engine/types.ts'
import type { BattleView } from '@/engine/view.ts'
import type { Clock } from './clock.ts'
import type { BattleLink } from './link.ts'
import type { BattleSession } from './session.ts'

/** Before a move of its own (specification §4, §9), in milliseconds. A fallen card is replaced at once. */
export const COMPUTER_DELAY = 2000

export interface ComputerConfig {
  session: BattleSession // what the human sees: the computer never acts before it is shown
  link: BattleLink // its own seat's
  seat: Seat
  opponent: Opponent
  clock: Clock
}

/** The answer stands it up again. */
export function seatComputer({ session, link, seat, opponent, clock }: ComputerConfig): () => void {
  let view: BattleView | null = null
  let planned: Command | null = null
  let stop = () => {}

  const think = () => {
    const { gameState, toAct } = session.state()
    const isShown = gameState === 'playing' || gameState === 'awaiting_selection'
    if (planned || !isShown || toAct !== seat || !view) return
    const command = opponent.decide(view)
    if (!command) return
    planned = command
    const play = () => {
      planned = null
      void link.send(command)
    }
    if (command.type === 'choose-card') queueMicrotask(play)
    else stop = clock.after(COMPUTER_DELAY, play)
  }
  const closeLink = link.open(update => {
    if (update.type === 'refused') return
    view = update.view
    think()
  })
  const unsubscribe = session.subscribe(think)
  return () => {
    closeLink()
    unsubscribe()
    stop()
  }
}
