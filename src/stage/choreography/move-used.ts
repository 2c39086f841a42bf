import { gsap } from 'gsap'
import { seconds } from '../durations.ts'
import { isHeavyBlow, sayCue } from '../event-cue.ts'
import { typeLooks } from '../palette.ts'
import { otherSide, sideOf } from '../script.ts'
import {
  type Choreography,
  type EventOf,
  type Moment,
  middleOf,
  type Timeline,
  type ZoneActor,
} from './actors.ts'

const DASH = 90 // units towards the target

/** Up to the moment of contact; the hit and the way back belong to the damage that follows. */
export const moveUsed: Choreography<'move-used'> = moment => {
  const side = sideOf(moment.event.seat)
  const attacker = moment.actors[side]
  const target = moment.actors[otherSide(side)]
  const timeline = gsap.timeline()
  timeline.call(() => {
    moment.actors.refresh(moment.after)
    moment.actors.bringForward(otherSide(side))
    attacker.toy.force('attack')
    if (moment.calm) sayCue(moment)
  })
  if (moment.calm) return timeline.to({}, { duration: seconds('reducedFade') })
  const strong = isHeavyBlow(moment.event, moment.before)
  timeline.call(
    () => sayCue(moment),
    [],
    strong ? seconds('heavyCharge') * 0.8 : seconds('lightSquash') * 0.5,
  )
  addClip(timeline, moment, target, strong)
  return timeline.add(strong ? heavy(moment, attacker, target) : light(attacker, target), 0)
}

const CLIP_SIZE = { light: 1.75, heavy: 2.3 } // of the target's height

/** The move's own clip begins over the target so that its brightest moment meets the blow. */
function addClip(
  timeline: Timeline,
  moment: Moment<EventOf<'move-used'>>,
  target: ZoneActor,
  strong: boolean,
): void {
  const { event, before, actors } = moment
  const address = before[sideOf(event.seat)].active?.blows[event.move]?.clip
  if (!address) return
  const size = target.tall * (strong ? CLIP_SIZE.heavy : CLIP_SIZE.light)
  const windUp = strong ? seconds('heavyCharge') + seconds('heavyFlight') : 0
  timeline.add(
    overlapping(actors.effects.clip(address, middleOf(target), size)),
    Math.max(0, windUp - seconds('clipPeak')),
  )
}

function towards(attacker: ZoneActor, target: ZoneActor, reach: number) {
  const dx = target.feet.x - attacker.feet.x
  const dy = target.feet.y - attacker.feet.y
  const far = Math.hypot(dx, dy) || 1
  return { x: (dx / far) * reach, y: (dy / far) * reach }
}

function light(attacker: ZoneActor, target: ZoneActor): Timeline {
  const { body } = attacker.toy
  const lean = Math.sign(target.feet.x - attacker.feet.x)
  return gsap
    .timeline()
    .to(body.scale, { x: 1.1, y: 0.86, duration: seconds('lightSquash'), ease: 'power2.out' }, 0)
    .to(body.position, { ...towards(attacker, target, -12), duration: seconds('lightSquash') }, 0)
    .to(body.scale, { x: 0.94, y: 1.12, duration: seconds('lightDash'), ease: 'power3.in' })
    .to(
      body.position,
      { ...towards(attacker, target, DASH), duration: seconds('lightDash'), ease: 'power3.in' },
      '<',
    )
    .to(body, { rotation: lean * 0.16, duration: seconds('lightDash') }, '<')
}

function heavy(moment: Moment<EventOf<'move-used'>>, attacker: ZoneActor, target: ZoneActor): Timeline {
  const { actors, before, event } = moment
  const { body } = attacker.toy
  const lean = Math.sign(target.feet.x - attacker.feet.x)
  const look = typeLooks[before[sideOf(event.seat)].active?.tipo ?? 'Luce']
  const charge = seconds('heavyCharge')
  const flight = seconds('heavyFlight')
  const mouth = { x: attacker.feet.x + lean * attacker.tall * 0.2, y: attacker.feet.y - attacker.tall * 0.47 }
  return gsap
    .timeline()
    .to(actors.hud, { alpha: 0, duration: seconds('recede') }, 0)
    .to(attacker.plate, { alpha: 0, duration: seconds('recede') }, 0)
    .to(actors.desk, { alpha: 0.3, duration: seconds('recede') }, 0)
    .to(actors.veil, { alpha: 0.62, duration: charge }, 0)
    .to(attacker.ring, { light: 2.2, duration: charge, ease: 'power2.in' }, 0)
    .to(body.scale, { x: 1.12, y: 0.84, duration: charge, ease: 'power2.out' }, 0)
    .to(body, { rotation: -lean * 0.08, duration: charge, ease: 'power2.out' }, 0)
    .to(body.scale, { x: 0.96, y: 1.1, duration: 0.1, ease: 'power3.in' }, charge)
    .to(body, { rotation: lean * 0.1, duration: 0.1, ease: 'power3.in' }, charge)
    .to(body.position, { ...towards(attacker, target, 20), duration: 0.1 }, charge)
    .to(actors.camera.scale, { x: 1.022, y: 1.022, duration: flight, ease: 'power2.in' }, charge)
    .add(sayName(moment), 0)
    .add(overlapping(actors.effects.jet(mouth, middleOf(target, 0.42), look)), charge)
    .to({}, { duration: flight }, charge)
}

/** The reader's own moves are named in the picture; the rival's are told by the log alone. */
function sayName({ event, before, actors }: Moment<EventOf<'move-used'>>): Timeline {
  const name = event.seat === 'player1' && before.moves.find(move => move.index === event.move)?.nome
  return name ? overlapping(actors.effects.banner(actors.bannerSpot, name)) : gsap.timeline()
}

/** Runs on its own clock, so that the step may end while it still burns. */
function overlapping(effect: Timeline): Timeline {
  effect.pause()
  const start: Timeline = gsap.timeline().call(() => {
    effect.timeScale(start.parent?.timeScale() ?? 1).play()
  })
  return start
}
