import { gsap } from 'gsap'
import { type Choreography, middleOf } from './actors.ts'
import { seconds } from './durations.ts'
import { sayCue } from './event-cue.ts'

/** A gust passes both creatures, in the direction of whoever now has it behind; the signs of the cards follow. */
export const windTurned: Choreography<'wind-turned'> = context => {
  const { after, actors, reducedMotion, live } = context
  return gsap
    .timeline()
    .call(() => {
      actors.refresh(after)
      sayCue(context)
      if (reducedMotion) return
      const away = Math.sign(actors.rival.feet.x - actors.own.feet.x)
      for (const side of ['own', 'rival'] as const) {
        const zone = actors[side]
        const forward = side === 'own' ? away : -away
        const wind = after[side].active?.wind ?? 0
        live(() => actors.effects.streaks(middleOf(zone, 0.5), zone.tall, wind < 0 ? -forward : forward))
      }
    })
    .to({}, { duration: seconds('windTurn') })
}
