/**
 * A working copy of a battle while one command of the standard rules runs. It does not modify the given state, shares unmodified parts
 * with it, and records an event for every change. Rules about when a command is allowed are elsewhere.
 *
 * Every command of every battle runs through this file, including those a computer player only simulates.
 */
import type { RejectionCode } from './commands.ts'
import type { BattleEvent, EndCause, HurtSource } from './events.ts'
import { activeCardOf, copyOf, placeOf, printedCard, sideOf } from './seats.ts'
import type { TraitCode } from './traits/trait.ts'
import type { BattleState, DeckCard, Marks, Seat, SeatState, Status, StatusKind } from './types.ts'

/** Behaviour of a status while it lasts. */
export interface StatusRule {
  refusesMoves?: RejectionCode
  onlyCheapest?: RejectionCode // the card may use its cheapest moves only
  staysPut?: true // the card cannot be called back
  extraCost?: number // added to the energy cost of every move
  hurts?: true // takes its amount at the start of the bearer's turn
  endsOnHitBy?: string // the type of card whose attack ends it
  endsOnDamage?: true
}

export interface Turn {
  given: BattleState // as it was before the command
  state: BattleState // its sides are copies, its decks are copied before the first write; cards and marks are replaced, never modified
  events: BattleEvent[]
  hasFallen: boolean // a card reached 0 in this command; only then are fallen cards searched
  statusRules: Readonly<Record<StatusKind, StatusRule>>
}

function ownSide({ deck, activeCardId, defeatedCardIds, energy = 0, hasChanged }: SeatState): SeatState {
  if (hasChanged) return { deck, activeCardId, defeatedCardIds, energy, hasChanged }
  return { deck, activeCardId, defeatedCardIds, energy }
}

/** Begins a command. `state` is a copy that steps may modify, `given` stays unchanged. */
export function openTurn(given: BattleState, statusRules: Turn['statusRules']): Turn {
  const state = copyOf(given)
  state.player1 = ownSide(given.player1)
  state.player2 = ownSide(given.player2)
  return { given, state, events: [], hasFallen: false, statusRules }
}

export const noMarks: Marks = { statuses: [], used: [], atk: 0, resistenza: 0 }

/** Lasting effects of a card, or `noMarks` if it has none. */
export const marksOf = (card: DeckCard): Marks => card.marks ?? noMarks

/** Throws if the card is not in the deck of the seat. */
export function cardOf(turn: Turn, seat: Seat, id: number): DeckCard {
  const { deck } = sideOf(turn.state, seat)
  return deck[placeOf(deck, id)] as DeckCard
}

/** Undefined while the seat has no active card. */
export const activeOf = (turn: Turn, seat: Seat): DeckCard | undefined =>
  activeCardOf(sideOf(turn.state, seat))

const hasMarks = ({ statuses, used, atk, resistenza }: Marks): boolean =>
  statuses.length > 0 || used.length > 0 || atk > 0 || resistenza > 0

/** Replaces the card with this id. */
function rewrite(turn: Turn, seat: Seat, id: number, pv: number, marks: Marks | undefined): void {
  const side = sideOf(turn.state, seat)
  if (pv === 0) turn.hasFallen = true
  if (side.deck === sideOf(turn.given, seat).deck) side.deck = side.deck.slice()
  side.deck[placeOf(side.deck, id)] = marks && hasMarks(marks) ? { id, pv, marks } : { id, pv }
}

/** Changes lasting effects of a card. Omitted fields stay unchanged. */
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

/** Records no event; the caller does. */
export const setHealth = (turn: Turn, seat: Seat, id: number, pv: number): void =>
  rewrite(turn, seat, id, pv, cardOf(turn, seat, id).marks)

/** Adds energy up to `MOST_ENERGY`, or removes it if `amount` is negative. Records an event only if it changed. */
export function gainEnergy(turn: Turn, seat: Seat, amount: number): void {
  const side = sideOf(turn.state, seat)
  const before = side.energy ?? 0
  const energy = Math.min(MOST_ENERGY, before + amount)
  side.energy = energy
  if (energy !== before) turn.events.push({ type: 'energy-changed', seat, change: energy - before, energy })
}

/** decision 0043 */
export const MOST_ENERGY = 10

const isRefreshedBy = (status: Status, newStatus: Status): boolean =>
  status.kind === newStatus.kind &&
  ((newStatus.kind !== 'attack' && newStatus.kind !== 'defence') || status.amount === newStatus.amount)

/** The trait that blocks harmful statuses. */
const IMMUNE: TraitCode = 'immunity'

const isRefused = (turn: Turn, id: number, { amount, kind }: Status): boolean =>
  printedCard(turn.state, id).tratto === IMMUNE && ((kind !== 'attack' && kind !== 'defence') || amount < 0)

/** The same kind refreshes to the longer and stronger. Attack and defence of different amounts are separate statuses. */
export function layStatus(turn: Turn, seat: Seat, id: number, newStatus: Status): void {
  if (isRefused(turn, id, newStatus)) return
  const statuses: Status[] = []
  let { kind, amount, turns } = newStatus
  for (const old of marksOf(cardOf(turn, seat, id)).statuses) {
    if (!isRefreshedBy(old, newStatus)) {
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

/** Removes the statuses that end now and records an event for each. */
function endStatuses(
  turn: Turn,
  seat: Seat,
  card: DeckCard,
  ends: (status: Status) => EndCause | null,
): void {
  if (!card.marks || card.marks.statuses.length === 0) return
  const remaining: Status[] = []
  for (const status of card.marks.statuses) {
    const cause = ends(status)
    if (cause) turn.events.push({ type: 'status-ended', seat, cardId: card.id, status: status.kind, cause })
    else remaining.push(status)
  }
  if (remaining.length < card.marks.statuses.length) mark(turn, seat, card.id, { statuses: remaining })
}

/** Counts down the statuses after one of the card's own turns. */
export function countDown(turn: Turn, seat: Seat, card: DeckCard): void {
  if (!card.marks || card.marks.statuses.length === 0) return
  const statuses: Status[] = []
  for (const { kind, amount, turns } of card.marks.statuses)
    if (turns > 1) statuses.push({ kind, amount, turns: turns - 1 })
    else turn.events.push({ type: 'status-ended', seat, cardId: card.id, status: kind, cause: 'expired' })
  mark(turn, seat, card.id, { statuses })
}

/** The sum of attack or defence changes, limited to ± 60 (decision 0043). */
export function changeOf(card: DeckCard, kind: 'attack' | 'defence'): number {
  if (!card.marks) return 0
  let sum = 0
  for (const status of card.marks.statuses) if (status.kind === kind) sum += status.amount
  return Math.max(-LARGEST_CHANGE, Math.min(LARGEST_CHANGE, sum))
}

const LARGEST_CHANGE = 60

/** Permanent reduction of attacks on a card: printed resistenza plus raises. */
export const resistanceOf = (state: Pick<BattleState, 'cards'>, card: DeckCard): number =>
  printedCard(state, card.id).resistenza + marksOf(card).resistenza

export interface Hit {
  danno: number // after all reductions
  tipo: string | null // of the attacking card; null without an attacker
  source?: HurtSource
}

/** Damages a card: health falls to at least 0, and statuses that end by a hit end. The card does not fall yet. */
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

/** Heals a card that has not fallen, up to the printed pv. Health above it from a raise stays. */
export function healCard(turn: Turn, seat: Seat, id: number, amount: number): void {
  const { pv } = cardOf(turn, seat, id)
  if (pv === 0) return
  const healed = Math.max(pv, Math.min(printedCard(turn.state, id).pv, pv + amount))
  if (healed === pv) return
  setHealth(turn, seat, id, healed)
  turn.events.push({ type: 'card-healed', seat, cardId: id, amount: healed - pv, pv: healed })
}

/** Damage by a trait, whatever the card's resistenza. */
export const wound = (turn: Turn, seat: Seat, id: number, danno: number): void =>
  hit(turn, seat, id, { danno, tipo: null, source: 'trait' })
