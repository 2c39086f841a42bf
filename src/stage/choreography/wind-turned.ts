import { gsap } from 'gsap'
import { seconds } from '../timing/durations.ts'
import { ease } from '../timing/easings.ts'
import { type Choreography, middleOf, type Timeline, type ZoneActor } from './actors.ts'
import { sayCue } from './event-cue.ts'
import { startAt } from './timeline-labels.ts'

const LEAN = { share: 0.05, turn: (4 * Math.PI) / 180 } // share of a creature's height, and radians
/** Share of the gust after which a creature returns upright. */
const YIELDING = 0.4

/** A gust passes both creatures in the direction of the side that now has it behind. The glyphs of the cards follow. */
export const windTurned: Choreography<'wind-turned'> = context => {
  const { after, actors, reducedMotion, live } = context
  const timeline = startAt(gsap.timeline(), 'sound', 0, () => {
    actors.refresh(after)
    sayCue(context)
  })
  if (!reducedMotion) {
    const away = Math.sign(actors.rival.feet.x - actors.own.feet.x)
    for (const side of ['own', 'rival'] as const) {
      const zone = actors[side]
      const wind = after[side].active?.wind ?? 0
      if (wind === 0) continue
      const towards = (side === 'own' ? away : -away) * Math.sign(wind)
      timeline.call(() => live(() => actors.effects.gust(middleOf(zone, 0.5), zone.tall, towards)), [], 0)
      timeline.add(leanWith(zone, towards), 0)
    }
  }
  return timeline
    .addLabel('free', seconds('windTurn') * YIELDING)
    .to({}, { duration: seconds('windTurn') }, 0)
}

function leanWith({ creature: { body }, tall }: ZoneActor, towards: number): Timeline {
  const out = seconds('windTurn') * YIELDING
  const back = seconds('windTurn') - out
  return gsap
    .timeline()
    .to(body.position, { x: towards * tall * LEAN.share, duration: out, ease: ease.out }, 0)
    .to(body, { rotation: towards * LEAN.turn, duration: out, ease: ease.out }, 0)
    .to(body.position, { x: 0, duration: back, ease: ease.out }, out)
    .to(body, { rotation: 0, duration: back, ease: ease.out }, out)
}
