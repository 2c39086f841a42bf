import { gsap } from 'gsap'
import { seconds } from '../durations.ts'
import { sayCue } from '../event-cue.ts'
import type { Choreography } from './actors.ts'
import { arrive } from './arrive.ts'

/** The camera settles on the table, then both toys stand up, the rival's first. */
export const battleStarted: Choreography<'battle-started'> = moment => {
  const { actors, after, calm } = moment
  actors.refresh(after)
  for (const zone of [actors.own, actors.rival]) {
    zone.toy.body.alpha = 0 // at once: nobody stands there before they arrive
    zone.card.alpha = 0
    zone.plate.alpha = 0
  }
  const words = [actors.hud, actors.desk, actors.own.plate, actors.rival.plate]
  actors.hud.alpha = 0
  actors.desk.alpha = 0
  const timeline = gsap.timeline().call(() => sayCue(moment))
  if (!calm)
    timeline.fromTo(
      actors.camera.scale,
      { x: 1.08, y: 1.08 },
      { x: 1, y: 1, duration: seconds('matchBoard') + seconds('matchHold'), ease: 'power3.out' },
      0,
    )
  const { rival, own } = after
  if (rival.active) timeline.add(arrive(moment, actors.rival, rival.active, null), 0.25)
  if (own.active) timeline.add(arrive(moment, actors.own, own.active, null), 0.25 + seconds('matchHold'))
  return timeline.to(
    words,
    { alpha: 1, duration: seconds(calm ? 'reducedFade' : 'matchBoard') },
    calm ? 0 : 0.7,
  )
}
