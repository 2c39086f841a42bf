import { gsap } from 'gsap'
import { ATTACK_LANDS } from '@/design/cues.ts'
import { clipPeak, isSignatureClip } from '../clips/clip-times.ts'
import { seconds } from '../timing/durations.ts'
import { type Choreography, middleOf, type Timeline, type ZoneActor } from './actors.ts'
import { leapsAtTarget } from './attack-looks.ts'
import { wayOf } from './contact.ts'
import { flow } from './energy-changed.ts'
import { isHeavyBlow, sayCue } from './event-cue.ts'
import { heavyBlow } from './heavy-blow.ts'
import { lightBlow } from './light-blow.ts'
import { clipOf, type MoveContext, typeOf } from './move-context.ts'
import { otherSide, sideOf } from './script.ts'
import { signatureBlow } from './signature-blow.ts'
import { startAt } from './timeline-labels.ts'

/** Ends at the moment of contact, label `hit`. The hit and the return are part of the damage event that follows. */
export const moveUsed: Choreography<'move-used'> = context => {
  const { actors, after, event, before, reducedMotion } = context
  const side = sideOf(event.seat)
  const attacker = actors[side]
  const target = actors[otherSide(side)]
  const strong = isHeavyBlow(event, before)
  const timeline = gsap.timeline().call(() => {
    actors.refresh(after)
    actors.bringForward(otherSide(side), side === 'own' && leapsAtTarget(typeOf(context), strong)) // the own one is nearer
    attacker.creature.pose = 'coil'
    attacker.creature.lookAt(middleOf(target))
  })
  const opening = strong && isSignature(context) ? seconds('signatureStep') + seconds('signaturePose') : 0
  const playSound = (time: number) => startAt(timeline, 'sound', time, () => sayCue(context))
  if (reducedMotion) {
    playSound(0)
    timeline.add(still(context, attacker, target, strong), 0)
    return strikesNobody(context) ? timeline : timeline.addLabel('hit', timeline.duration())
  }
  if (context.previous?.type === 'energy-changed') timeline.add(flow(actors, context.previous), 0)
  if (strikesNobody(context)) return playSound(0).add(cast(context, attacker), 0)
  const way = wayOf(actors, attacker, target)
  const blow = !strong ? lightBlow : isSignature(context) ? signatureBlow : heavyBlow
  timeline.add(blow(context, attacker, target, way), 0)
  if (strong) timeline.add(sayName(context), opening)
  timeline.addLabel('hit', timeline.duration())
  playSound(Math.max(0, (timeline.labels.hit ?? 0) - ATTACK_LANDS))
  addClip(timeline, context, target, strong)
  return timeline
}

const isSignature = (context: MoveContext): boolean => isSignatureClip(clipOf(context) ?? '')

const strikesNobody = ({ before, event }: MoveContext): boolean =>
  before[sideOf(event.seat)].active?.blows[event.move]?.danno === 0

const CLIP_SIZE = { light: 1.75, heavy: 2.5, signature: 3.2 } // factor on the target's height

/** A clip is visible for at most this time before the contact: earlier its light would be there before the blow has left. */
const LEADS = { light: 'lightLeap', heavy: 'heavyLeap', signature: 'signatureCoil' } as const

/** The move's own clip over the target, from the frame that makes its brightest one appear at the `hit` label. */
function addClip(timeline: Timeline, context: MoveContext, target: ZoneActor, strong: boolean): void {
  const { actors } = context
  const address = clipOf(context)
  if (!address) return
  const strength = !strong ? 'light' : isSignature(context) ? 'signature' : 'heavy'
  const size = target.tall * CLIP_SIZE[strength]
  const contact = timeline.labels.hit ?? 0
  const peak = clipPeak(address)
  const lead = Math.min(peak, seconds(LEADS[strength]))
  const begin = () => context.live(() => actors.effects.clip(address, middleOf(target), size, peak - lead))
  startAt(timeline, 'video', contact - lead, begin).addLabel('peak', contact)
}

/** A move without a target shows its energy around its user. */
function cast(context: MoveContext, attacker: ZoneActor): Timeline {
  const { creature, ring } = attacker
  const { body } = creature
  const duration = seconds('cast')
  const back = seconds('lightHome')
  const gather = () =>
    context.actors.effects.charge(middleOf(attacker), attacker.tall, typeOf(context), duration)
  return gsap
    .timeline()
    .call(() => context.live(gather))
    .to(ring, { light: 2, duration, ease: 'power2.out' }, 0)
    .to(body.scale, { x: 1.12, y: 0.84, duration, ease: 'power2.out' }, 0)
    .to(creature, { bend: -0.5, duration, ease: 'power2.out' }, 0)
    .call(
      () => {
        creature.pose = 'strike'
      },
      [],
      duration,
    )
    .to(body.scale, { x: 1, y: 1, duration: back, ease: 'elastic.out(1,0.55)' }, duration)
    .to(creature, { bend: 0, duration: back, ease: 'back.out(2)' }, duration)
    .to(ring, { light: 0.5, duration: back }, duration)
    .call(() => {
      creature.pose = 'rest'
    })
}

/** Reduced motion: the face changes, and the bolt or the fire appears and fades without movement. */
function still(context: MoveContext, attacker: ZoneActor, target: ZoneActor, strong: boolean): Timeline {
  const { actors } = context
  const timeline = gsap.timeline()
  if (strikesNobody(context)) return timeline.set(attacker.creature, { pose: 'rest' }, seconds('reducedFade'))
  const fire = () => actors.effects.impact(middleOf(target), target.tall, typeOf(context), strong)
  timeline.call(() => context.live(fire))
  if (!strong) return timeline.to({}, { duration: seconds('reducedFade') }, 0)
  return timeline
    .add(sayName(context), 0)
    .to([actors.hud, actors.controls], { alpha: 0.5, duration: seconds('reducedFade') }, 0)
    .to({}, { duration: seconds('reducedFire') }, 0)
}

/** The player's own moves are named in the picture; the rival's only in the log. */
function sayName({ event, before, actors, live }: MoveContext): Timeline {
  const name = event.seat === 'player1' && before.moves.find(move => move.index === event.move)?.nome
  const timeline = gsap.timeline()
  return name ? timeline.call(() => live(() => actors.effects.banner(actors.bannerSpot, name))) : timeline
}
