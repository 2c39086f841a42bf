/**
 * Converts events into steps to show. Each step contains the picture before and after its event. The last step ends
 * with the given picture. Pure: no Pixi, no clock.
 */
import type { BattleEvent } from '@/engine/events.ts'
import type { Seat } from '@/engine/types.ts'
import type { BattleSnapshot, CardSnapshot, SeatSnapshot, StatusSnapshot } from '../battle-snapshot.ts'
import type { Side } from '../draw/palette.ts'

export interface Step {
  event: BattleEvent
  before: BattleSnapshot
  after: BattleSnapshot
  previous: BattleEvent | null // null for the first
  next: BattleEvent | null // null for the last
}

/** In a picture player1 is always the near side. */
export const sideOf = (seat: Seat): Side => (seat === 'player1' ? 'own' : 'rival')
/** Returns the opposing side. */
export const otherSide = (side: Side): Side => (side === 'own' ? 'rival' : 'own')

/** Returns every card of a seat, the active one first. */
export const cardsOf = (seat: SeatSnapshot): CardSnapshot[] =>
  seat.active ? [seat.active, ...seat.hand.filter(card => card.id !== seat.active?.id)] : seat.hand

const findCard = (picture: BattleSnapshot, side: Side, id: number): CardSnapshot | undefined =>
  cardsOf(picture[side]).find(card => card.id === id)

const withSeat = (picture: BattleSnapshot, side: Side, seat: SeatSnapshot): BattleSnapshot =>
  side === 'own' ? { ...picture, own: seat } : { ...picture, rival: seat }

function withCard(
  picture: BattleSnapshot,
  { seat: owner, cardId }: { seat: Seat; cardId: number },
  change: (card: CardSnapshot) => CardSnapshot,
): BattleSnapshot {
  const side = sideOf(owner)
  const seat = picture[side]
  const changed = (card: CardSnapshot) => (card.id === cardId ? change(card) : card)
  return withSeat(picture, side, {
    ...seat,
    active: seat.active && changed(seat.active),
    hand: seat.hand.map(changed),
  })
}

type Laid = Extract<BattleEvent, { type: 'status-laid' }>
type Ended = Extract<BattleEvent, { type: 'status-ended' }>

/** A chip per kind. Attack and defence of different amounts have separate chips, as in the rules. */
const isSameChip = (status: StatusSnapshot, { status: kind, amount }: Laid): boolean =>
  status.kind === kind && ((kind !== 'attack' && kind !== 'defence') || status.amount === amount)

/** The text of a chip comes from the last picture, or else from the previous one. */
function lay(picture: BattleSnapshot, event: Laid, last: BattleSnapshot): BattleSnapshot {
  const side = sideOf(event.seat)
  const labelledChip = [last, picture]
    .flatMap(snapshot => findCard(snapshot, side, event.cardId)?.statuses ?? [])
    .find(status => isSameChip(status, event))
  const { status: kind, amount, turns } = event
  const chip: StatusSnapshot = { kind, amount, turns, label: labelledChip?.label ?? '' }
  return withCard(picture, event, card => ({
    ...card,
    statuses: [...card.statuses.filter(status => !isSameChip(status, event)), chip],
  }))
}

/** The event names only the kind: of two chips of a kind the one with fewer remaining turns ends. */
function end(picture: BattleSnapshot, event: Ended): BattleSnapshot {
  return withCard(picture, event, card => {
    const ofKind = card.statuses.filter(status => status.kind === event.status)
    const [over] = ofKind.toSorted((one, other) => one.turns - other.turns)
    return { ...card, statuses: card.statuses.filter(status => status !== over) }
  })
}

function fall(picture: BattleSnapshot, side: Side, id: number): BattleSnapshot {
  const seat = picture[side]
  const fallen = findCard(picture, side, id)
  if (!fallen) return picture
  const dead = { ...fallen, pv: 0, defeated: true }
  const inHand = seat.hand.some(card => card.id === id)
  return withSeat(picture, side, {
    ...seat,
    active: seat.active?.id === id ? null : seat.active,
    hand: inHand ? seat.hand.map(card => (card.id === id ? dead : card)) : [...seat.hand, dead],
  })
}

function choose(picture: BattleSnapshot, side: Side, id: number): BattleSnapshot {
  const seat = picture[side]
  const card = findCard(picture, side, id)
  if (!card) return picture
  return withSeat(picture, side, { ...seat, active: card, hand: seat.hand.filter(other => other.id !== id) })
}

/** The active card returns to the hand and another one replaces it. */
function replace(picture: BattleSnapshot, side: Side, id: number): BattleSnapshot {
  const seat = picture[side]
  const hand = seat.active
    ? [...seat.hand.filter(card => card.id !== seat.active?.id), seat.active]
    : seat.hand
  return choose(withSeat(picture, side, { ...seat, hand }), side, id)
}

function place(picture: BattleSnapshot, side: Side, id: number | null): BattleSnapshot {
  return id === null || picture[side].active?.id === id ? picture : choose(picture, side, id)
}

/** The effect of the new wind on each card comes from the last picture. */
function blown(picture: BattleSnapshot, last: BattleSnapshot): BattleSnapshot {
  const seat = (side: Side): SeatSnapshot => {
    const turned = (card: CardSnapshot) => ({ ...card, wind: findCard(last, side, card.id)?.wind ?? 0 })
    const { active, hand } = picture[side]
    return { ...picture[side], active: active && turned(active), hand: hand.map(turned) }
  }
  return { ...picture, own: seat('own'), rival: seat('rival') }
}

/** Disables all input while a step plays. A final event may enable it in the last picture. */
const quiet = (picture: BattleSnapshot): BattleSnapshot => ({
  ...picture,
  canAct: false,
  canReplace: false,
  canGuard: false,
  changeHint: null,
  replacing: false,
  selecting: false,
  selectedMove: null,
  prompt: '',
})

/** Returns the picture after `event`. `last` is the final picture of the whole sequence. */
export function afterEvent(
  picture: BattleSnapshot,
  event: BattleEvent,
  last: BattleSnapshot,
): BattleSnapshot {
  const resting = quiet(picture)
  switch (event.type) {
    case 'battle-started':
      return place(place(resting, 'own', event.player1), 'rival', event.player2)
    case 'damage-taken':
    case 'card-healed':
      return withCard(resting, event, card => ({ ...card, pv: event.pv }))
    case 'card-defeated':
      return fall(resting, sideOf(event.seat), event.cardId)
    case 'card-chosen':
      return choose(resting, sideOf(event.seat), event.cardId)
    case 'card-replaced':
      return replace(resting, sideOf(event.seat), event.cardId)
    case 'turn-started':
      return { ...resting, toMove: sideOf(event.seat), turn: event.turn }
    case 'energy-changed':
      return withSeat(resting, sideOf(event.seat), { ...resting[sideOf(event.seat)], energy: event.energy })
    case 'wind-turned':
      return blown(resting, last)
    case 'status-laid':
      return lay(resting, event, last)
    case 'status-ended':
      return end(resting, event)
    case 'stat-raised':
      return event.stat === 'pv'
        ? withCard(resting, event, card => ({ ...card, pv: card.pv + event.amount }))
        : resting
    case 'battle-tied':
      return { ...resting, outcome: 'spare' }
    case 'battle-won':
      return { ...resting, outcome: sideOf(event.winner) === 'own' ? 'win' : 'lose' }
    case 'points-scored':
      return withSeat(resting, sideOf(event.seat), { ...resting[sideOf(event.seat)], points: event.total })
    case 'move-used':
    case 'trait-shown':
    case 'turn-skipped':
      return resting
  }
}

/**
 * A new card has its own moves, which only the last picture contains. The preview of a move does not change until the opposing card is the
 * one of the last picture, so that no number changes back and forth.
 */
function withMoves(picture: BattleSnapshot, last: BattleSnapshot): BattleSnapshot {
  const id = picture.own.active?.id
  if (id === undefined) return { ...picture, moves: [] }
  if (id !== last.own.active?.id) return picture
  if (last.rival.active && picture.rival.active?.id === last.rival.active.id)
    return { ...picture, moves: last.moves }
  const previewOf = (index: number) => picture.moves.find(move => move.index === index)?.preview ?? null
  return { ...picture, moves: last.moves.map(move => ({ ...move, preview: previewOf(move.index) })) }
}

type Fall = Extract<BattleEvent, { type: 'card-defeated' }>

const fallsTo = (event: BattleEvent | undefined): event is Extract<BattleEvent, { type: 'damage-taken' }> =>
  event?.type === 'damage-taken' && event.pv === 0

const isArea = (event: BattleEvent | undefined): boolean =>
  event?.type === 'damage-taken' && event.source === 'area'

/**
 * Returns the events in the order in which they are shown. In the rules, traits act before defeated cards are handled.
 * On the stage a card is defeated, and its points are scored, right after the blow that defeats it.
 */
export function inShownOrder(events: readonly BattleEvent[]): BattleEvent[] {
  const ordered = [...events]
  for (let at = 0; at < ordered.length; at++) {
    const blow = ordered[at]
    if (!fallsTo(blow)) continue
    const isFall = (event: BattleEvent): event is Fall =>
      event.type === 'card-defeated' && event.seat === blow.seat && event.cardId === blow.cardId
    const from = ordered.findIndex((event, index) => index > at && isFall(event))
    let to = at + 1
    while (isArea(ordered[to])) to++
    if (from <= to) continue
    const score = ordered[from + 1]
    const isScored = score?.type === 'points-scored' && score.seat !== blow.seat
    ordered.splice(to, 0, ...ordered.splice(from, isScored ? 2 : 1))
  }
  return ordered
}

/** Returns one step per event. The last one ends with `after` itself. */
export function scriptOf(happened: BattleEvent[], before: BattleSnapshot, after: BattleSnapshot): Step[] {
  const events = inShownOrder(happened)
  let picture = before
  return events.map((event, index) => {
    const last = index === events.length - 1
    const step = {
      event,
      before: picture,
      previous: events[index - 1] ?? null,
      next: events[index + 1] ?? null,
      after: last ? after : withMoves(afterEvent(picture, event, after), after),
    }
    picture = step.after
    return step
  })
}
