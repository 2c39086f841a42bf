/** Which events of a battle the log tells: not what the line before has said already. */
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

/** Without the defence that a guard is, and without the second of two alike that end together. */
export const eventsForLog = (events: readonly BattleEvent[]): BattleEvent[] =>
  events.filter((event, at) => !saysAgain(events[at - 1], event))
