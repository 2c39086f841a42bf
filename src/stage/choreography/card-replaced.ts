import { gsap } from 'gsap'
import { seconds } from '../durations.ts'
import { ease } from '../easings.ts'
import { sayCue } from '../event-cue.ts'
import { cardsOf, sideOf } from '../script.ts'
import type { Choreography, Timeline, ZoneActor } from './actors.ts'
import { arrive } from './arrive.ts'

const HASTE = 1.25 // the new one enters in 0.8 of its time

/** The old toy folds into its card, the cards change places, the new one stands up. */
export const cardReplaced: Choreography<'card-replaced'> = moment => {
  const { event, before, after, actors, calm } = moment
  const side = sideOf(event.seat)
  const zone = actors[side]
  const card = cardsOf(after[side]).find(one => one.id === event.cardId)
  const from = actors.placeOfHandCard(side, event.cardId)
  const old = before[side].active
  const timeline = gsap.timeline().call(() => sayCue(moment))
  if (calm) timeline.to(zone.toy.body, { alpha: 0, duration: seconds('reducedFade') }, 0)
  else timeline.add(fold(zone), 0)
  const entry = seconds(calm ? 'reducedFade' : 'replaceFold')
  const swap = () => {
    actors.refresh(after)
    if (!old || calm) return
    const { x, y } = zone.card.position
    const slot = actors.placeOfHandCard(side, old.id)
    moment.live(() => actors.effects.card(old, { x, y }, slot, seconds('cardSlide'), false))
  }
  timeline.call(swap, [], entry)
  if (!card) return timeline
  const gap = calm ? 0 : seconds('replaceSwap') * 0.5
  return timeline.add(arrive(moment, zone, card, from).timeScale(calm ? 1 : HASTE), entry + gap)
}

function fold({ toy: { body }, plate }: ZoneActor): Timeline {
  const duration = seconds('replaceFold')
  return gsap
    .timeline()
    .to(body.scale, { x: 0.2, y: 0.2, duration, ease: ease.in }, 0)
    .to(body.position, { y: 8, duration, ease: ease.in }, 0)
    .to(body, { alpha: 0, duration: duration * 0.4 }, duration * 0.6)
    .fromTo(plate, { alpha: 1 }, { alpha: 0, duration }, 0)
    .to(plate, { alpha: 1, duration }, duration)
}
