import { gsap } from 'gsap'
import { type Choreography, middleOf } from './actors.ts'
import { seconds } from './durations.ts'
import { sayCue } from './event-cue.ts'
import { gain } from './health.ts'
import { cardsOf, sideOf } from './script.ts'

const NUMBER = 52 // units

/** Green sparks rise, the bar fills, a number says how much. */
export const cardHealed: Choreography<'card-healed'> = context => {
  const { event, before, after, actors, reducedMotion, live } = context
  const side = sideOf(event.seat)
  const zone = actors[side]
  const card = cardsOf(before[side]).find(one => one.id === event.cardId)
  const at = middleOf(zone, 0.7)
  const timeline = gsap.timeline().call(() => {
    sayCue(context)
    zone.creature.hue = '#8af0a0'
    live(() =>
      actors.effects.number({ x: at.x + zone.tall * 0.32, y: at.y }, `+${event.amount}`, NUMBER, 'heal'),
    )
    if (!reducedMotion) live(() => actors.effects.rise(zone.feet, zone.tall, 'heal'))
  })
  if (card) timeline.add(gain(zone, card, event.pv), 0)
  if (!reducedMotion) timeline.fromTo(zone.creature, { heat: 0.5 }, { heat: 0, duration: seconds('heal') }, 0)
  return timeline.call(() => actors.refresh(after))
}
