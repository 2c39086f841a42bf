import { gsap } from 'gsap'
import { shopColours } from '../draw/palette.ts'
import { seconds } from '../timing/durations.ts'
import { ease } from '../timing/easings.ts'
import { type Choreography, middleOf } from './actors.ts'
import { sayCue } from './event-cue.ts'
import { gain } from './health.ts'
import { cardsOf, sideOf } from './script.ts'
import { startAt } from './timeline-labels.ts'

const NUMBER = 52 // units

/** Sparks rise and the creature grows for a moment. */
export const statRaised: Choreography<'stat-raised'> = context => {
  const { event, before, after, actors, reducedMotion, live } = context
  const side = sideOf(event.seat)
  const zone = actors[side]
  const { body } = zone.creature
  const card = cardsOf(before[side]).find(candidate => candidate.id === event.cardId)
  const duration = seconds('raise')
  const { x, y } = middleOf(zone, 0.7)
  const number = () =>
    actors.effects.number({ x: x + zone.tall * 0.32, y }, `+${event.amount}`, NUMBER, 'raise')
  const timeline = startAt(gsap.timeline(), 'sound', 0, () => {
    sayCue(context)
    zone.creature.hue = shopColours.secondaryText
    if (!reducedMotion) live(() => actors.effects.rise(zone.feet, zone.tall, 'raise'))
  })
  startAt(timeline, 'number', 0, () => live(number))
  if (card && event.stat === 'pv') timeline.add(gain(zone, card, card.pv + event.amount), 0)
  if (reducedMotion) return timeline.call(() => actors.refresh(after), [], seconds('reducedFade'))
  return timeline
    .fromTo(zone.creature, { heat: 0.5 }, { heat: 0, duration }, 0)
    .to(body.scale, { x: 1.08, y: 1.1, duration: duration * 0.4, ease: ease.out }, 0)
    .to(body.scale, { x: 1, y: 1, duration: duration * 0.6, ease: ease.spring }, duration * 0.4)
    .call(() => actors.refresh(after))
}
