/** Converts events into log lines with what is needed to draw them: side, sign, names and loss. Pure. */
import type { CardType } from '@/contract/endpoints/game/characters.ts'
import type { BattleEvent } from '@/engine/events.ts'
import type { Seat, StatusKind } from '@/engine/types.ts'
import { eventSentence } from '@/i18n/event-sentence.ts'
import { eventsForLog } from '@/i18n/events-for-log.ts'
import type { BattleWords } from '../scene/words.ts'
import type { BattleCharacter, PlayerDetails, Seats } from '../session/public-battle.ts'

export type LogSign =
  | { kind: 'type'; type: CardType } // a move of such a card
  | { kind: 'status'; status: StatusKind }
  | { kind: 'start' | 'wind' | 'hurt' | 'heal' | 'raise' | 'defeat' | 'enter' | 'replace' | 'skip' | 'end' }

export interface LogEntry {
  text: string
  side: Seat | null // the side that acts or owns the card; null: both
  sign: LogSign
  strong: string[] // names exactly as in the text
  loss: string | null // "35 PV", exactly as in the text
}

export interface LogFacts {
  words: BattleWords
  characters: readonly BattleCharacter[]
  players: Seats<PlayerDetails>
  isWatched: boolean // spectator: both players are called by name
}

/** Returns null if the event has no line in the log. */
export function logEntry(event: BattleEvent, deps: LogFacts): LogEntry | null {
  const { words, characters, players, isWatched } = deps
  const side = sideOf(event)
  const find = (id: number) => characters.find(character => character.id === id)
  const reader: Seat = isWatched && side ? other(side) : 'player1'
  const text = eventSentence(words.t, event, {
    seat: reader,
    rival: players[other(reader)].name,
    card: id => nameOf(find(id), words),
    move: (id, move) => moveOf(find(id), move, words),
  })
  if (text === null) return null
  return {
    text,
    side,
    sign: signOf(event, find),
    strong: namesIn(event, find, words),
    loss: lossIn(event, text),
  }
}

const other = (seat: Seat): Seat => (seat === 'player1' ? 'player2' : 'player1')

const sideOf = (event: BattleEvent): Seat | null =>
  'seat' in event ? event.seat : event.type === 'battle-won' ? event.winner : null

type Find = (id: number) => BattleCharacter | undefined

const nameOf = (character: BattleCharacter | undefined, words: BattleWords): string =>
  character ? words.cardName(character) : ''

const moveOf = (character: BattleCharacter | undefined, move: number, words: BattleWords): string =>
  character ? words.moveName(character, move) : ''

function namesIn(event: BattleEvent, find: Find, words: BattleWords): string[] {
  if (event.type === 'move-used') return [moveOf(find(event.cardId), event.move, words)]
  if (event.type === 'card-defeated' || event.type === 'card-chosen' || event.type === 'card-replaced')
    return [nameOf(find(event.cardId), words)]
  return []
}

/** Returns the number with its unit as it appears in the translated text, or null. */
function lossIn(event: BattleEvent, text: string): string | null {
  if (event.type !== 'damage-taken' || event.danno === 0) return null
  return new RegExp(`(?<!\\d)${event.danno}\\s\\p{L}+`, 'u').exec(text)?.[0] ?? null
}

function signOf(event: BattleEvent, find: Find): LogSign {
  switch (event.type) {
    case 'move-used': {
      const character = find(event.cardId)
      return character ? { kind: 'type', type: character.tipo } : { kind: 'hurt' }
    }
    case 'damage-taken':
      return event.source === 'poison' || event.source === 'burn'
        ? { kind: 'status', status: event.source }
        : { kind: 'hurt' }
    case 'status-laid':
    case 'status-ended':
      return { kind: 'status', status: event.status }
    case 'battle-started':
    case 'turn-started':
    case 'energy-changed':
      return { kind: 'start' }
    case 'battle-won':
    case 'battle-tied':
      return { kind: 'end' }
    default:
      return { kind: plainSigns[event.type] }
  }
}

const plainSigns = {
  'card-defeated': 'defeat',
  'card-chosen': 'enter',
  'card-replaced': 'replace',
  'card-healed': 'heal',
  'stat-raised': 'raise',
  'trait-shown': 'raise',
  'points-scored': 'raise',
  'turn-skipped': 'skip',
  'wind-turned': 'wind',
} as const

export interface LogGroup {
  turn: number
  seat: Seat | null // whose turn it is
  entries: LogEntry[]
}

const isBlow = (event: BattleEvent | undefined): boolean => event?.type === 'move-used'
const isDirectHit = (event: BattleEvent): boolean => event.type === 'damage-taken' && !event.source

/** Joins a blow and its loss in one row. */
const together = (blow: LogEntry, loss: LogEntry): Pick<LogEntry, 'text' | 'strong' | 'loss'> => ({
  text: `${blow.text} ${loss.text}`,
  strong: [...blow.strong, ...loss.strong],
  loss: loss.loss,
})

/** Grouped by turn, with the newest turn and its newest line last. A blow shares its row with the loss that follows. */
export function logGroups(events: readonly BattleEvent[], deps: LogFacts): LogGroup[] {
  const groups: LogGroup[] = [{ turn: 1, seat: null, entries: [] }]
  let before: BattleEvent | undefined
  for (const event of eventsForLog(events)) {
    const group = groups.at(-1) as LogGroup
    if (event.type === 'turn-started') {
      if (group.entries.length > 0 && event.turn > 1)
        groups.push({ turn: event.turn, seat: event.seat, entries: [] })
      else Object.assign(group, { turn: event.turn, seat: event.seat })
      continue
    }
    const entry = logEntry(event, deps)
    const blow = isBlow(before) && isDirectHit(event) ? group.entries.at(-1) : undefined
    if (entry && blow) Object.assign(blow, together(blow, entry))
    else if (entry) group.entries.push(entry)
    before = event
  }
  return groups.filter(group => group.entries.length > 0)
}

export interface TextPart {
  text: string
  mark: 'strong' | 'loss' | null
}

/** Splits a line at its names and its loss. */
export function partsOf({ text, strong, loss }: Pick<LogEntry, 'text' | 'strong' | 'loss'>): TextPart[] {
  const marks = [
    ...strong.map(words => ({ words, mark: 'strong' as const })),
    ...(loss ? [{ words: loss, mark: 'loss' as const }] : []),
  ].filter(({ words }) => words !== '')
  let parts: TextPart[] = [{ text, mark: null }]
  for (const { words, mark } of marks)
    parts = parts.flatMap(part => (part.mark ? [part] : cut(part.text, words, mark)))
  return parts
}

function cut(text: string, words: string, mark: TextPart['mark']): TextPart[] {
  const at = text.indexOf(words)
  if (at < 0) return [{ text, mark: null }]
  return [
    { text: text.slice(0, at), mark: null },
    { text: words, mark },
    { text: text.slice(at + words.length), mark: null },
  ].filter(part => part.text !== '') as TextPart[]
}
