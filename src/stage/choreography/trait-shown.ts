import { gsap } from 'gsap'
import { ease } from '../easings.ts'
import { shopColours } from '../palette.ts'
import type { Choreography } from './actors.ts'
import { seconds } from './durations.ts'
import { sayCue } from './event-cue.ts'
import { sideOf } from './script.ts'

/** Sparks rise from the toy whose trait acts; what it does follows as events of its own. A card in the hand shows nothing. */
export const traitShown: Choreography<'trait-shown'> = context => {
  const { event, before, after, actors, reducedMotion, live } = context
  const side = sideOf(event.seat)
  const zone = actors[side]
  const isActive = before[side].active?.id === event.cardId
  const duration = seconds('raise')
  const timeline = gsap.timeline().call(() => {
    sayCue(context)
    if (!isActive) return
    zone.toy.hue = shopColours.secondaryText
    if (!reducedMotion) live(() => actors.effects.rise(zone.feet, zone.tall, 'raise'))
  })
  if (reducedMotion || !isActive)
    return timeline.call(() => actors.refresh(after), [], seconds('reducedFade'))
  return timeline
    .fromTo(zone.toy, { heat: 0.4 }, { heat: 0, duration, ease: ease.out }, 0)
    .call(() => actors.refresh(after))
}
