import { gsap } from 'gsap'
import { spectacleOf } from '../clips/spectacle.ts'
import { HEAVY_DAMAGE, seconds } from '../durations.ts'
import { sayCue } from '../event-cue.ts'
import { typeLooks } from '../palette.ts'
import { cardsOf, otherSide, sideOf } from '../script.ts'
import {
  type Choreography,
  type EventOf,
  type Moment,
  middleOf,
  type Timeline,
  type ZoneActor,
} from './actors.ts'

const LOW_HEALTH = 0.22 // share of the printed health

/** The hit: face, flash, knock, number, health; the attacker goes home and the table settles. */
export const damageTaken: Choreography<'damage-taken'> = moment => {
  const { event, actors, calm } = moment
  const side = sideOf(event.seat)
  const target = actors[side]
  const attacker = actors[otherSide(side)]
  const heavy = event.danno >= HEAVY_DAMAGE
  const timeline = gsap.timeline()
  timeline.call(() => {
    sayCue(moment)
    target.toy.force('hurt')
  })
  const at = middleOf(target)
  timeline.add(drainHealth(moment, target), 0)
  const number = { x: at.x + target.tall * 0.3 + 58, y: at.y - target.tall * 0.2 }
  timeline.add(actors.effects.number(number, `−${event.danno}`, numberSize(target, heavy)), 0.02)
  if (calm) {
    timeline.fromTo(target.toy, { flash: 0.15 }, { flash: 0, duration: seconds('reducedFade') }, 0)
  } else {
    timeline.add(fire(moment, target, heavy), 0)
    timeline.add(knock(target, attacker, heavy), 0)
    timeline.add(shake(actors.camera, heavy ? 9 : 5), 0)
    timeline.add(goHome(attacker, heavy), heavy ? seconds('heavyStop') : 0.05)
  }
  timeline.call(
    () => {
      target.toy.force(null)
      if (isInDanger(moment)) moment.cue('low_health')
    },
    [],
    seconds('hurtFace'),
  )
  timeline.call(() => attacker.toy.force(null), [], seconds('heavyStop') + seconds('heavyReturn'))
  const clear = seconds('damageMarker')
  timeline.to(actors.veil, { alpha: 0, duration: 0.25 }, clear - 0.1)
  return timeline.to([actors.hud, actors.desk, attacker.plate], { alpha: 1, duration: 0.25 }, clear - 0.1)
}

/** The clip that has begun, with a few sparks; without it the stage's own fire, at once. */
function fire(moment: Moment<EventOf<'damage-taken'>>, target: ZoneActor, heavy: boolean): Timeline {
  const { event, before, actors, calm } = moment
  const look = typeLooks[before[otherSide(sideOf(event.seat))].active?.tipo ?? 'Luce']
  const { effects } = actors
  const at = middleOf(target)
  if (spectacleOf(calm, effects.clipLanded()) === 'both') return effects.puff(at, target.tall * 0.7, look)
  return heavy ? effects.blast(at, target.tall * 0.62, look) : effects.puff(at, target.tall, look)
}

/** The reader's own card, as low as its bar is red. */
function isInDanger({ event, before }: Moment<EventOf<'damage-taken'>>): boolean {
  const card = event.seat === 'player1' && cardsOf(before.own).find(one => one.id === event.cardId)
  return card ? event.pv > 0 && event.pv / card.pvMax < LOW_HEALTH : false
}

/** 84 units on the phone's rival; larger toys carry larger numbers. */
const numberSize = ({ tall }: ZoneActor, heavy: boolean): number =>
  Math.max(84, Math.min(132, tall * 0.42)) * (heavy ? 1 : 0.66)

function drainHealth({ event, before }: Moment<EventOf<'damage-taken'>>, target: ZoneActor): Timeline {
  const side = sideOf(event.seat)
  const card = cardsOf(before[side]).find(candidate => candidate.id === event.cardId)
  const timeline = gsap.timeline()
  if (!card) return timeline
  return timeline
    .call(() => {
      target.plate.alpha = 1
      target.plate.setValue(event.pv, null, card.pvMax)
      target.bar.preview = null
      target.bar.ghost = card.pv / card.pvMax
      target.bar.share = event.pv / card.pvMax
    })
    .to(
      target.bar,
      { ghost: event.pv / card.pvMax, duration: seconds('ghostDrain'), ease: 'power3.out' },
      seconds('ghostWait'),
    )
}

function knock(target: ZoneActor, attacker: ZoneActor, heavy: boolean): Timeline {
  const { body } = target.toy
  const away = Math.sign(target.feet.x - attacker.feet.x)
  const reach = heavy ? 18 : 14
  return gsap
    .timeline()
    .fromTo(target.toy, { flash: 0.5 }, { flash: 0, duration: heavy ? 0.14 : 0.1 }, 0)
    .fromTo(
      target.toy,
      { heat: heavy ? 1 : 0.5 },
      { heat: 0, duration: heavy ? 0.7 : 0.35, ease: 'power2.in' },
      0,
    )
    .to(body.position, { x: away * reach, y: -4, duration: 0.07, ease: 'power3.out' }, 0)
    .to(body, { rotation: away * 0.157, duration: 0.07, ease: 'power3.out' }, 0)
    .to(body.scale, { x: 1.06, y: 0.94, duration: 0.07 }, 0)
    .to(body.position, { x: 0, y: 0, duration: seconds('hit') + 0.1, ease: 'elastic.out(1,0.5)' }, 0.16)
    .to(body, { rotation: 0, duration: seconds('hit') + 0.1, ease: 'elastic.out(1,0.5)' }, 0.16)
    .to(body.scale, { x: 1, y: 1, duration: seconds('hit'), ease: 'power2.out' }, 0.16)
}

function shake(camera: { position: { x: number; y: number }; scale: object }, strength: number): Timeline {
  const timeline = gsap.timeline()
  for (let cycle = 0; cycle < 3; cycle++) {
    const reach = strength * (1 - cycle / 3)
    timeline.to(camera.position, { x: reach, y: -reach * 0.7, duration: 0.035, ease: 'none' })
    timeline.to(camera.position, { x: -reach * 0.8, y: reach * 0.5, duration: 0.045, ease: 'none' })
  }
  timeline.to(camera.position, { x: 0, y: 0, duration: 0.04 })
  return timeline.to(camera.scale, { x: 1, y: 1, duration: 0.3, ease: 'power2.out' }, 0.12)
}

function goHome(attacker: ZoneActor, heavy: boolean): Timeline {
  const { body } = attacker.toy
  const duration = seconds(heavy ? 'heavyReturn' : 'lightBack')
  return gsap
    .timeline()
    .to(body.position, { x: 0, y: 0, duration, ease: 'power3.out' }, 0)
    .to(body, { rotation: 0, duration, ease: 'power3.out' }, 0)
    .to(body.scale, { x: 1, y: 1, duration, ease: 'elastic.out(1,0.55)' }, 0)
    .to(attacker.ring, { light: 0.5, duration }, 0)
}
