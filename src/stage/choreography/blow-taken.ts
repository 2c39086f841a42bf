import { gsap } from 'gsap'
import { spectacleOf } from '../clips/spectacle.ts'
import { typeLooks } from '../draw/palette.ts'
import { HEAVY_DAMAGE, seconds } from '../timing/durations.ts'
import { ease } from '../timing/easings.ts'
import {
  type Choreography,
  type EventContext,
  type EventOf,
  middleOf,
  type Timeline,
  type ZoneActor,
} from './actors.ts'
import { goHome, knock, shake } from './blow.ts'
import { sayCue } from './event-cue.ts'
import { BRIGHTEST } from './flash-rule.ts'
import { LOW_HEALTH, lose, slowDrain } from './health.ts'
import { cardsOf, otherSide, sideOf } from './script.ts'
import { startAt } from './timeline-labels.ts'

type DamageContext = EventContext<EventOf<'damage-taken'>>

/** The hit: freeze, face, light, knock, number, health. Then the attacker returns and the table settles. */
export const blowTaken: Choreography<'damage-taken'> = context => {
  const { event, actors, before, reducedMotion } = context
  const side = sideOf(event.seat)
  const target = actors[side]
  const attacker = actors[otherSide(side)]
  const card = cardsOf(before[side]).find(candidate => candidate.id === event.cardId)
  const heavy = event.danno >= HEAVY_DAMAGE
  const timeline = startAt(gsap.timeline(), 'hit', 0, () => {
    sayCue(context)
    if (event.danno > 0) target.creature.pose = 'hurt'
  })
  if (card) timeline.add(lose(target, card, event.pv, slowDrain), 0)
  startAt(timeline, 'number', 0, () => context.live(() => shoutDamage(context, target, heavy)))
  timeline.add(reducedMotion ? dye(target, 0.15, 'reducedFade') : felt(context, target, attacker, heavy), 0)
  const faceDown = () => {
    if (event.pv > 0) target.creature.pose = 'rest'
    attacker.creature.pose = 'rest'
  }
  timeline.call(faceDown, [], seconds('hurtFace'))
  if (isInDanger(context)) startAt(timeline, 'alarm', seconds('hurtFace'), () => context.cue('low_health'))
  const back = { duration: seconds('hudBack') }
  const clear = seconds('damageMarker')
  timeline.to(actors.veil, { alpha: 0, ...back }, clear)
  return timeline.to([actors.hud, actors.controls, attacker.plate], { alpha: 1, ...back }, clear)
}

/** A strong blow pauses the table briefly, then everything moves at the same time. */
function felt(context: DamageContext, target: ZoneActor, attacker: ZoneActor, heavy: boolean): Timeline {
  const { event, actors, flashes, live } = context
  const away = Math.sign(target.feet.x - attacker.feet.x)
  const stop = heavy ? seconds('heavyStop') : 0
  const timeline = gsap.timeline().call(() => live(() => burst(context, target, heavy)))
  if (event.danno === 0) return timeline.add(goHome(attacker, heavy), 0)
  if (flashes.on)
    timeline.fromTo(
      target.creature,
      { flash: heavy ? 0.85 : 0.6 },
      { flash: 0, duration: seconds('hitTint'), ease: ease.in },
      stop * 0.6,
    )
  timeline
    .add(dye(target, heavy ? 0.6 : 0.4, heavy ? 'hitGlow' : 'hit', attackerHue(context)), stop)
    .fromTo(
      target.creature,
      { rim: 1 },
      { rim: 0, duration: seconds(heavy ? 'burst' : 'hit'), ease: ease.in },
      0,
    )
    .call(() => live(() => actors.effects.streaks(middleOf(target), target.tall, away)), [], stop)
    .add(knock(target, away, heavy), stop)
    .add(shake(actors.camera, heavy), stop)
    .add(goHome(attacker, heavy), stop)
  if (heavy && flashes.take(1))
    timeline.call(() => live(() => actors.effects.flash(attackerHue(context), BRIGHTEST)), [], stop)
  return timeline
}

/** The started clip with a few sparks. Without a clip, the stage's own burst immediately. */
function burst(context: DamageContext, target: ZoneActor, heavy: boolean): void {
  const { effects } = context.actors
  const at = middleOf(target)
  const tipo = typeOf(context)
  if (spectacleOf(context.reducedMotion, effects.clipLanded()) === 'both')
    effects.sparks(at, target.tall * 0.7, tipo)
  else effects.impact(at, target.tall, tipo, heavy)
}

const typeOf = ({ event, before }: DamageContext) =>
  before[otherSide(sideOf(event.seat))].active?.tipo ?? 'Luce'

const attackerHue = (context: DamageContext): string => typeLooks[typeOf(context)].light

function dye(
  { creature }: ZoneActor,
  share: number,
  duration: 'hit' | 'hitGlow' | 'reducedFade',
  hue = '#ff9a7a',
): Timeline {
  return gsap
    .timeline()
    .call(() => {
      creature.hue = hue
    })
    .fromTo(creature, { heat: share }, { heat: 0, duration: seconds(duration), ease: ease.in }, 0)
}

function shoutDamage({ event, actors }: DamageContext, target: ZoneActor, heavy: boolean): void {
  const { hit } = target
  const size = numberSize(target, heavy)
  if (event.danno === 0) actors.effects.number(hit, '0', size * 0.8, 'block')
  else actors.effects.number(hit, `−${event.danno}`, size, 'harm')
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
