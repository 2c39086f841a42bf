/** Selects the events of a battle for the log: without those that the previous line already implies. */
import type { BattleEvent } from '../engine/events.ts'

function saysAgain(before: BattleEvent | undefined, event: BattleEvent): boolean {
  if (before?.type === 'turn-skipped') return before.guard === true && event.type === 'status-laid'
  return (
    before?.type === 'status-ended' &&
    event.type === 'status-ended' &&
    before.cardId === event.cardId &&
    before.status === event.status &&
    before.cause === event.cause
  )
}

/** Removes the defence of a guard, and the second of two identical effects that end together. */
export const eventsForLog = (events: readonly BattleEvent[]): BattleEvent[] =>
  events.filter((event, at) => !saysAgain(events[at - 1], event))
