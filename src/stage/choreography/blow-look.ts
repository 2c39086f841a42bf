/** What every blow shows at its contact: light, particles, the mark on the table, the health that drains. */
import { gsap } from 'gsap'
import { typeLooks } from '../draw/palette.ts'
import type { Spot } from '../layout/layout.ts'
import { seconds } from '../timing/durations.ts'
import {
  type EventContext,
  type EventOf,
  type MarkLook,
  middleOf,
  type Timeline,
  type ZoneActor,
} from './actors.ts'
import { along, type Way } from './contact.ts'
import { lose } from './health.ts'
import { cardsOf, otherSide, sideOf } from './script.ts'

export type DamageContext = EventContext<EventOf<'damage-taken'>>

export interface Blow {
  context: DamageContext
  target: ZoneActor
  attacker: ZoneActor
  way: Way
  heavy: boolean
  leapt: boolean // the attacker is at the target
}

/** Zoom of the camera on a knock-out. Only that of a signature is nearer. */
export const KO_ZOOM = 1.14
const LANDED = 0.24 // share of both heights between the target and the feet of an attacker that leapt
const PUSHED = 0.3 // share of the height
const STRONG = [90, 130] // least damage of the second and the third grade of a crack

/** The signature's camera is nearer than that of any other blow. */
export const isSignatureStop = ({ camera }: DamageContext['actors']): boolean => camera.zoom > KO_ZOOM

/** The health before the blow becomes the one after it. */
export function drain({ context, target }: Blow, pace: { wait: number; drain: number }): Timeline {
  const { event, before } = context
  const card = cardsOf(before[sideOf(event.seat)]).find(candidate => candidate.id === event.cardId)
  return card ? lose(target, card, event.pv, pace) : gsap.timeline()
}

/**
 * Light of the blow on both creatures, and its effects at the point of contact.
 * @param stop s until the light fades
 * @param glow s in which it fades
 */
export function flare(blow: Blow, stop: number, glow: number): Timeline {
  const { context, target, attacker, way, heavy } = blow
  const { event, actors, flashes, live } = context
  const hue = typeLooks[typeOf(context)].light
  const at = contactSpot(blow)
  const timeline = gsap.timeline().call(() => live(() => burst(blow)))
  if (event.danno === 0) return timeline
  const lit = (creature: ZoneActor['creature'], from: number, share: number) =>
    gsap
      .timeline()
      .call(() => {
        creature.hue = hue
        creature.glareFrom = from
      })
      .fromTo(creature, { glare: share }, { glare: 0, duration: glow, ease: 'power1.in' }, stop)
  timeline
    .add(dye(target, heavy ? 0.5 : 0.35, glow, hue, stop), 0)
    .add(lit(target.creature, way.heading + Math.PI, 1), 0)
    .add(lit(attacker.creature, way.heading, 0.7), 0)
    .fromTo(target.creature, { rim: 1 }, { rim: 0, duration: stop + glow, ease: 'power2.in' }, 0)
    .call(
      () => live(() => actors.effects.chips(at, target.tall, way.heading, typeOf(context), heavy)),
      [],
      stop * 0.5,
    )
    .call(() => live(() => actors.effects.streaks(middleOf(target), target.tall, way.lean)), [], stop)
    .call(() => actors.leaveMark(sideOf(event.seat), markSpot(blow), markOf(blow)), [], stop)
  if (flashes.on)
    timeline.fromTo(
      target.creature,
      { flash: heavy ? 0.9 : 0.7 },
      { flash: 0, duration: seconds('hitTint'), ease: 'power2.in' },
      stop * 0.5,
    )
  return timeline
}

/** The started clip with a few sparks. Without a clip, the stage's own burst immediately. */
function burst({ context, target, heavy }: Blow): void {
  const { effects } = context.actors
  const at = middleOf(target)
  const tipo = typeOf(context)
  if (spectacleOf(context.reducedMotion, effects.clipLanded()) === 'both')
    effects.sparks(at, target.tall * 0.7, tipo)
  else effects.impact(at, target.tall, tipo, heavy)
}

/** The side of the target on which it is hit. */
const contactSpot = ({ target, way }: Blow): Spot => {
  const { x, y } = middleOf(target, 0.45)
  const back = along(way, -target.tall * 0.22)
  return { x: x + back.x, y: y + back.y }
}

/** A crack is under the target. A scrape is where the attacker landed, or where the target was pushed to. */
const markSpot = ({ attacker, target, way, heavy, leapt }: Blow): Spot =>
  along(way, heavy ? -6 : leapt ? (attacker.tall + target.tall) * -LANDED : target.tall * PUSHED)

/** The turn differs, so that repeated blows do not leave the same picture. */
function markOf({ context, heavy }: Blow): MarkLook {
  const { event, actors, before } = context
  const grade = STRONG.reduce<1 | 2 | 3>(
    (most, least) => (event.danno >= least ? ((most + 1) as 2 | 3) : most),
    1,
  )
  const turn = (before.turn * 2.4 + event.pv * 0.37) % (Math.PI * 2)
  const hue = typeLooks[typeOf(context)].light
  if (heavy && isSignatureStop(actors)) return { kind: 'burn', grade: 3, turn, tint: hue }
  return { kind: heavy ? 'crack' : 'scuff', grade: heavy ? grade : 1, turn, tint: '#ffffff' }
}

const typeOf = ({ event, before }: DamageContext) =>
  before[otherSide(sideOf(event.seat))].active?.tipo ?? 'Luce'

export const attackerHue = (context: DamageContext): string => typeLooks[typeOf(context)].light

export function dye(
  { creature }: ZoneActor,
  share: number,
  duration: number,
  hue = '#ff9a7a',
  wait = 0,
): Timeline {
  return gsap
    .timeline()
    .call(() => {
      creature.hue = hue
    })
    .fromTo(creature, { heat: share }, { heat: 0, duration, ease: 'power2.in' }, wait)
}

/**
 * What is shown on impact. The stage decides in that frame and never waits: a loaded clip plays with a few sparks;
 * otherwise the stage's own effect is drawn; reduced motion shows neither.
 */
export type Spectacle = 'none' | 'particles' | 'both'

/** @param clipIsShowing a frame of the clip is visible now */
export const spectacleOf = (reducedMotion: boolean, clipIsShowing: boolean): Spectacle =>
  reducedMotion ? 'none' : clipIsShowing ? 'both' : 'particles'
