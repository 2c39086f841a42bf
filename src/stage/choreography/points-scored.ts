import { gsap } from 'gsap'
import { seconds } from '../timing/durations.ts'
import { type Choreography, middleOf } from './actors.ts'
import { sayCue } from './event-cue.ts'
import { glimmer, pulse } from './pulse.ts'
import { otherSide, sideOf } from './script.ts'
import { startAt } from './timeline-labels.ts'

const NUMBER = 64 // units

/** The points rise where the card was defeated, and the score of the side that gets them pulses. */
export const pointsScored: Choreography<'points-scored'> = context => {
  const { event, after, actors, reducedMotion, live } = context
  const side = sideOf(event.seat)
  const fallen = actors[otherSide(side)]
  const score = () => actors.score(side)
  const duration = seconds('score')
  const number = () => actors.effects.number(middleOf(fallen, 0.6), `+${event.points}`, NUMBER, 'raise')
  const timeline = startAt(gsap.timeline(), 'sound', 0, () => sayCue(context))
  startAt(timeline, 'number', 0, () => live(number))
  timeline.call(() => actors.refresh(after), [], seconds('reducedFade'))
  return timeline.add(
    reducedMotion ? glimmer(score, duration) : pulse(score, duration, { most: 1.45 }),
    seconds('reducedFade'),
  )
}
