/** A blow after its contact: both creatures stand still for a moment, the target is thrown back, the table settles. */
import { gsap } from 'gsap'
import { spectacleOf } from '../clips/spectacle.ts'
import { typeLooks } from '../draw/palette.ts'
import type { Spot } from '../layout/layout.ts'
import { HEAVY_DAMAGE, seconds } from '../timing/durations.ts'
import {
  type Choreography,
  type EventContext,
  type EventOf,
  type MarkLook,
  middleOf,
  type Timeline,
  type ZoneActor,
} from './actors.ts'
import { kick, lookCloser, lookHome, shake } from './camera-work.ts'
import { along, type Way, wayOf } from './contact.ts'
import { sayCue } from './event-cue.ts'
import { BRIGHTEST } from './flash-rule.ts'
import { LOW_HEALTH, lose, slowDrain } from './health.ts'
import { goHome, knockHard, knockLightly, press, pushOf } from './knock-back.ts'
import { leap } from './leap.ts'
import { cardsOf, otherSide, sideOf } from './script.ts'
import { startAt } from './timeline-labels.ts'

export type DamageContext = EventContext<EventOf<'damage-taken'>>

interface Blow {
  context: DamageContext
  target: ZoneActor
  attacker: ZoneActor
  way: Way
  heavy: boolean
  leapt: boolean // the attacker is at the target
}

const FARTHEST_STEP = 60 // units that an attacker moves without a leap
const LANDED = 0.24 // share of both heights between the target and the feet of an attacker that leapt
const PUSHED = 0.3 // share of the height
const KICK = 8 // units
const SHAKE = 14 // units
const SLOW = 0.25 // share of the speed while a creature is knocked out
const KO_ZOOM = 1.14
const STRONG = [90, 130] // least damage of the second and the third grade of a crack

export const blowTaken: Choreography<'damage-taken'> = context => {
  const { event, actors, reducedMotion } = context
  const side = sideOf(event.seat)
  const target = actors[side]
  const attacker = actors[otherSide(side)]
  const heavy = event.danno >= HEAVY_DAMAGE
  const blow: Blow = {
    context,
    target,
    attacker,
    way: wayOf(actors, attacker, target),
    heavy,
    leapt: isAway(attacker),
  }
  const isFatal = event.pv === 0
  const timeline = startAt(gsap.timeline(), 'hit', 0, () => {
    sayCue(context)
    if (event.danno > 0) target.creature.pose = 'hurt'
  })
  const into = heavy && !isFatal && !reducedMotion ? target.plate.barSpot() : undefined
  startAt(timeline, 'number', 0, () => context.live(() => shoutDamage(context, target, heavy, into)))
  if (reducedMotion) timeline.add(felt(blow), 0)
  else if (isFatal) timeline.add(knockOut(blow), 0)
  else timeline.add(heavy ? feltHard(blow) : feltLightly(blow), 0)
  if (isInDanger(context)) startAt(timeline, 'alarm', timeline.duration(), () => context.cue('low_health'))
  return timeline
}

/** A move may print more damage than it deals, so how its user came here is read from where it is. */
const isAway = ({ creature: { ground } }: ZoneActor): boolean =>
  Math.hypot(ground.position.x, ground.position.y) > FARTHEST_STEP

/** The health before the blow becomes the one after it. */
function drain({ context, target }: Blow, pace: { wait: number; drain: number }): Timeline {
  const { event, before } = context
  const card = cardsOf(before[sideOf(event.seat)]).find(candidate => candidate.id === event.cardId)
  return card ? lose(target, card, event.pv, pace) : gsap.timeline()
}

/** Everything that a blow may have hidden or changed is as it was at the end of `duration`. */
function settle({ context, target, attacker }: Blow, duration: number): Timeline {
  const { actors } = context
  const rest = () => {
    if (context.event.pv > 0) target.creature.pose = 'rest'
    attacker.creature.pose = 'rest'
  }
  return gsap
    .timeline()
    .to(actors.veil, { alpha: 0, duration }, 0)
    .add(lookHome(actors.camera, duration), 0)
    .to(
      [actors.hud, actors.controls, attacker.plate, target.plate],
      { alpha: 1, duration: duration * 0.6 },
      0,
    )
    .call(rest, [], duration)
}

/** Reduced motion: colour and number only. */
function felt(blow: Blow): Timeline {
  const fade = seconds('reducedFade')
  return gsap
    .timeline()
    .add(drain(blow, { wait: fade * 0.5, drain: fade }), 0)
    .add(dye(blow.target, 0.15, fade), 0)
    .add(settle(blow, fade), fade)
}

/** Light of the blow on both creatures, and its effects at the point of contact. */
function flare(blow: Blow, stop: number): Timeline {
  const { context, target, attacker, way, heavy } = blow
  const { event, actors, flashes, live } = context
  const hue = typeLooks[typeOf(context)].light
  const at = contactSpot(blow)
  const timeline = gsap.timeline().call(() => live(() => burst(blow)))
  if (event.danno === 0) return timeline
  const glow = heavy ? seconds('hitGlow') : seconds('hit')
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
    .fromTo(
      target.creature,
      { rim: 1 },
      { rim: 0, duration: heavy ? seconds('burst') * 0.8 : glow, ease: 'power2.in' },
      0,
    )
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

function feltLightly(blow: Blow): Timeline {
  const { context, target, attacker, way, leapt } = blow
  const { event, actors } = context
  const stop = seconds('lightStop')
  const timeline = gsap
    .timeline()
    .add(flare(blow, stop), 0)
    .add(drain(blow, slowDrain), 0)
    .add(settle(blow, seconds('lightHome')), stop + seconds('lightKnock'))
    .add(goHome(context, attacker, leapt, false), stop)
  if (event.danno === 0) return timeline
  return timeline
    .add(press(target, 1), 0)
    .add(knockLightly(context, target, way), stop)
    .add(kick(actors.camera, along(way, KICK), seconds('lightKnock') + seconds('lightHome')), stop)
}

function feltHard(blow: Blow): Timeline {
  const { context, target, attacker, way, leapt } = blow
  const { actors, flashes, live } = context
  const stop = seconds(isSignatureStop(actors) ? 'signatureStop' : 'heavyStop')
  const thrown = stop + seconds('heavyKnock')
  const landed = seconds('numberPop') + seconds('numberHold') + seconds('numberFlight')
  const timeline = gsap
    .timeline()
    .add(flare(blow, stop), 0)
    .add(press(target, 1.6), 0)
    .add(knockHard(context, target, way), stop)
    .add(shake(actors.camera, way.towards, SHAKE, seconds('heavyShake')), stop)
    .add(goHome(context, attacker, leapt, true), stop + seconds('lightStop'))
    .add(settle(blow, seconds('heavyHome')), thrown)
    .add(drain(blow, { wait: 0, drain: seconds('heavyDrain') }), landed)
  if (flashes.take(1))
    timeline.call(() => live(() => actors.effects.flash(attackerHue(context), BRIGHTEST)), [], stop * 0.3)
  return timeline
}

/** The signature's camera is nearer than that of any other blow. */
const isSignatureStop = ({ camera }: DamageContext['actors']): boolean => camera.zoom > KO_ZOOM

/**
 * The health is 0: a long stop, then the creature leaves the ground in slow motion. How it breaks is part of its
 * defeat, which follows.
 */
function knockOut(blow: Blow): Timeline {
  const { context, target, way } = blow
  const { actors, flashes, live } = context
  const stop = seconds('koStop')
  const slow = seconds('koSlow')
  const { creature } = target
  const push = pushOf(actors, target, way, 26)
  const view = { zoom: KO_ZOOM, duration: stop * 0.4, ease: 'power3.out' }
  const timeline = gsap
    .timeline()
    .add(flare(blow, stop), 0)
    .add(press(target, 1.8), 0)
    .add(drain(blow, { wait: 0, drain: stop }), 0)
    .to(target.plate, { alpha: 1, duration: stop * 0.4 }, 0)
    .add(lookCloser(actors.camera, middleOf(target), view), 0)
    .call(() => actors.slowDown(SLOW), [], stop)
    .add(shake(actors.camera, way.towards, SHAKE, slow), stop)
    .add(leap(creature, { to: push, height: 0, duration: slow, ease: 'power1.out' }), stop)
    .to(creature.body.position, { y: push.y - target.tall * 0.12, duration: slow, ease: 'power2.out' }, stop)
    .to(creature.body, { rotation: way.lean * 0.3, duration: slow, ease: 'power1.out' }, stop)
    .to(creature, { bend: -1, duration: slow, ease: 'power1.out' }, stop)
    .to(creature.body.scale, { x: 0.96, y: 1.06, duration: slow, ease: 'power1.out' }, stop)
    .call(() => actors.slowDown(1), [], stop + slow)
  if (flashes.take(1))
    timeline.call(() => live(() => actors.effects.flash(attackerHue(context), BRIGHTEST)), [], stop)
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

const attackerHue = (context: DamageContext): string => typeLooks[typeOf(context)].light

function dye({ creature }: ZoneActor, share: number, duration: number, hue = '#ff9a7a', wait = 0): Timeline {
  return gsap
    .timeline()
    .call(() => {
      creature.hue = hue
    })
    .fromTo(creature, { heat: share }, { heat: 0, duration, ease: 'power2.in' }, wait)
}

function shoutDamage(
  { event, actors }: DamageContext,
  target: ZoneActor,
  heavy: boolean,
  into: Spot | undefined,
): void {
  const { hit } = target
  const size = numberSize(target, heavy)
  if (event.danno === 0) actors.effects.number(hit, '0', size * 0.8, 'block')
  else actors.effects.number(hit, `−${event.danno}`, size, 'harm', into)
}

/** 84 units on the phone's rival. Larger creatures have larger numbers. */
const numberSize = ({ tall }: ZoneActor, heavy: boolean): number =>
  Math.max(84, Math.min(132, tall * 0.42)) * (heavy ? 1 : 0.66)

/** Returns true if the reader's card has so little health that its bar is red. */
function isInDanger({ event, before }: DamageContext): boolean {
  const card =
    event.seat === 'player1' && cardsOf(before.own).find(candidate => candidate.id === event.cardId)
  return card ? event.pv > 0 && event.pv / card.pvMax < LOW_HEALTH : false
}
