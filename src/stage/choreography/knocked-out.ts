/** How a creature leaves the table, by the type that knocked it out. */
import { gsap } from 'gsap'
import type { CardType } from '@/contract/endpoints/game/characters.ts'
import { statusHue } from '../draw/status-hues.ts'
import type { Spot } from '../layout/layout.ts'
import { seconds } from '../timing/durations.ts'
import type { BattleActors, Timeline, ZoneActor } from './actors.ts'
import { wayOf } from './contact.ts'
import { pushOf } from './knock-back.ts'
import { leap } from './leap.ts'

/** `shatter` and `short` fly to the edge and break, `deflate` flies until it is empty, the others stay in their place. */
type Wreck = 'shatter' | 'melt' | 'freeze' | 'short' | 'deflate'

const wrecks: Record<CardType, Wreck> = {
  Natura: 'deflate',
  Aria: 'deflate',
  Fuoco: 'melt',
  Terra: 'shatter',
  Oggetto: 'shatter',
  Acqua: 'deflate',
  Ghiaccio: 'freeze',
  Psichico: 'deflate',
  Meccanico: 'short',
  Cosmico: 'shatter',
  Divino: 'shatter',
  Luce: 'shatter',
  Oscurità: 'melt',
  Suono: 'shatter',
  '???': 'short',
}

const SPIN = Math.PI * 3 // 540 degrees
const EDGE = 260 // units: farther than any edge of the view, which stops it
const ARC = { least: 12, most: 70 } // height of the flight, in units: it stays in view
const BREAK = 0.42 // share of the flight after which it breaks
const CHAR = '#2a120a'

interface Fall {
  actors: BattleActors
  zone: ZoneActor
  opponent: ZoneActor
  /** Shows pieces of the creature where it is now. */
  burst(): void
}

/** Returns the fall of a creature that a blow of this type has knocked out. Its body is invisible at the end. */
export function leaveTable(fall: Fall, tipo: CardType): Timeline {
  return gsap
    .timeline()
    .to(fall.zone.ring, { light: 0, duration: seconds('koFly') }, 0)
    .add(ways[wrecks[tipo]](fall), 0)
}

const ways: Record<Wreck, (fall: Fall) => Timeline> = {
  shatter: fall => flyOut(fall, 'shatter'),
  short: fall => flyOut(fall, 'short'),
  deflate(fall) {
    const { body } = fall.zone.creature
    const duration = seconds('koFly')
    return gsap
      .timeline()
      .add(tumble(fall), 0)
      .to(body.scale, { x: 1.12, y: 0.9, duration: duration * 0.2, ease: 'power2.out' }, 0)
      .to(body.scale, { x: 0.12, y: 0.12, duration: duration * 0.75, ease: 'power2.in' }, duration * 0.25)
      .add(end(fall), duration * 0.7)
  },
  melt({ zone, burst }) {
    const { creature } = zone
    const { body } = creature
    const duration = seconds('koFly')
    return gsap
      .timeline()
      .call(() => {
        creature.hue = CHAR
      })
      .add(leap(creature, { to: { x: 0, y: 0 }, height: 0, duration: duration * 0.3, ease: 'power2.in' }), 0)
      .to(body, { rotation: 0, duration: duration * 0.3, ease: 'power2.in' }, 0)
      .to(creature, { heat: 0.85, duration: duration * 0.6, ease: 'power1.out' }, 0)
      .to(body.scale, { x: 1.34, y: 0.5, duration: duration * 0.4, ease: 'power2.in' }, duration * 0.25)
      .call(burst, [], duration * 0.5)
      .to(body.scale, { x: 1.7, y: 0.06, duration: duration * 0.35, ease: 'power2.out' }, duration * 0.65)
      .to(body, { alpha: 0, duration: duration * 0.25 }, duration * 0.85)
  },
  freeze(fall) {
    const { zone } = fall
    const { creature } = zone
    const duration = seconds('koFly')
    return gsap
      .timeline()
      .call(() => {
        creature.hue = statusHue('freeze')
      })
      .to(creature, { heat: 0.95, duration: duration * 0.35, ease: 'power2.out' }, 0)
      .add(leap(creature, { to: { x: 0, y: 0 }, height: 0, duration: duration * 0.3, ease: 'power3.in' }), 0)
      .to(creature.body, { rotation: 0, duration: duration * 0.3, ease: 'power3.in' }, 0)
      .add(end(fall), duration * BREAK)
  },
}

/** Over the edge, turning; it breaks on the way. */
function flyOut(fall: Fall, wreck: 'shatter' | 'short'): Timeline {
  const { creature } = fall.zone
  const duration = seconds('koFly')
  const timeline = gsap
    .timeline()
    .add(tumble(fall), 0)
    .add(end(fall), duration * BREAK)
  if (wreck === 'shatter') return timeline
  return timeline
    .call(() => {
      creature.hue = statusHue('paralysis')
    })
    .fromTo(
      creature,
      { heat: 0.9 },
      { heat: 0, duration: duration * 0.55, ease: 'steps(5)', immediateRender: false },
      0,
    )
}

/** One and a half turns around its middle, towards the edge of the view. */
function tumble({ actors, zone, opponent }: Fall): Timeline {
  const { creature, tall } = zone
  const { body, ground } = creature
  const way = wayOf(actors, opponent, zone)
  const push = pushOf(actors, zone, way, EDGE)
  const duration = seconds('koFly')
  const arc = Math.min(ARC.most, Math.max(ARC.least, zone.feet.y + push.y - tall))
  const from = { turn: 0, middle: { x: 0, y: 0 }, ground: { x: 0, y: 0 } }
  const flight = { done: 0 }
  const begin = () => {
    from.turn = body.rotation
    from.middle = middleOfBody(zone)
    from.ground = { x: ground.position.x, y: ground.position.y }
  }
  const fly = () => {
    const { done } = flight
    const between = (start: number, end: number) => start + (end - start) * done
    ground.position.x = between(from.ground.x, push.x)
    ground.position.y = between(from.ground.y, push.y)
    body.rotation = from.turn + way.lean * SPIN * done
    // The middle of the body flies; the feet, around which it turns, follow.
    const half = (tall / 2) * body.scale.y
    body.position.x = between(from.middle.x, push.x) - Math.sin(body.rotation) * half
    body.position.y =
      between(from.middle.y, push.y - tall / 2) -
      Math.sin(Math.PI * done) * arc +
      Math.cos(body.rotation) * half
  }
  return gsap.timeline().call(begin).to(flight, { done: 1, duration, ease: 'power1.out', onUpdate: fly }, 0)
}

/** It breaks into pieces. */
function end({ zone, burst }: Fall): Timeline {
  const { creature } = zone
  const duration = seconds('koFly') * (1 - BREAK)
  return gsap
    .timeline()
    .call(burst)
    .to(creature, { shatter: 1, duration, ease: 'power2.out' }, 0)
    .to(creature.body, { alpha: 0, duration: duration * 0.4 }, duration * 0.6)
}

/** Returns the middle of the body as it is now, relative to the feet of the creature at rest. */
function middleOfBody({ creature: { body }, tall }: ZoneActor): Spot {
  const half = (tall / 2) * body.scale.y
  return {
    x: body.position.x + Math.sin(body.rotation) * half,
    y: body.position.y - Math.cos(body.rotation) * half,
  }
}

/** Returns the point around which the pieces of a creature fly, wherever it is now. */
export function brokenSpot(zone: ZoneActor): Spot {
  const { x, y } = middleOfBody(zone)
  return { x: zone.feet.x + x, y: zone.feet.y + y }
}
