/** Sits on the other chair: thinks once the screen is still, takes its time, then plays what its level decides. */
import type { Command } from '@/engine/commands.ts'
import type { OpponentCode } from '@/engine/opponents/opponent.ts'
import type { Seat } from '@/engine/types.ts'
import type { BattleView } from '@/engine/view.ts'
import type { Clock } from '@/lib/clock.ts'
import type { BattleLink } from './link.ts'
import type { BattleSession } from './session.ts'
import type { Thinker } from './thinker.ts'

/** Before a move of its own, thinking included, in milliseconds: the hasty and the thoughtful are told apart. novizio's: specification notes §4, §9. */
export const computerDelay: Record<OpponentCode, number> = {
  novizio: 2000,
  apprendista: 900,
  esperto: 1400,
  veterano: 1100,
  maestro: 1600,
}

export interface ComputerConfig {
  session: BattleSession // what the human sees: the computer never acts before it is shown
  link: BattleLink // its own seat's
  seat: Seat
  thinker: Thinker
  delay: number // milliseconds; a fallen card is replaced at once
  clock: Clock
}

export interface Computer {
  /** The opening is being shown. */
  rehearse(): void
  leave(): void
}

export function seatComputer({ session, link, seat, thinker, delay, clock }: ComputerConfig): Computer {
  let view: BattleView | null = null
  let busyWith: BattleView | null = null
  let stop = () => {}
  let hasLeft = false

  const play = (command: Command, since: number) => {
    const act = () => {
      busyWith = null
      if (!hasLeft) void link.send(command)
    }
    if (command.type === 'choose-card') queueMicrotask(act)
    else stop = clock.after(Math.max(0, delay - (clock.now() - since)), act)
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
    leave: () => {
      hasLeft = true
      closeLink()
      unsubscribe()
      stop()
      thinker.close()
    },
  }
}
