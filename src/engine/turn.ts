/**
 * A working copy of a battle while one command of the standard rules is carried out: the state given in stays untouched, what no
 * step writes to is shared with it, and every change leaves its fact. It knows cards and health, not what may be asked when.
 *
 * Every command of every battle passes here, those a computer player only thinks of too.
 */
import type { RejectionCode } from './commands.ts'
import type { BattleEvent, EndCause, HurtSource } from './events.ts'
import { activeCardOf, copyOf, placeOf, printedCard, sideOf } from './seats.ts'
import type { TraitCode } from './traits/trait.ts'
import type { BattleState, DeckCard, Marks, Seat, SeatState, Status, StatusKind } from './types.ts'

/** How a status behaves while it lasts. */
export interface StatusRule {
  refusesMoves?: RejectionCode
  onlyCheapest?: RejectionCode // the card may use its cheapest moves only
  staysPut?: true // the card cannot be called back
  extraCost?: number // energy on top of every move
  hurts?: true // its amount, at the start of the bearer's turn
  endsOnHitBy?: string // the type of card whose blow ends it
  endsOnDamage?: true
}

export interface Turn {
  given: BattleState // as it was before the command
  state: BattleState // its sides are this copy's own, a deck from the first write on; cards and marks are replaced, never written to
  events: BattleEvent[]
  hasFallen: boolean // a card has come to 0 in this command: only then is looked for those that have
  statusRules: Readonly<Record<StatusKind, StatusRule>>
}

function ownSide({ deck, activeCardId, defeatedCardIds, energy = 0, hasChanged }: SeatState): SeatState {
  if (hasChanged) return { deck, activeCardId, defeatedCardIds, energy, hasChanged }
  return { deck, activeCardId, defeatedCardIds, energy }
}

/** Begins a command: `state` is a copy that steps may change, `given` stays as it was. */
export function openTurn(given: BattleState, statusRules: Turn['statusRules']): Turn {
  const state = copyOf(given)
  state.player1 = ownSide(given.player1)
  state.player2 = ownSide(given.player2)
  return { given, state, events: [], hasFallen: false, statusRules }
}

export const noMarks: Marks = { statuses: [], used: [], atk: 0, resistenza: 0 }

/** What lasts on a card; `noMarks` when nothing does. */
export const marksOf = (card: DeckCard): Marks => card.marks ?? noMarks

/** The card must be in the deck of the seat. */
export function cardOf(turn: Turn, seat: Seat, id: number): DeckCard {
  const { deck } = sideOf(turn.state, seat)
  return deck[placeOf(deck, id)] as DeckCard
}

/** Undefined while the seat has no active card. */
export const activeOf = (turn: Turn, seat: Seat): DeckCard | undefined =>
  activeCardOf(sideOf(turn.state, seat))

const hasMarks = ({ statuses, used, atk, resistenza }: Marks): boolean =>
  statuses.length > 0 || used.length > 0 || atk > 0 || resistenza > 0

/** Puts a card into the place of the one with its id. */
function rewrite(turn: Turn, seat: Seat, id: number, pv: number, marks: Marks | undefined): void {
  const side = sideOf(turn.state, seat)
  if (pv === 0) turn.hasFallen = true
  if (side.deck === sideOf(turn.given, seat).deck) side.deck = side.deck.slice()
  side.deck[placeOf(side.deck, id)] = marks && hasMarks(marks) ? { id, pv, marks } : { id, pv }
}

/** Changes what lasts on a card; fields left out stay. */
export function mark(turn: Turn, seat: Seat, id: number, change: Partial<Marks>): void {
  const card = cardOf(turn, seat, id)
  const marks = marksOf(card)
  rewrite(turn, seat, id, card.pv, {
    statuses: change.statuses ?? marks.statuses,
    used: change.used ?? marks.used,
    atk: change.atk ?? marks.atk,
    resistenza: change.resistenza ?? marks.resistenza,
  })
}

/** Without an event; whoever calls it adds one. */
export const setHealth = (turn: Turn, seat: Seat, id: number, pv: number): void =>
  rewrite(turn, seat, id, pv, cardOf(turn, seat, id).marks)

/** Adds energy up to `MOST_ENERGY`, or takes it when `wanted` is negative; an event only when it changed. */
export function gainEnergy(turn: Turn, seat: Seat, wanted: number): void {
  const side = sideOf(turn.state, seat)
  const before = side.energy ?? 0
  const energy = Math.min(MOST_ENERGY, before + wanted)
  side.energy = energy
  if (energy !== before) turn.events.push({ type: 'energy-changed', seat, change: energy - before, energy })
}

/** decision 0043 */
export const MOST_ENERGY = 10

const isRefreshedBy = (status: Status, fresh: Status): boolean =>
  status.kind === fresh.kind &&
  ((fresh.kind !== 'attack' && fresh.kind !== 'defence') || status.amount === fresh.amount)

/** The trait whose card refuses bad statuses. It is in this file because statuses are laid here. */
const IMMUNE: TraitCode = 'immunity'

const isRefused = (turn: Turn, id: number, { amount, kind }: Status): boolean =>
  printedCard(turn.state, id).tratto === IMMUNE && ((kind !== 'attack' && kind !== 'defence') || amount < 0)

/** The same kind refreshes to the longer and stronger; attack and defence of different amounts stand side by side. */
export function layStatus(turn: Turn, seat: Seat, id: number, fresh: Status): void {
  if (isRefused(turn, id, fresh)) return
  const statuses: Status[] = []
  let { kind, amount, turns } = fresh
  for (const old of marksOf(cardOf(turn, seat, id)).statuses) {
    if (!isRefreshedBy(old, fresh)) {
      statuses.push(old)
      continue
    }
    if (Math.abs(old.amount) > Math.abs(amount)) amount = old.amount
    turns = Math.max(old.turns, turns)
  }
  statuses.push({ kind, amount, turns })
  mark(turn, seat, id, { statuses })
  turn.events.push({ type: 'status-laid', seat, cardId: id, status: kind, amount, turns })
}

/** Takes off the statuses that end now, each with its fact. */
function endStatuses(
  turn: Turn,
  seat: Seat,
  card: DeckCard,
  ends: (status: Status) => EndCause | null,
): void {
  if (!card.marks || card.marks.statuses.length === 0) return
  const kept: Status[] = []
  for (const status of card.marks.statuses) {
    const cause = ends(status)
    if (cause) turn.events.push({ type: 'status-ended', seat, cardId: card.id, status: status.kind, cause })
    else kept.push(status)
  }
  if (kept.length < card.marks.statuses.length) mark(turn, seat, card.id, { statuses: kept })
}

/** One own turn of the card is over. */
export function countDown(turn: Turn, seat: Seat, card: DeckCard): void {
  if (!card.marks || card.marks.statuses.length === 0) return
  const statuses: Status[] = []
  for (const { kind, amount, turns } of card.marks.statuses)
    if (turns > 1) statuses.push({ kind, amount, turns: turns - 1 })
    else turn.events.push({ type: 'status-ended', seat, cardId: card.id, status: kind, cause: 'expired' })
  mark(turn, seat, card.id, { statuses })
}

/** Attack and defence changes add up and stay within ± 60 (decision 0043). */
export function changeOf(card: DeckCard, kind: 'attack' | 'defence'): number {
  if (!card.marks) return 0
  let sum = 0
  for (const status of card.marks.statuses) if (status.kind === kind) sum += status.amount
  return Math.max(-LARGEST_CHANGE, Math.min(LARGEST_CHANGE, sum))
}

const LARGEST_CHANGE = 60

/** What a card takes off every blow for good: printed, and raised by its player. */
export const resistanceOf = (state: Pick<BattleState, 'cards'>, card: DeckCard): number =>
  printedCard(state, card.id).resistenza + marksOf(card).resistenza

export interface Hit {
  danno: number // after everything that is taken off
  tipo: string | null // of the card that strikes; null when nobody strikes
  source?: HurtSource
}

/** A card is hit: health falls, never below 0; what the hit ends is ended. Nobody falls yet. */
export function hit(turn: Turn, seat: Seat, id: number, { danno, tipo, source }: Hit): void {
  const before = cardOf(turn, seat, id)
  const pv = Math.max(0, before.pv - danno)
  if (danno > 0) rewrite(turn, seat, id, pv, before.marks)
  turn.events.push(
    source
      ? { type: 'damage-taken', seat, cardId: id, danno, pv, source }
      : { type: 'damage-taken', seat, cardId: id, danno, pv },
  )
  if (pv === 0 || !before.marks) return
  endStatuses(turn, seat, before, ({ kind }) => {
    const rule = turn.statusRules[kind]
    if (tipo !== null && rule.endsOnHitBy === tipo) return 'thawed'
    return danno > 0 && rule.endsOnDamage ? 'woken' : null
  })
}

/** Health for a card that still stands, up to the printed pv; what a raise put above it stays. */
export function healCard(turn: Turn, seat: Seat, id: number, amount: number): void {
  const { pv } = cardOf(turn, seat, id)
  if (pv === 0) return
  const healed = Math.max(pv, Math.min(printedCard(turn.state, id).pv, pv + amount))
  if (healed === pv) return
  setHealth(turn, seat, id, healed)
  turn.events.push({ type: 'card-healed', seat, cardId: id, amount: healed - pv, pv: healed })
}

/** Health a trait takes, whatever the card's resistenza. */
export const wound = (turn: Turn, seat: Seat, id: number, danno: number): void =>
  hit(turn, seat, id, { danno, tipo: null, source: 'trait' })
