import { gsap } from 'gsap'
import { seconds } from '../timing/durations.ts'
import { ease } from '../timing/easings.ts'
import type { EventContext, EventOf, OutcomeActors, Timeline } from './actors.ts'
import { sayCue } from './event-cue.ts'
import { startAt } from './timeline-labels.ts'

/** The table clears. A winner is celebrated, a loser's light dims, a spare brings both creatures together. */
export function battleEnded(context: EventContext<EventOf<'battle-won' | 'battle-tied'>>): Timeline {
  const { after, actors, reducedMotion } = context
  const out = seconds('outcomeHudOut')
  actors.outcome.show(after)
  actors.outcome.alpha = 0
  const timeline = gsap
    .timeline()
    .to([actors.hud, actors.controls, actors.own.plate, actors.rival.plate], { alpha: 0, duration: out }, 0)
  startAt(timeline, 'sound', out, () => {
    actors.refresh(after)
    sayCue(context)
  })
  const won = after.outcome === 'win'
  const fade = seconds(reducedMotion ? 'reducedFade' : won ? 'outcomeHudOut' : 'outcomeDim')
  timeline.to(actors.outcome, { alpha: 1, duration: fade }, out)
  if (reducedMotion) return timeline
  if (won) timeline.add(hop(actors.outcome), out).add(rain(actors.outcome), out)
  else timeline.add(after.outcome === 'spare' ? meet(actors.outcome) : sit(actors.outcome), out)
  return timeline.add(dropWord(actors.outcome), out + seconds('outcomeWordAt'))
}

function hop(outcome: OutcomeActors): Timeline {
  const timeline = gsap.timeline()
  const duration = seconds('outcomeHop')
  outcome.creatures.forEach(({ body }, index) => {
    const at = index * seconds('outcomeStagger')
    timeline
      .fromTo(body, { alpha: 0 }, { alpha: 1, duration: duration * 0.3 }, at)
      .fromTo(body.position, { y: -50 }, { y: 0, duration, ease: 'bounce.out' }, at)
      .fromTo(
        body.scale,
        { x: 0.9, y: 1.1 },
        { x: 1, y: 1, duration, ease: ease.spring },
        at + duration * 0.3,
      )
  })
  return timeline
}

/** Each creature takes its place, one after another. */
function sit(outcome: OutcomeActors): Timeline {
  const timeline = gsap.timeline()
  const duration = seconds('outcomeSit')
  outcome.creatures.forEach(({ body }, index) => {
    const at = index * seconds('outcomeStagger')
    timeline
      .fromTo(body.position, { y: -8 }, { y: 0, duration, ease: ease.in }, at)
      .fromTo(body.scale, { x: 1, y: 1 }, { x: 1.06, y: 0.88, duration, ease: ease.back }, at)
  })
  return timeline
}

/** One from each side, until they are next to each other. */
function meet(outcome: OutcomeActors): Timeline {
  const timeline = gsap.timeline()
  const duration = seconds('outcomeSit')
  outcome.creatures.forEach(({ body }, index) => {
    const from = index % 2 ? 70 : -70
    timeline
      .fromTo(body, { alpha: 0 }, { alpha: 1, duration: duration * 0.4 }, 0)
      .fromTo(body.position, { x: from }, { x: 0, duration, ease: ease.back }, 0)
  })
  return timeline
}

function dropWord({ word }: OutcomeActors): Timeline {
  const duration = seconds('outcomeWord')
  return gsap
    .timeline()
    .fromTo(word.scale, { x: 1.7, y: 1.7 }, { x: 1, y: 1, duration, ease: ease.back }, 0)
    .fromTo(word, { alpha: 0 }, { alpha: 1, duration: duration * 0.35 }, 0)
}

const BURSTS = 3
const OUTSIDE = 24 // units below the view

/** Three bursts: every piece enters from above, falls on its own path and leaves the view at the bottom. */
function rain(outcome: OutcomeActors): Timeline {
  const timeline = gsap.timeline()
  const whole = seconds('confetti')
  outcome.confetti.forEach((piece, index) => {
    const { x, y, rotation } = piece
    const duration = whole * (0.5 + (index % 5) * 0.06)
    const at = whole * 0.13 * (index % BURSTS)
    const swing = index % 2 ? 24 : -24
    timeline
      .set(piece, { alpha: 1 }, at)
      .fromTo(piece, { y: y - outcome.floor }, { y: outcome.floor + OUTSIDE, duration, ease: 'sine.in' }, at)
      .fromTo(piece, { x: x + swing, rotation: rotation - 4 }, { x, rotation, duration, ease: ease.even }, at)
      .set(piece, { alpha: 0 }, at + duration)
  })
  return timeline
}
