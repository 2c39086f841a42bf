/** The winner's side: the hero runs to the middle and jumps twice, its bench drops in, confetti flies. */
import { gsap } from 'gsap'
import { hash } from '../draw/noise.ts'
import { seconds } from '../timing/durations.ts'
import type { EventContext, EventOf, OutcomeActors, OutcomeCreature, Timeline } from './actors.ts'
import { land, leap } from './leap.ts'
import { sideOf } from './script.ts'

const STEPS = 3
const STRIDE = 24 // height of a step, in units
const JUMP = 0.42 // height as a share of the hero's
const FALL = 0.9 // height from which the bench drops, as a share of the hero's
const SHAKE = 2 // units
const HOME = { x: 0, y: 0 }

type EndContext = EventContext<EventOf<'battle-won' | 'battle-tied'>>

export function celebrate({ actors, event }: EndContext): Timeline {
  const { outcome } = actors
  const hero = outcome.creatures.at(-1)
  const bench = outcome.creatures.slice(0, -1)
  const winner = event.type === 'battle-won' ? actors[sideOf(event.winner)] : actors.own
  const run = seconds('outcomeRun') * STEPS
  const jump = seconds('outcomeJump')
  const second = run + jump + seconds('outcomeRest')
  const timeline = gsap.timeline()
  if (hero) {
    const from = { x: winner.feet.x - hero.position.x, y: winner.feet.y - hero.position.y }
    timeline
      .add(runIn(hero, from, winner.tall / outcome.hero), 0)
      .add(cheer(outcome, hero, 0.8), run)
      .add(cheer(outcome, hero, 1), second)
  }
  bench.forEach((creature, index) => {
    timeline.add(dropIn(outcome, creature), run * 0.5 + index * seconds('outcomeStagger'))
  })
  for (const { body } of outcome.beaten)
    timeline.fromTo(body, { alpha: 0 }, { alpha: 0.8, duration: jump }, 0)
  return timeline.add(confetti(outcome, [run * 0.6, run + jump, second + jump]), 0)
}

/** From its ring, where it is placed immediately, to the middle in even steps; it grows to its size there. */
function runIn(hero: OutcomeCreature, from: { x: number; y: number }, size: number): Timeline {
  const duration = seconds('outcomeRun')
  Object.assign(hero.ground.position, from)
  Object.assign(hero.body.position, from)
  const timeline = gsap
    .timeline()
    .fromTo(
      hero.body.scale,
      { x: size, y: size },
      { x: 1, y: 1, duration: duration * STEPS, ease: 'none' },
      0,
    )
  for (let step = 1; step <= STEPS; step++) {
    const left = 1 - step / STEPS
    const to = { x: from.x * left, y: from.y * left }
    timeline.add(leap(hero, { to, height: STRIDE, duration, ease: 'none' }), (step - 1) * duration)
  }
  return timeline
}

/** A jump with raised arms. The view shakes when the hero lands. */
function cheer(outcome: OutcomeActors, hero: OutcomeCreature, strength: number): Timeline {
  const jump = seconds('outcomeJump')
  const landing = seconds('landing')
  return gsap
    .timeline()
    .call(() => {
      hero.pose = 'strike'
    })
    .to(hero.body.scale, { x: 0.92, y: 1.1, duration: jump * 0.5, ease: 'power2.out' }, 0)
    .to(hero.body.scale, { x: 1, y: 1, duration: jump * 0.5, ease: 'power2.in' }, jump * 0.5)
    .add(leap(hero, { to: HOME, height: outcome.hero * JUMP * strength, duration: jump, ease: 'none' }), 0)
    .add(land(hero), jump)
    .to(outcome, { y: SHAKE, duration: landing * 0.3, ease: 'power2.out' }, jump)
    .to(outcome, { y: 0, duration: landing * 0.7, ease: 'back.out(3)' }, jump + landing * 0.3)
    .call(
      () => {
        hero.pose = 'rest'
      },
      [],
      jump + landing,
    )
}

function dropIn({ hero }: OutcomeActors, creature: OutcomeCreature): Timeline {
  const { body } = creature
  const duration = seconds('outcomeJump')
  return gsap
    .timeline()
    .fromTo(body, { alpha: 0 }, { alpha: 1, duration: duration * 0.4 }, 0)
    .fromTo(body.position, { y: -hero * FALL }, { y: 0, duration, ease: 'power2.in' }, 0)
    .add(land(creature), duration)
    .add(
      leap(creature, { to: HOME, height: hero * 0.12, duration: duration * 0.7, ease: 'none' }),
      duration + seconds('landing'),
    )
    .add(land(creature, 0.6), duration * 1.7 + seconds('landing'))
}

const OUTSIDE = 24 // units below the view

/** Bursts from both lower corners: every piece flies up, turns over and leaves the view at the bottom. */
function confetti({ confetti: pieces, size }: OutcomeActors, bursts: number[]): Timeline {
  const timeline = gsap.timeline()
  const duration = seconds('confetti')
  pieces.forEach((piece, index) => {
    const at = bursts[index % bursts.length] ?? 0
    const side = index % 2 ? 1 : -1
    const start = { x: size.width / 2 + side * size.width * 0.46, y: size.height * 0.9 }
    const reach = size.width * (0.12 + 0.5 * hash(index * 3.1))
    const top = size.height * (0.45 + 0.5 * hash(index * 5.7))
    const turns = (hash(index * 7.3) - 0.5) * 16
    const flight = { time: 0 }
    const peak = Math.sqrt(top) / (Math.sqrt(top) + Math.sqrt(top + size.height * 0.1 + OUTSIDE)) // it lands below its start
    const fly = () => {
      const { time } = flight
      piece.x = start.x - side * reach * (1 - (1 - time) ** 2) + Math.sin(time * 9 + index) * 7 * time
      piece.y = start.y - top * (1 - (time / peak - 1) ** 2)
      piece.rotation = turns * time
    }
    timeline
      .set(piece, { alpha: 1 }, at)
      .to(
        flight,
        { time: 1, duration: duration * (0.85 + 0.3 * hash(index)), ease: 'none', onUpdate: fly },
        at,
      )
      .set(piece, { alpha: 0 }, at + duration * (0.85 + 0.3 * hash(index)))
  })
  return timeline
}
