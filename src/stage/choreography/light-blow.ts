/** A light blow up to its contact: coil, then a leap at the target, or recoil and a bolt. */
import { gsap } from 'gsap'
import { seconds } from '../timing/durations.ts'
import { middleOf, type Timeline, type ZoneActor } from './actors.ts'
import { leapsAtTarget } from './attack-looks.ts'
import { along, type Way } from './contact.ts'
import { leap, slide } from './leap.ts'
import { leaveGhosts, type MoveContext, mouthOf, typeOf } from './move-context.ts'

const BACK = 14 // units
const RECOIL = 22 // units
const ARC = 26 // height of the leap, in units
const DIMMED = 0.35 // opacity of the plates, which would cover the leaping body
const FLAT = 0.26 // radians that the body leans forward

export function lightBlow(context: MoveContext, attacker: ZoneActor, target: ZoneActor, way: Way): Timeline {
  const { creature } = attacker
  const coil = seconds('lightCoil')
  const timeline = gsap
    .timeline()
    .to(creature.body.scale, { x: 1.12, y: 0.84, duration: coil, ease: 'power2.out' }, 0)
    .to(creature, { bend: -0.5, duration: coil, ease: 'power2.out' }, 0)
    .add(slide(creature, along(way, -BACK), coil, 'power2.out'), 0)
  const leaps = leapsAtTarget(typeOf(context), false)
  return timeline.add(
    leaps ? dash(context, attacker, target, way) : shoot(context, attacker, target, way),
    coil,
  )
}

function dash(context: MoveContext, attacker: ZoneActor, target: ZoneActor, way: Way): Timeline {
  const { creature } = attacker
  const duration = seconds('lightLeap')
  const { size, lean } = way
  const strikeAt = duration * 0.3
  return gsap
    .timeline()
    .call(
      () => {
        creature.pose = 'strike'
      },
      [],
      strikeAt,
    )
    .to([attacker.plate, target.plate], { alpha: DIMMED, duration: duration * 0.5 }, 0)
    .add(leap(creature, { to: way.contact, height: ARC, duration, ease: 'power3.in' }), 0)
    .to(creature.body, { rotation: lean * FLAT, duration, ease: 'power2.in' }, 0)
    .to(creature, { bend: 0.6, duration, ease: 'power3.in' }, 0)
    .to(
      creature.body.scale,
      { x: 1.35 * size, y: 0.78 * size, duration: duration * 0.75, ease: 'power2.in' },
      0,
    )
    .to(
      creature.body.scale,
      { x: size, y: size * 1.02, duration: duration * 0.25, ease: 'power1.in' },
      duration * 0.75,
    )
    .add(leaveGhosts(context, attacker, duration), 0)
}

function shoot(context: MoveContext, attacker: ZoneActor, target: ZoneActor, way: Way): Timeline {
  const { creature } = attacker
  const flight = seconds('lightBolt')
  const { lean } = way
  const tipo = typeOf(context)
  const shot = () =>
    context.actors.effects.launch(mouthOf(attacker, lean), middleOf(target), target.tall * 0.5, tipo, flight)
  return gsap
    .timeline()
    .call(() => {
      creature.pose = 'strike'
    })
    .call(() => context.live(shot))
    .add(slide(creature, along(way, -RECOIL), flight * 0.35, 'power3.out'), 0)
    .to(creature.body, { rotation: -lean * 0.14, duration: flight * 0.35, ease: 'power3.out' }, 0)
    .to(creature, { bend: 0.5, duration: flight * 0.35, ease: 'power3.out' }, 0)
    .to(creature.body.scale, { x: 0.92, y: 1.1, duration: flight * 0.35, ease: 'power3.out' }, 0)
    .to({}, { duration: flight }, 0)
}
