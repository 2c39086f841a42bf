/** A move with a separate clip: the creature steps to the camera and shows itself, then strikes as a heavy blow does. */
import { gsap } from 'gsap'
import { typeLooks } from '../draw/palette.ts'
import { seconds } from '../timing/durations.ts'
import { middleOf, type Timeline, type ZoneActor } from './actors.ts'
import { lookCloser } from './camera-work.ts'
import type { Way } from './contact.ts'
import { gather, recede, strike, TARGET_PLATE } from './heavy-blow.ts'
import { leap } from './leap.ts'
import { type MoveContext, typeOf } from './move-context.ts'
import { sideOf } from './script.ts'
import { startAt } from './timeline-labels.ts'

const VEIL = 0.72
const GROWN = 1.5 // its scale in front of the camera
const ZOOM = 1.18
const FRONT = 0.3 // share of the way from its place to the middle of the view

export function signatureBlow(
  context: MoveContext,
  attacker: ZoneActor,
  target: ZoneActor,
  way: Way,
): Timeline {
  const { actors, flashes, before, event, live } = context
  const { creature, feet } = attacker
  const step = seconds('signatureStep')
  const show = step + seconds('signaturePose')
  const contact = show + seconds('signatureCoil') + seconds('heavyHush') * 2
  const { width, height } = actors.table
  const front = {
    x: (width / 2 - feet.x) * FRONT,
    y: Math.max(0, Math.min(height * 0.94, feet.y + attacker.tall * 0.28) - feet.y),
  }
  const colour = typeLooks[typeOf(context)].light
  const slug = before[sideOf(event.seat)].active?.slug
  const timeline = gsap.timeline()
  if (flashes.take(1)) timeline.to(actors.veil, { alpha: VEIL, duration: step, ease: 'power2.out' }, 0)
  if (slug) startAt(timeline, 'voice', seconds('signatureVoice'), () => context.voice(slug))
  return timeline
    .add(recede(context, attacker, target, 0), 0) // the creature in front of the camera covers the plate's place
    .to(target.plate, { alpha: TARGET_PLATE, duration: seconds('recede') }, show)
    .add(leap(creature, { to: front, height: 30, duration: step, ease: 'power2.inOut' }), 0)
    .to(creature.body.scale, { x: GROWN, y: GROWN, duration: step, ease: 'back.out(1.6)' }, 0)
    .call(
      () => {
        creature.pose = 'strike'
      },
      [],
      step * 0.9,
    )
    .call(() => live(() => actors.effects.lines(colour, show - step * 0.6)), [], step * 0.6)
    .to(attacker.ring, { light: 2.6, duration: step }, 0)
    .to(creature.body.scale, { x: GROWN * 1.06, y: GROWN * 1.06, duration: show - step, ease: 'none' }, step)
    .add(lookCloser(actors.camera, middleOf(attacker), { zoom: 1.1, duration: step, ease: 'power2.out' }), 0)
    .call(
      () => {
        creature.pose = 'coil'
      },
      [],
      show,
    )
    .add(gather(context, attacker, way, seconds('signatureCoil')), show)
    .add(strike(context, attacker, target, way, ZOOM), contact)
}
