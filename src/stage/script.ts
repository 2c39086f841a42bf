/**
 * Turns what happened into steps to show. Each step knows the picture before and after its event, so a choreography
 * never guesses; the last step ends on the picture the session handed in. Pure: no Pixi, no clock.
 */
import type { BattleEvent } from '@/engine/events.ts'
import type { Seat } from '@/engine/types.ts'
import type { BattlePicture, CardPicture, SeatPicture } from './battle-picture.ts'
import type { Side } from './palette.ts'

export interface Step {
  event: BattleEvent
  before: BattlePicture
  after: BattlePicture
}

export const sideOf = (seat: Seat): Side => (seat === 'player1' ? 'own' : 'rival')
export const otherSide = (side: Side): Side => (side === 'own' ? 'rival' : 'own')

/** Every card of a seat, the active one first. */
export const cardsOf = (seat: SeatPicture): CardPicture[] =>
  seat.active ? [seat.active, ...seat.hand.filter(card => card.id !== seat.active?.id)] : seat.hand

const findCard = (picture: BattlePicture, side: Side, id: number): CardPicture | undefined =>
  cardsOf(picture[side]).find(card => card.id === id)

const withSeat = (picture: BattlePicture, side: Side, seat: SeatPicture): BattlePicture =>
  side === 'own' ? { ...picture, own: seat } : { ...picture, rival: seat }

function hurt(picture: BattlePicture, side: Side, id: number, pv: number): BattlePicture {
  const seat = picture[side]
  const change = (card: CardPicture) => (card.id === id ? { ...card, pv } : card)
  return withSeat(picture, side, {
    ...seat,
    active: seat.active && change(seat.active),
    hand: seat.hand.map(change),
  })
}

function fall(picture: BattlePicture, side: Side, id: number): BattlePicture {
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

function choose(picture: BattlePicture, side: Side, id: number): BattlePicture {
  const seat = picture[side]
  const card = findCard(picture, side, id)
  if (!card) return picture
  return withSeat(picture, side, { ...seat, active: card, hand: seat.hand.filter(other => other.id !== id) })
}

/** The card on the table goes back to the hand and another comes out. */
function replace(picture: BattlePicture, side: Side, id: number): BattlePicture {
  const seat = picture[side]
  const hand = seat.active
    ? [...seat.hand.filter(card => card.id !== seat.active?.id), seat.active]
    : seat.hand
  return choose(withSeat(picture, side, { ...seat, hand }), side, id)
}

function place(picture: BattlePicture, side: Side, id: number | null): BattlePicture {
  return id === null || picture[side].active?.id === id ? picture : choose(picture, side, id)
}

/** Nothing can be done while a step plays; a finished event may still change that in the last picture. */
const quiet = (picture: BattlePicture): BattlePicture => ({
  ...picture,
  canAct: false,
  selecting: false,
  selectedMove: null,
  prompt: '',
  moves: picture.moves.map(move => ({ ...move, preview: null })),
})

/** The picture once `event` has happened. */
export function afterEvent(picture: BattlePicture, event: BattleEvent): BattlePicture {
  const calm = quiet(picture)
  switch (event.type) {
    case 'battle-started':
      return place(place(calm, 'own', event.player1), 'rival', event.player2)
    case 'damage-taken':
    case 'card-healed':
      return hurt(calm, sideOf(event.seat), event.cardId, event.pv)
    case 'card-defeated':
      return fall(calm, sideOf(event.seat), event.cardId)
    case 'card-chosen':
      return choose(calm, sideOf(event.seat), event.cardId)
    case 'card-replaced':
      return replace(calm, sideOf(event.seat), event.cardId)
    case 'turn-started':
      return { ...calm, toMove: sideOf(event.seat) }
    case 'battle-won':
      return { ...calm, outcome: sideOf(event.winner) === 'own' ? 'win' : 'lose' }
    case 'move-used':
    case 'turn-skipped':
    case 'stat-raised':
    case 'status-laid':
    case 'status-ended':
    case 'energy-changed':
    case 'battle-tied':
      return calm
  }
}

/** A new card brings its own moves, which only the last picture knows. */
function withMoves(picture: BattlePicture, last: BattlePicture): BattlePicture {
  const id = picture.own.active?.id
  if (id === undefined) return { ...picture, moves: [] }
  if (id !== last.own.active?.id) return picture
  return { ...picture, moves: last.moves.map(move => ({ ...move, preview: null })) }
}

/** One step per event; the last one ends on `after` itself. */
export function scriptOf(events: BattleEvent[], before: BattlePicture, after: BattlePicture): Step[] {
  let picture = before
  return events.map((event, index) => {
    const last = index === events.length - 1
    const step = {
      event,
      before: picture,
      after: last ? after : withMoves(afterEvent(picture, event), after),
    }
    picture = step.after
    return step
  })
}
