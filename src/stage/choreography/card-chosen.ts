import { gsap } from 'gsap'
import { seconds } from '../timing/durations.ts'
import type { Choreography } from './actors.ts'
import { arrive } from './arrive.ts'
import { cardsOf, sideOf } from './script.ts'

/** The chosen card leaves the hand for its ring and its creature rises. */
export const cardChosen: Choreography<'card-chosen'> = context => {
  const { event, after, actors } = context
  const side = sideOf(event.seat)
  const zone = actors[side]
  const card = cardsOf(after[side]).find(candidate => candidate.id === event.cardId)
  const from = actors.placeOfHandCard(side, event.cardId)
  const timeline = gsap.timeline().call(() => actors.refresh(after))
  if (!card) return timeline
  const risen = seconds('cardSlide') + seconds('creatureRise')
  return timeline.add(arrive(context, zone, card, from), 0).addLabel('free', risen)
}
