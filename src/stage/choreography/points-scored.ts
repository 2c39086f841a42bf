import { gsap } from 'gsap'
import { type Choreography, middleOf } from './actors.ts'
import { seconds } from './durations.ts'
import { sayCue } from './event-cue.ts'
import { sideOf } from './script.ts'

const NUMBER = 64 // units

/** The points rise over the place of whoever scores them. */
export const pointsScored: Choreography<'points-scored'> = context => {
  const { event, after, actors, live } = context
  const zone = actors[sideOf(event.seat)]
  return gsap
    .timeline()
    .call(() => {
      sayCue(context)
      live(() => actors.effects.number(middleOf(zone, 0.9), `+${event.points}`, NUMBER, 'raise'))
    })
    .call(() => actors.refresh(after), [], seconds('reducedFade'))
}
