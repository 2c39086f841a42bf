import { gsap } from 'gsap'
import type { CardSnapshot } from '../battle-snapshot.ts'
import { seconds } from '../timing/durations.ts'
import { ease } from '../timing/easings.ts'
import type { Choreography, EventContext, EventOf, Timeline, ZoneActor } from './actors.ts'
import { arrive } from './arrive.ts'
import { sayCue } from './event-cue.ts'
import { cardsOf, sideOf } from './script.ts'
import { startAt } from './timeline-labels.ts'

const HASTE = 1.25 // the new card enters in 0.8 of its normal time
const JUMP = 16 // units

type ReplaceContext = EventContext<EventOf<'card-replaced'>>

/** The old creature jumps into its card, the two cards pass each other, and the new creature rises. */
export const cardReplaced: Choreography<'card-replaced'> = context => {
  const { event, before, after, actors, reducedMotion } = context
  const side = sideOf(event.seat)
  const zone = actors[side]
  const card = cardsOf(after[side]).find(candidate => candidate.id === event.cardId)
  const from = actors.placeOfHandCard(side, event.cardId)
  const old = before[side].active
  const timeline = startAt(gsap.timeline(), 'sound', 0, () => sayCue(context))
  if (reducedMotion) timeline.to(zone.creature.body, { alpha: 0, duration: seconds('reducedFade') }, 0)
  else timeline.add(fold(context, zone), 0)
  const entry = seconds(reducedMotion ? 'reducedFade' : 'replaceFold')
  timeline.call(() => actors.refresh(after), [], entry)
  if (old && !reducedMotion) timeline.add(recall(context, zone, old), entry)
  return card ? timeline.add(arrive(context, zone, card, from, reducedMotion ? 1 : HASTE), entry) : timeline
}

/** The returning card is neither in the hand nor in the ring while it flies. */
function recall({ actors, live }: ReplaceContext, zone: ZoneActor, old: CardSnapshot): Timeline {
  const side = zone === actors.own ? 'own' : 'rival'
  const flight = seconds('cardSlide')
  const show = (alpha: number) => {
    const slot = actors.handCard(side, old.id)
    if (slot) slot.alpha = alpha
  }
  const fly = () => {
    const { x, y } = zone.card.position
    actors.effects.card(old, { x, y }, actors.placeOfHandCard(side, old.id), flight, false)
  }
  return gsap
    .timeline()
    .call(() => show(0))
    .call(() => live(fly))
    .call(() => show(1), [], flight)
}

/** It jumps up, stretched, and dives into its card. */
function fold({ actors, live }: ReplaceContext, zone: ZoneActor): Timeline {
  const { body } = zone.creature
  const { plate } = zone
  const duration = seconds('replaceFold')
  const jump = duration * 0.4
  const dive = duration - jump
  return gsap
    .timeline()
    .to(body.scale, { x: 0.86, y: 1.16, duration: jump, ease: 'power2.out' }, 0)
    .to(body.position, { y: -JUMP, duration: jump, ease: 'power2.out' }, 0)
    .to(body.scale, { x: 0.3, y: 0.1, duration: dive, ease: ease.in }, jump)
    .to(body.position, { y: 8, duration: dive, ease: ease.in }, jump)
    .to(body, { alpha: 0, duration: dive * 0.3 }, duration - dive * 0.3)
    .call(() => live(() => actors.effects.dust(zone.card.position, zone.tall * 0.4)), [], duration)
    .fromTo(plate, { alpha: 1 }, { alpha: 0, duration }, 0)
    .to(plate, { alpha: 1, duration }, duration)
}
