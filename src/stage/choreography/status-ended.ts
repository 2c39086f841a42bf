import { gsap } from 'gsap'
import { seconds } from '../timing/durations.ts'
import { type Choreography, middleOf } from './actors.ts'
import { sideOf } from './script.ts'

/** A status that expires only fades. Broken ice bursts, interrupted sleep pops and the creature startles. */
export const statusEnded: Choreography<'status-ended'> = context => {
  const { event, after, actors, reducedMotion, live } = context
  const zone = actors[sideOf(event.seat)]
  const { body } = zone.creature
  const duration = seconds(reducedMotion ? 'reducedFade' : 'statusEnd')
  const chip = zone.plate.chip(event.status)
  const timeline = gsap.timeline()
  const isOnTable = after[sideOf(event.seat)].active?.id === event.cardId
  if (chip) timeline.to(chip, { alpha: 0, duration: duration * 0.5 }, 0)
  timeline.call(() => actors.refresh(after), [], duration * 0.5)
  if (reducedMotion || event.cause === 'expired' || !isOnTable)
    return timeline.to({}, { duration: duration * 0.5 })
  return timeline
    .call(() => live(() => actors.effects.release(event.status, middleOf(zone), zone.tall)), [], 0)
    .to(body.scale, { x: 0.92, y: 1.1, duration: duration * 0.4, ease: 'power2.out' }, 0)
    .to(body.scale, { x: 1, y: 1, duration: duration * 0.6, ease: 'power2.out' }, duration * 0.4)
}
