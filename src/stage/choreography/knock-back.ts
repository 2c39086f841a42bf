/** What a blow does to the bodies: the target is thrown back and returns, the attacker returns to its ring. */
import { gsap } from 'gsap'
import { seconds } from '../timing/durations.ts'
import type { BattleActors, EventContext, Timeline, ZoneActor } from './actors.ts'
import { along, insideView, type Way } from './contact.ts'
import { land, leap, slide, straighten } from './leap.ts'

const HOME = { x: 0, y: 0 }
const DEGREE = Math.PI / 180
const LIGHT = { reach: 46, turn: 12 * DEGREE } // units, radians
const HEAVY = { reach: 110, turn: 22 * DEGREE }
const DEPTH = 0.7 // share of a push into the distance
const BOUNCES = [
  { reach: 0.62, height: 36, share: 0.5 },
  { reach: 0.88, height: 13, share: 0.3 },
  { reach: 1, height: 0, share: 0.2 },
] as const

/** Returns the offset by which a blow pushes its target. */
export function pushOf(actors: BattleActors, target: ZoneActor, way: Way, reach: number) {
  const { x, y } = along(way, reach)
  return insideView(actors, target, { x, y: y * DEPTH })
}

/** The target is squashed at the contact and recovers after the stop. */
export function press({ creature: { body } }: ZoneActor, strength: number): Timeline {
  const pressed = { x: 1 - 0.1 * strength, y: 1 + 0.08 * strength }
  return gsap.timeline().to(body.scale, { ...pressed, duration: seconds('press'), ease: 'power2.out' })
}

/** Thrown back and springs home. */
export function knockLightly({ actors }: EventContext, target: ZoneActor, way: Way): Timeline {
  const { creature } = target
  const { body } = creature
  const out = seconds('lightKnock')
  const back = seconds('lightHome')
  const push = pushOf(actors, target, way, LIGHT.reach)
  return gsap
    .timeline()
    .add(slide(creature, push, out, 'power4.out'), 0)
    .to(body, { rotation: way.lean * LIGHT.turn, duration: out, ease: 'power4.out' }, 0)
    .to(creature, { bend: -0.9, duration: out, ease: 'power4.out' }, 0)
    .to(body.scale, { x: 1.05, y: 0.94, duration: out, ease: 'power2.out' }, 0)
    .add(leap(creature, { to: HOME, height: 8, duration: back, ease: 'power2.inOut' }), out)
    .to(body, { rotation: 0, duration: back, ease: 'back.out(2)' }, out)
    .to(creature, { bend: 0, duration: back, ease: 'back.out(2)' }, out)
    .to(body.scale, { x: 1, y: 1, duration: back, ease: 'back.out(2)' }, out)
}

/** Thrown far, bounces twice, gets up and hops home. Its card slips. */
export function knockHard({ actors, live }: EventContext, target: ZoneActor, way: Way): Timeline {
  const { creature, feet, tall, card } = target
  const { body } = creature
  const whole = seconds('heavyKnock')
  const home = seconds('heavyHome')
  const push = pushOf(actors, target, way, HEAVY.reach)
  const slip = along(way, 14)
  const rest = { x: card.position.x, y: card.position.y }
  const timeline = gsap.timeline()
  let at = 0
  for (const { reach, height, share } of BOUNCES) {
    const to = { x: push.x * reach, y: push.y * reach }
    const duration = whole * share
    timeline.add(leap(creature, { to, height, duration, ease: at === 0 ? 'power2.out' : 'none' }), at)
    at += duration
    const spot = { x: feet.x + to.x, y: feet.y + to.y }
    if (height > 0)
      timeline.call(() => live(() => actors.effects.dust(spot, tall * (0.35 + height / 100))), [], at)
  }
  return timeline
    .to(body, { rotation: way.lean * HEAVY.turn, duration: whole * 0.4, ease: 'power3.out' }, 0)
    .to(creature, { bend: -1, duration: whole * 0.3, ease: 'power3.out' }, 0)
    .to(body.scale, { x: 0.92, y: 1.1, duration: whole * 0.3, ease: 'power2.out' }, 0)
    .to(body.scale, { x: 1.14, y: 0.82, duration: whole * 0.12, ease: 'power2.out' }, whole * 0.46)
    .to(body.scale, { x: 1, y: 1, duration: whole * 0.3, ease: 'back.out(2)' }, whole * 0.58)
    .to(
      body,
      { rotation: way.lean * HEAVY.turn * 0.4, duration: whole * 0.5, ease: 'power2.inOut' },
      whole * 0.5,
    )
    .to(
      card.position,
      { x: rest.x + slip.x, y: rest.y + slip.y, duration: whole * 0.5, ease: 'power3.out' },
      0,
    )
    .to(card.position, { ...rest, duration: home, ease: 'power2.inOut' }, whole)
    .add(straighten(creature, home * 0.6), whole)
    .add(leap(creature, { to: HOME, height: 20, duration: home * 0.65, ease: 'power1.inOut' }), whole)
    .add(land(creature), whole + home * 0.65)
}

/** The attacker returns from the contact or from its recoil. @param leapt it is at the target */
export function goHome(context: EventContext, attacker: ZoneActor, leapt: boolean, heavy: boolean): Timeline {
  const { creature, ring, feet, tall } = attacker
  const duration = seconds(leapt && heavy ? 'heavyHome' : 'lightHome')
  const height = leapt ? (heavy ? 44 : 30) : 0
  const timeline = gsap
    .timeline()
    .add(leap(creature, { to: HOME, height, duration, ease: leapt ? 'power1.inOut' : 'power2.out' }), 0)
    .add(straighten(creature, duration), 0)
    .to(creature.body.scale, { x: 1, y: 1, duration: duration * 0.8, ease: 'power2.out' }, 0)
    .to(ring, { light: 0.5, duration }, 0)
    .call(
      () => {
        creature.pose = 'rest'
      },
      [],
      duration * 0.4,
    )
  if (!leapt) return timeline
  const dust = () => context.live(() => context.actors.effects.dust(feet, tall * 0.5))
  return timeline.call(dust, [], duration).add(land(creature, heavy ? 1.2 : 0.8), duration)
}
