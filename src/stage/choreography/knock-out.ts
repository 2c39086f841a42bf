import { gsap } from 'gsap'
import { seconds } from '../timing/durations.ts'
import { middleOf, type Timeline } from './actors.ts'
import { attackerHue, type Blow, drain, flare, KO_ZOOM } from './blow-look.ts'
import { lookCloser, shake } from './camera-work.ts'
import { BRIGHTEST } from './flash-rule.ts'
import { press, pushOf } from './knock-back.ts'
import { leap } from './leap.ts'

const SHAKE = 14 // units
const SLOW = 0.25 // share of the speed while the creature leaves the ground

/**
 * The health is 0: a long stop, then the creature leaves the ground in slow motion. How it breaks is part of its
 * defeat, which follows.
 */
export function knockOut(blow: Blow): Timeline {
  const { context, target, way } = blow
  const { actors, flashes, live } = context
  const stop = seconds('koStop')
  const slow = seconds('koSlow')
  const { creature } = target
  const push = pushOf(actors, target, way, 26)
  const view = { zoom: KO_ZOOM, duration: stop * 0.4, ease: 'power3.out' }
  const timeline = gsap
    .timeline()
    .add(flare(blow, stop, slow), 0)
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
    timeline.call(() => live(() => actors.effects.flash(attackerHue(context), BRIGHTEST)), [], 0)
  return timeline
}
