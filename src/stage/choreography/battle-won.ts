import { gsap } from 'gsap'
import { seconds } from '../durations.ts'
import { sayCue } from '../event-cue.ts'
import type { Choreography, OutcomeActors, Timeline } from './actors.ts'

/** The table clears, the survivors hop in, the word drops, confetti for the winner. */
export const battleWon: Choreography<'battle-won'> = moment => {
  const { after, actors, calm } = moment
  const out = seconds('outcomeHudOut')
  actors.outcome.show(after)
  actors.outcome.alpha = 0
  const timeline = gsap.timeline()
  timeline
    .to([actors.hud, actors.desk, actors.own.plate, actors.rival.plate], { alpha: 0, duration: out }, 0)
    .call(
      () => {
        actors.refresh(after)
        sayCue(moment)
      },
      [],
      out,
    )
    .to(actors.outcome, { alpha: 1, duration: seconds('reducedFade') }, out)
  return calm ? timeline : timeline.add(celebrate(actors.outcome), out)
}

function celebrate(outcome: OutcomeActors): Timeline {
  const timeline = gsap.timeline()
  outcome.toys.forEach(({ body }, index) => {
    const at = index * seconds('outcomeStagger')
    const hop = seconds('outcomeHop')
    timeline
      .fromTo(body, { alpha: 0 }, { alpha: 1, duration: 0.1 }, at)
      .fromTo(body.position, { y: -50 }, { y: 0, duration: hop, ease: 'bounce.out' }, at)
      .fromTo(
        body.scale,
        { x: 0.9, y: 1.1 },
        { x: 1, y: 1, duration: hop, ease: 'elastic.out(1,0.55)' },
        at + 0.1,
      )
  })
  timeline
    .fromTo(
      outcome.word.scale,
      { x: 1.7, y: 1.7 },
      { x: 1, y: 1, duration: seconds('outcomeWord'), ease: 'back.out(1.6)' },
      0.2,
    )
    .fromTo(outcome.word, { alpha: 0 }, { alpha: 1, duration: 0.12 }, 0.2)
  outcome.confetti.forEach((piece, index) => {
    const rest = piece.y
    timeline.fromTo(
      piece,
      { y: rest - 260, alpha: 0, rotation: piece.rotation - 4 },
      {
        y: rest,
        alpha: 1,
        rotation: piece.rotation,
        duration: seconds('confetti') * (0.6 + (index % 5) * 0.1),
        ease: 'power2.out',
      },
      0.15,
    )
  })
  return timeline
}
