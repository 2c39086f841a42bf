/** A blow after its contact: both creatures stand still for a moment, the target is thrown back, the table settles. */
import { gsap } from 'gsap'
import { clipAfterglow } from '../clips/clip-times.ts'
import type { Spot } from '../layout/layout.ts'
import { HEAVY_DAMAGE, seconds } from '../timing/durations.ts'
import type { Choreography, Timeline, ZoneActor } from './actors.ts'
import { shotAtNext } from './area-hit.ts'
import {
  attackerHue,
  type Blow,
  type DamageContext,
  drain,
  dye,
  flare,
  isSignatureStop,
} from './blow-look.ts'
import { kick, lookHome, shake } from './camera-work.ts'
import { along, wayOf } from './contact.ts'
import { sayCue } from './event-cue.ts'
import { BRIGHTEST } from './flash-rule.ts'
import { LOW_HEALTH, slowDrain } from './health.ts'
import { goHome, knockHard, knockLightly, press } from './knock-back.ts'
import { knockOut } from './knock-out.ts'
import { clipOf } from './move-context.ts'
import { cardsOf, otherSide, sideOf } from './script.ts'
import { startAt } from './timeline-labels.ts'

const FARTHEST_STEP = 60 // units that an attacker moves without a leap
const KICK = 8 // units
const SHAKE = 14 // units
const ASIDE = 0.4 // shares of the height by which a number makes room for a body that is thrown
const BELOW = 0.3

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
  startAt(timeline, 'number', 0, () => context.live(() => shoutDamage(blow, into)))
  if (reducedMotion) timeline.add(felt(blow), 0)
  else if (isFatal) timeline.add(knockOut(blow), 0)
  else timeline.add(heavy ? feltHard(blow) : feltLightly(blow), 0)
  timeline.add(shotAtNext(context), Math.max(0, timeline.duration() - seconds('multiHit')))
  if (isInDanger(context)) startAt(timeline, 'alarm', timeline.duration(), () => context.cue('low_health'))
  return timeline
}

/** A move may print more damage than it deals, so how its user came here is read from where it is. */
const isAway = ({ creature: { ground } }: ZoneActor): boolean =>
  Math.hypot(ground.position.x, ground.position.y) > FARTHEST_STEP

/** Returns the seconds after the contact for which the clip of the blow is bright; 0 without a clip. */
function afterglowOf({ previous, before, reducedMotion }: DamageContext): number {
  const clip = !reducedMotion && previous?.type === 'move-used' && clipOf({ before, event: previous })
  return clip ? clipAfterglow(clip) : 0
}

/**
 * Everything that a blow may have hidden or changed is as it was at the end of `duration`. The target is in pain until
 * the clip has faded.
 * @param start seconds after the contact
 */
function settle({ context, target, attacker }: Blow, start: number, duration: number): Timeline {
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
    .call(rest, [], Math.max(duration, afterglowOf(context) - start))
}

/** Reduced motion: colour and number only. */
function felt(blow: Blow): Timeline {
  const fade = seconds('reducedFade')
  return gsap
    .timeline()
    .add(drain(blow, { wait: fade * 0.5, drain: fade }), 0)
    .add(dye(blow.target, 0.15, fade), 0)
    .add(settle(blow, fade, fade), fade)
}

function feltLightly(blow: Blow): Timeline {
  const { context, target, attacker, way, leapt } = blow
  const { event, actors } = context
  const stop = seconds('lightStop')
  const thrown = stop + seconds('lightKnock')
  const timeline = gsap
    .timeline()
    .add(flare(blow, stop, seconds('hit')), 0)
    .add(drain(blow, slowDrain), 0)
    .add(settle(blow, thrown, seconds('lightHome')), thrown)
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
    .add(flare(blow, stop, seconds('hitGlow')), 0)
    .add(press(target, 1.6), 0)
    .add(knockHard(context, target, way), stop)
    .add(shake(actors.camera, way.towards, SHAKE, seconds('heavyShake')), stop)
    .add(goHome(context, attacker, leapt, true), stop + seconds('lightStop'))
    .add(settle(blow, thrown, seconds('heavyHome')), thrown)
    .add(drain(blow, { wait: 0, drain: seconds('heavyDrain') }), landed)
  if (flashes.take(1))
    timeline.call(() => live(() => actors.effects.flash(attackerHue(context), BRIGHTEST)), [], 0)
  return timeline
}

function shoutDamage({ context, target, way, heavy }: Blow, into: Spot | undefined): void {
  const { event, actors } = context
  const { hit, tall } = target
  const size = numberSize(target, heavy)
  const isThrown = !context.reducedMotion && (heavy || event.pv === 0)
  const spot = isThrown ? { x: hit.x - way.lean * tall * ASIDE, y: hit.y + tall * BELOW } : hit
  if (event.danno === 0) actors.effects.number(hit, '0', size * 0.8, 'block')
  else actors.effects.number(spot, `−${event.danno}`, size, 'harm', into)
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
