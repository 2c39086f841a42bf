/** A heavy blow up to its contact: the view recedes, strength gathers, everything is still, then the leap or the shot. */
import { gsap } from 'gsap'
import type { Spot } from '../layout/layout.ts'
import { seconds } from '../timing/durations.ts'
import { middleOf, type Timeline, type ZoneActor } from './actors.ts'
import { leapsAtTarget } from './attack-looks.ts'
import { lookCloser } from './camera-work.ts'
import { along, type Way } from './contact.ts'
import { leap, slide } from './leap.ts'
import { leaveGhosts, type MoveContext, mouthOf, typeOf } from './move-context.ts'

export const TARGET_PLATE = 0.35 // opacity of the target's plate until the hit
const VEIL = 0.55
const BACK = 34 // units
const TREMBLE = 2 // units
const ARC = 46 // height of the leap, in units
const BEYOND = 0.6 // the camera looks past the target by this share of its distance from the middle
const TILT = (3 * Math.PI) / 180
const ZOOM = { attacker: 1.06, target: 1.12 }

export function heavyBlow(context: MoveContext, attacker: ZoneActor, target: ZoneActor, way: Way): Timeline {
  const { actors, flashes } = context
  const coil = seconds('heavyCoil')
  const timeline = gsap.timeline()
  if (flashes.take(1)) timeline.to(actors.veil, { alpha: VEIL, duration: coil * 0.5, ease: 'power2.out' }, 0)
  return timeline
    .add(recede(context, attacker, target), 0)
    .add(gather(context, attacker, way, coil), 0)
    .add(
      lookCloser(actors.camera, middleOf(attacker), {
        zoom: ZOOM.attacker,
        duration: coil,
        ease: 'power2.out',
      }),
      0,
    )
    .add(strike(context, attacker, target, way, ZOOM.target), coil + seconds('heavyHush'))
}

/** Nothing but the two creatures stays in view. @param visible opacity of the target's plate */
export function recede(
  { actors }: MoveContext,
  attacker: ZoneActor,
  target: ZoneActor,
  visible = TARGET_PLATE,
): Timeline {
  const duration = seconds('recede')
  return gsap
    .timeline()
    .to([actors.hud, attacker.plate], { alpha: 0, duration }, 0)
    .to(target.plate, { alpha: visible, duration }, 0)
    .to(actors.controls, { alpha: 0.3, duration }, 0)
}

/** The body draws back and is pressed flat; it trembles more and more while grains of light arrive. */
export function gather(context: MoveContext, attacker: ZoneActor, way: Way, duration: number): Timeline {
  const { actors } = context
  const { creature } = attacker
  const grains = () =>
    actors.effects.charge(middleOf(attacker, 0.4), attacker.tall, typeOf(context), duration)
  const back = along(way, -BACK)
  const tension = { share: 0 }
  const tremble = () => {
    const swing = Math.sin(tension.share * 34) * TREMBLE * tension.share
    creature.body.position.x = creature.ground.position.x + (tension.share === 1 ? 0 : swing)
  }
  return gsap
    .timeline()
    .call(() => context.live(grains))
    .to(attacker.ring, { light: 2.2, duration, ease: 'power2.in' }, 0)
    .to(creature.body.scale, { x: 1.18, y: 0.78, duration: duration * 0.7, ease: 'power2.out' }, 0)
    .to(creature, { bend: -1, duration: duration * 0.7, ease: 'power2.out' }, 0)
    .to(creature.body, { rotation: -way.lean * 0.08, duration: duration * 0.7, ease: 'power2.out' }, 0)
    .add(slide(creature, back, duration * 0.6, 'power2.out'), 0)
    .to(tension, { share: 1, duration, ease: 'none', onUpdate: tremble }, 0)
}

/** The leap or the shot, with the camera that follows it to the target. */
export function strike(
  context: MoveContext,
  attacker: ZoneActor,
  target: ZoneActor,
  way: Way,
  zoom: number,
): Timeline {
  const { actors } = context
  const { creature } = attacker
  const duration = seconds('heavyLeap')
  const tipo = typeOf(context)
  const view = { zoom, tilt: way.lean * TILT, duration, ease: 'expo.in' }
  const timeline = gsap
    .timeline()
    .call(() => {
      creature.pose = 'strike'
    })
    .to(creature, { bend: 1, duration, ease: 'expo.in' }, 0)
    .add(lookCloser(actors.camera, beyond(actors.table, middleOf(target)), view), 0)
  if (leapsAtTarget(tipo, true))
    return timeline
      .add(leap(creature, { to: way.contact, height: ARC, duration, ease: 'expo.in' }), 0)
      .to(creature.body, { rotation: way.lean * 0.4, duration, ease: 'expo.in' }, 0)
      .to(
        creature.body.scale,
        { x: 1.4 * way.size, y: 0.76 * way.size, duration: duration * 0.8, ease: 'power3.in' },
        0,
      )
      .to(
        creature.body.scale,
        { x: way.size, y: way.size, duration: duration * 0.2, ease: 'none' },
        duration * 0.8,
      )
      .add(leaveGhosts(context, attacker, duration), 0)
  const shoot = () =>
    actors.effects.launch(mouthOf(attacker, way.lean), middleOf(target, 0.45), target.tall, tipo, duration)
  return timeline
    .call(() => context.live(shoot), [], 0)
    .add(slide(creature, along(way, 20), duration * 0.4, 'power3.out'), 0)
    .to(creature.body, { rotation: way.lean * 0.12, duration: duration * 0.4, ease: 'power3.out' }, 0)
    .to(creature.body.scale, { x: 0.94, y: 1.12, duration: duration * 0.4, ease: 'power3.out' }, 0)
}

/** A point beyond the target, so that the picture also moves towards it. */
const beyond = ({ width, height }: { width: number; height: number }, at: Spot): Spot => ({
  x: at.x + (at.x - width / 2) * BEYOND,
  y: at.y + (at.y - height / 2) * BEYOND * 0.4,
})
