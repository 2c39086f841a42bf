import { gsap } from 'gsap'
import { seconds } from '../timing/durations.ts'
import { type Choreography, middleOf } from './actors.ts'
import { sayCue } from './event-cue.ts'
import { gain } from './health.ts'
import { cardsOf, sideOf } from './script.ts'
import { startAt } from './timeline-labels.ts'

const NUMBER = 52 // units

/** Green sparks rise, the bar fills, and a number shows the amount. */
export const cardHealed: Choreography<'card-healed'> = context => {
  const { event, before, after, actors, reducedMotion, live } = context
  const side = sideOf(event.seat)
  const zone = actors[side]
  const card = cardsOf(before[side]).find(candidate => candidate.id === event.cardId)
  const { x, y } = middleOf(zone, 0.7)
  const number = () =>
    actors.effects.number({ x: x + zone.tall * 0.32, y }, `+${event.amount}`, NUMBER, 'heal')
  const timeline = startAt(gsap.timeline(), 'sound', 0, () => {
    sayCue(context)
    zone.creature.hue = '#8af0a0'
    if (!reducedMotion) live(() => actors.effects.rise(zone.feet, zone.tall, 'heal'))
  })
  startAt(timeline, 'number', 0, () => live(number))
  if (card) timeline.add(gain(zone, card, event.pv), 0)
  if (!reducedMotion) timeline.fromTo(zone.creature, { heat: 0.5 }, { heat: 0, duration: seconds('heal') }, 0)
  return timeline.call(() => actors.refresh(after))
}
