/** The computer player: decides when no animation runs, waits for its delay, then plays the decision of its level. */
import type { Command } from '@/engine/commands.ts'
import type { ComputerCode } from '@/engine/opponents/opponent.ts'
import type { Seat } from '@/engine/types.ts'
import type { BattleView } from '@/engine/view.ts'
import type { Clock } from '@/lib/clock.ts'
import type { BattleLink } from './link.ts'
import type { BattleSession } from './session.ts'
import type { Thinker } from './thinker.ts'

/**
 * Delay before its own move, in milliseconds, including the search. It differs by opponent: the value of novizio
 * follows specification notes §4, §9.
 */
export const computerDelay: Record<ComputerCode, number> = {
  novizio: 2000,
  apprendista: 900,
  esperto: 1400,
  veterano: 1100,
  maestro: 1600,
  istruttore: 1400,
}

export interface ComputerConfig {
  session: BattleSession // what the human sees: the computer never acts before the last step was shown
  link: BattleLink // link of the seat that the computer plays
  seat: Seat
  thinker: Thinker
  delay: number // milliseconds; a defeated card is replaced immediately
  clock: Clock
}

export interface Computer {
  /** Prepares the search while the opening is shown. */
  rehearse(): void
  /** Plays the decided move without the rest of its delay. Does nothing on the other player's turn. */
  hurry(): void
  leave(): void
}

export function seatComputer({ session, link, seat, thinker, delay, clock }: ComputerConfig): Computer {
  let view: BattleView | null = null
  let busyWith: BattleView | null = null
  let stop = () => {}
  let waiting: (() => void) | null = null // plays the decided move
  let hasLeft = false

  const play = (command: Command, since: number) => {
    const act = () => {
      busyWith = null
      waiting = null
      if (!hasLeft) void link.send(command)
    }
    if (command.type === 'choose-card') queueMicrotask(act)
    else {
      waiting = act
      stop = clock.after(Math.max(0, delay - (clock.now() - since)), act)
    }
  }
  const think = () => {
    const { gameState, toAct } = session.store.getState().battle
    const isShown = gameState === 'playing' || gameState === 'awaiting_selection'
    if (busyWith || !isShown || toAct !== seat || !view) return
    const seen = view
    const since = clock.now()
    busyWith = seen
    void thinker.decide(seen).then(command => {
      if (!hasLeft && command && seen === view) return play(command, since)
      busyWith = null
      if (!hasLeft && seen !== view) think()
    })
  }
  const closeLink = link.open(update => {
    if (update.type === 'refused' || update.type === 'clock') return
    view = update.view
    think()
  })
  const unsubscribe = session.store.subscribe(think)
  return {
    rehearse: () => view && thinker.rehearse(view),
    hurry: () => {
      if (!waiting) return
      stop()
      waiting()
    },
    leave: () => {
      hasLeft = true
      closeLink()
      unsubscribe()
      stop()
      thinker.close()
    },
  }
}
