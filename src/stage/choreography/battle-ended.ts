import { gsap } from 'gsap'
import { seconds } from '../timing/durations.ts'
import { ease } from '../timing/easings.ts'
import type { EventContext, EventOf, OutcomeActors, Timeline } from './actors.ts'
import { sayCue } from './event-cue.ts'
import { startAt } from './timeline-labels.ts'
import { celebrate } from './victory.ts'

type EndContext = EventContext<EventOf<'battle-won' | 'battle-tied'>>

const DROP = 46 // units that the parts along the edge fall

/** The table clears. A winner is celebrated, a loser's light dims, a spare brings both creatures together. */
export function battleEnded(context: EndContext): Timeline {
  const { after, actors, reducedMotion } = context
  const out = seconds('outcomeHudOut')
  actors.outcome.show(after)
  actors.outcome.alpha = 0
  const parts = [actors.hud, actors.controls, actors.own.plate, actors.rival.plate]
  const timeline = gsap.timeline().to(parts, { alpha: 0, duration: out }, 0)
  if (!reducedMotion) timeline.to(actors.hud, { y: DROP, duration: out, ease: 'power2.in' }, 0)
  startAt(timeline, 'sound', out, () => {
    actors.refresh(after)
    sayCue(context)
  })
  timeline.addLabel('known', 0)
  const won = after.outcome === 'win'
  if (reducedMotion) return timeline.to(actors.outcome, { alpha: 1, duration: seconds('reducedFade') }, out)
  if (won)
    // The hero begins where it is on the table, so nothing disappears in between.
    timeline.to(actors.outcome, { alpha: 1, duration: out }, 0).add(celebrate(context), out)
  else
    timeline
      .to([actors.own.creature.body, actors.rival.creature.body], { alpha: 0, duration: out }, 0)
      .to(actors.outcome, { alpha: 1, duration: seconds('outcomeDim') }, out)
      .add(after.outcome === 'spare' ? meet(actors.outcome) : sit(actors.outcome), out)
  return timeline.add(dropWord(actors.outcome), out + seconds('outcomeWordAt'))
}

/** Each creature sinks in its place, one after another. */
function sit(outcome: OutcomeActors): Timeline {
  const timeline = gsap.timeline()
  const duration = seconds('outcomeSit')
  outcome.creatures.forEach(({ body }, index) => {
    const at = index * seconds('outcomeStagger')
    timeline
      .fromTo(body.position, { y: -8 }, { y: 0, duration, ease: ease.in }, at)
      .fromTo(body.scale, { x: 1, y: 1 }, { x: 1.08, y: 0.84, duration, ease: ease.back }, at)
      .fromTo(body, { rotation: 0 }, { rotation: index % 2 ? -0.05 : 0.05, duration, ease: ease.in }, at)
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
