import { gsap } from 'gsap'
import { seconds } from '../durations.ts'
import { sayCue } from '../event-cue.ts'
import { sideOf } from '../script.ts'
import type { Choreography } from './actors.ts'

/** The toy sinks and darkens, the card leaves its ring grey. */
export const cardDefeated: Choreography<'card-defeated'> = moment => {
  const { event, after, actors, calm } = moment
  const zone = actors[sideOf(event.seat)]
  const { body } = zone.toy
  const timeline = gsap.timeline()
  timeline.call(() => {
    sayCue(moment)
    zone.toy.force('hurt')
  })
  if (calm) {
    timeline.to([body, zone.card, zone.plate], { alpha: 0, duration: seconds('reducedFade') })
  } else {
    const sink = seconds('defeatSink')
    const fold = seconds('defeatFold')
    const slot = actors.placeOfHandCard(event.cardId)
    const rest = { x: zone.card.position.x, y: zone.card.position.y }
    timeline
      .to(body, { rotation: 0.12, duration: sink * 0.5, ease: 'power2.out' }, 0)
      .to(body.scale, { x: 1.08, y: 0.8, duration: sink, ease: 'power2.in' }, 0)
      .to(body.position, { y: 12, duration: sink, ease: 'power2.in' }, 0)
      .to(zone.ring, { light: 0, duration: sink }, 0)
      .to(body.scale, { x: 0.2, y: 0.15, duration: fold, ease: 'power3.in' }, sink)
      .to(body.position, { y: 30, duration: fold, ease: 'power3.in' }, sink)
      .to(body, { alpha: 0, duration: fold * 0.4 }, sink + fold * 0.5)
      .to(zone.plate, { alpha: 0, duration: fold }, sink)
      .to(
        zone.card.position,
        {
          ...(event.seat === 'player1' ? slot : { x: rest.x, y: rest.y - 30 }),
          duration: fold,
          ease: 'power3.in',
        },
        sink + 0.12,
      )
      .to(zone.card, { alpha: 0, duration: fold * 0.5 }, sink + 0.12 + fold * 0.5)
      .call(() => {
        zone.card.position.x = rest.x
        zone.card.position.y = rest.y
      })
  }
  return timeline.call(() => {
    zone.toy.wear(null)
    zone.card.wear(null)
    zone.card.alpha = 1
    zone.plate.alpha = 1
    actors.refresh(after)
  })
}
