import { gsap } from 'gsap'
import { cardsOf, sideOf } from '../script.ts'
import type { EventOf, Moment, Timeline } from './actors.ts'
import { arrive } from './arrive.ts'

/** The chosen card leaves the hand for its ring and its toy stands up. */
export const cardChosen = (moment: Moment<EventOf<'card-chosen' | 'card-replaced'>>): Timeline => {
  const { event, after, actors } = moment
  const side = sideOf(event.seat)
  const zone = actors[side]
  const card = cardsOf(after[side]).find(candidate => candidate.id === event.cardId)
  const from =
    side === 'own' ? actors.placeOfHandCard(event.cardId) : { x: zone.feet.x + 160, y: zone.feet.y - 90 }
  const timeline = gsap.timeline().call(() => actors.refresh(after))
  return card ? timeline.add(arrive(moment, zone, card, from), 0) : timeline
}
