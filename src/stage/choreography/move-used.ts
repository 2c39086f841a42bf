import { gsap } from 'gsap'
import { clipPeak } from '../clips/clip-peaks.ts'
import { seconds } from '../timing/durations.ts'
import { ease } from '../timing/easings.ts'
import {
  type Choreography,
  type EventContext,
  type EventOf,
  middleOf,
  type Timeline,
  type ZoneActor,
} from './actors.ts'
import { lightWayOf } from './attack-looks.ts'
import { goHome } from './blow.ts'
import { flow } from './energy-changed.ts'
import { isHeavyBlow, sayCue } from './event-cue.ts'
import { otherSide, sideOf } from './script.ts'
import { startAt } from './timeline-labels.ts'

type MoveContext = EventContext<EventOf<'move-used'>>

const DASH = 90 // units towards the target
const VEIL = 0.62

/** Ends at the moment of contact, label `hit`. The hit and the return are part of the damage event that follows. */
export const moveUsed: Choreography<'move-used'> = context => {
  const { actors, after, event, before, reducedMotion } = context
  const side = sideOf(event.seat)
  const attacker = actors[side]
  const target = actors[otherSide(side)]
  const strong = isHeavyBlow(event, before)
  const timeline = gsap.timeline().call(() => {
    actors.refresh(after)
    actors.bringForward(otherSide(side))
    attacker.creature.pose = 'coil'
  })
  const lead = strong ? seconds('heavyCharge') * 0.8 : seconds('lightSquash') * 0.5
  startAt(timeline, 'sound', reducedMotion ? 0 : lead, () => sayCue(context))
  if (reducedMotion) {
    timeline.add(still(context, attacker, target, strong), 0)
    return strikesNobody(context) ? timeline : timeline.addLabel('hit', timeline.duration())
  }
  if (context.previous?.type === 'energy-changed') timeline.add(flow(actors, context.previous), 0)
  if (strikesNobody(context)) return timeline.add(cast(context, attacker), 0)
  const blow = strong ? heavy(context, attacker, target) : light(context, attacker, target)
  timeline.add(blow, 0).addLabel('hit', blow.duration())
  addClip(timeline, context, target, strong)
  return timeline
}

const strikesNobody = ({ before, event }: MoveContext): boolean =>
  before[sideOf(event.seat)].active?.blows[event.move]?.danno === 0

const typeOf = ({ before, event }: MoveContext) => before[sideOf(event.seat)].active?.tipo ?? 'Luce'

const CLIP_SIZE = { light: 1.75, heavy: 2.3 } // factor on the target's height

/** The move's own clip over the target. It starts late, or at a later frame, so that its brightest frame is shown at the `hit` label. */
function addClip(timeline: Timeline, context: MoveContext, target: ZoneActor, strong: boolean): void {
  const { event, before, actors } = context
  const address = before[sideOf(event.seat)].active?.blows[event.move]?.clip
  if (!address) return
  const size = target.tall * (strong ? CLIP_SIZE.heavy : CLIP_SIZE.light)
  const contact = timeline.labels.hit ?? 0
  const lead = contact - clipPeak(address)
  const begin = () =>
    context.live(() => actors.effects.clip(address, middleOf(target), size, Math.max(0, -lead)))
  startAt(timeline, 'video', Math.max(0, lead), begin).addLabel('peak', contact)
}

function towards(attacker: ZoneActor, target: ZoneActor, reach: number) {
  const dx = target.feet.x - attacker.feet.x
  const dy = target.feet.y - attacker.feet.y
  const far = Math.hypot(dx, dy) || 1
  return { x: (dx / far) * reach, y: (dy / far) * reach }
}

const leanOf = (attacker: ZoneActor, target: ZoneActor) => Math.sign(target.feet.x - attacker.feet.x)

const mouthOf = (attacker: ZoneActor, lean: number) => ({
  x: attacker.feet.x + lean * attacker.tall * 0.2,
  y: attacker.feet.y - attacker.tall * 0.47,
})

/** A dash of the body or a small projectile, depending on the type. */
function light(context: MoveContext, attacker: ZoneActor, target: ZoneActor): Timeline {
  const { body } = attacker.creature
  const squash = seconds('lightSquash')
  const lean = leanOf(attacker, target)
  const timeline = gsap
    .timeline()
    .to(body.scale, { x: 1.1, y: 0.86, duration: squash, ease: ease.out }, 0)
    .to(body.position, { ...towards(attacker, target, -12), duration: squash, ease: ease.out }, 0)
  if (lightWayOf(typeOf(context)) === 'bolt') {
    const flight = seconds('lightBolt')
    const shoot = () =>
      context.actors.effects.launch(
        mouthOf(attacker, lean),
        middleOf(target),
        target.tall * 0.42,
        typeOf(context),
        flight,
      )
    return timeline
      .call(() => context.live(shoot), [], squash)
      .to(body.scale, { x: 0.95, y: 1.08, duration: flight * 0.4, ease: ease.out }, squash)
      .to(body.position, { ...towards(attacker, target, 16), duration: flight * 0.4, ease: ease.out }, squash)
      .to({}, { duration: flight }, squash)
  }
  const duration = seconds('lightDash')
  return timeline
    .to(body.scale, { x: 0.94, y: 1.12, duration, ease: ease.in }, squash)
    .to(body.position, { ...towards(attacker, target, DASH), duration, ease: ease.in }, squash)
    .to(body, { rotation: lean * 0.16, duration, ease: ease.in }, squash)
}

function heavy(context: MoveContext, attacker: ZoneActor, target: ZoneActor): Timeline {
  const { actors, flashes } = context
  const { body } = attacker.creature
  const tipo = typeOf(context)
  const lean = leanOf(attacker, target)
  const charge = seconds('heavyCharge')
  const flight = seconds('heavyFlight')
  const lunge = seconds('heavyLunge')
  const mouth = mouthOf(attacker, lean)
  const gather = () => actors.effects.charge(middleOf(attacker, 0.45), attacker.tall, tipo)
  const shoot = () => actors.effects.launch(mouth, middleOf(target, 0.45), target.tall, tipo, flight)
  const timeline = gsap.timeline().call(() => context.live(gather))
  if (flashes.take(1)) timeline.to(actors.veil, { alpha: VEIL, duration: charge, ease: ease.out }, 0)
  return timeline
    .add(recede(context, attacker), 0)
    .add(sayName(context), 0)
    .to(attacker.ring, { light: 2.2, duration: charge, ease: ease.in }, 0)
    .to(body.scale, { x: 1.12, y: 0.84, duration: charge, ease: ease.out }, 0)
    .to(body, { rotation: -lean * 0.08, duration: charge, ease: ease.out }, 0)
    .call(() => context.live(shoot), [], charge)
    .to(body.scale, { x: 0.96, y: 1.1, duration: lunge, ease: ease.in }, charge)
    .to(body, { rotation: lean * 0.1, duration: lunge, ease: ease.in }, charge)
    .to(body.position, { ...towards(attacker, target, 20), duration: lunge, ease: ease.in }, charge)
    .to(actors.camera.scale, { x: 1.022, y: 1.022, duration: flight, ease: ease.in }, charge)
    .to({}, { duration: flight }, charge)
}

function recede({ actors }: MoveContext, attacker: ZoneActor): Timeline {
  const duration = seconds('recede')
  return gsap
    .timeline()
    .to([actors.hud, attacker.plate], { alpha: 0, duration }, 0)
    .to(actors.controls, { alpha: 0.3, duration }, 0)
}

/** A move without a target shows its energy around its user. */
function cast(context: MoveContext, attacker: ZoneActor): Timeline {
  const { body } = attacker.creature
  const charge = seconds('heavyCharge')
  const gather = () => context.actors.effects.charge(middleOf(attacker), attacker.tall, typeOf(context))
  return gsap
    .timeline()
    .call(() => context.live(gather))
    .to(attacker.ring, { light: 2, duration: charge, ease: ease.out }, 0)
    .to(body.scale, { x: 1.1, y: 0.86, duration: charge, ease: ease.out }, 0)
    .add(goHome(attacker, false), charge)
    .call(() => {
      attacker.creature.pose = 'rest'
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
