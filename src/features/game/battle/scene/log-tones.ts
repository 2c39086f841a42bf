/** Colours of the newest log lines: the acting side, and the words to highlight. Pure. */
import type { BattleEvent } from '@/engine/events.ts'
import type { Seat } from '@/engine/types.ts'
import { eventsForLog } from '@/i18n/events-for-log.ts'
import type { LogTone } from '@/stage/battle-snapshot.ts'

const COLOURED = 24 // number of lines, more than the tallest column shows

/** An event with a line in the log. */
export interface LoggedEvent {
  event: BattleEvent
  line: string
  turn: number
  acting: Seat | null // the acting side; null before the first turn
}

export interface ToneNames {
  card(id: number): string
  move(cardId: number, move: number): string
  health: string // the unit: "PV"
}

/** Returns the events that have a log line; `lineOf` returns null for the others. */
export function loggedEvents(
  history: readonly BattleEvent[],
  lineOf: (event: BattleEvent) => string | null,
): LoggedEvent[] {
  let turn = 1
  let acting: Seat | null = null
  return eventsForLog(history).flatMap(event => {
    if (event.type === 'turn-started') {
      turn = event.turn
      acting = event.seat
    }
    if (event.type === 'move-used') acting = event.seat
    const line = lineOf(event)
    return line === null ? [] : [{ event, line, turn, acting }]
  })
}

export const logTones = (logged: readonly LoggedEvent[], names: ToneNames): LogTone[] =>
  logged.slice(-COLOURED).map(({ event, line, turn, acting }) => ({
    side: acting === null ? null : acting === 'player1' ? 'own' : 'rival',
    turn,
    strong: strongWords(event, names).filter(words => line.includes(words)),
    loss: lossIn(event, line, names.health),
  }))

function strongWords(event: BattleEvent, { card, move }: ToneNames): string[] {
  switch (event.type) {
    case 'move-used':
      return [move(event.cardId, event.move)]
    case 'card-chosen':
    case 'card-replaced':
    case 'card-defeated':
    case 'card-healed':
    case 'stat-raised':
    case 'status-laid':
    case 'status-ended':
      return [card(event.cardId)]
    default:
      return []
  }
}

/** Returns "35 PV" if the line contains it, otherwise the number alone. */
function lossIn(event: BattleEvent, line: string, health: string): string | null {
  if (event.type !== 'damage-taken' || event.danno === 0) return null
  const candidates = [`${event.danno} ${health}`, `${event.danno}\u00a0${health}`, String(event.danno)]
  return candidates.find(words => line.includes(words)) ?? null
}
