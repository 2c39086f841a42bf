/** A card comes into its ring: it slides in, the runes flare, the toy stands up out of it. */
import { gsap } from 'gsap'
import type { CardPicture } from '../battle-picture.ts'
import { seconds } from '../durations.ts'
import type { Spot } from '../layout.ts'
import type { Moment, Timeline, ZoneActor } from './actors.ts'

export function arrive(moment: Moment, zone: ZoneActor, card: CardPicture, from: Spot | null): Timeline {
  const { actors, calm } = moment
  const { toy, ring } = zone
  const timeline = gsap.timeline()
  timeline.call(() => {
    toy.wear(card)
    zone.card.wear(card)
    toy.body.alpha = 0
    moment.cue('card_enter')
    if (calm) moment.voice(card.slug)
  })
  if (calm) {
    return timeline.fromTo(toy.body, { alpha: 0 }, { alpha: 1, duration: seconds('reducedFade') }, 0.01)
  }
  const rest = { x: zone.card.position.x, y: zone.card.position.y }
  if (from)
    timeline.fromTo(
      zone.card.position,
      { x: from.x, y: from.y },
      { ...rest, duration: seconds('cardSlide'), ease: 'power4.out' },
      0,
    )
  const rise = seconds('cardSlide') * 0.8
  const light = ring.light
  timeline
    .fromTo(zone.card, { alpha: 0 }, { alpha: 1, duration: seconds('cardSlide') }, 0)
    .to(ring, { light: 1.6, duration: seconds('cardRunes') * 0.6, ease: 'power2.out' }, rise * 0.6)
    .to(ring, { light, duration: 0.4 }, rise + 0.4)
    .fromTo(toy.body, { alpha: 0 }, { alpha: 1, duration: 0.12 }, rise)
    .fromTo(
      toy.body.position,
      { y: 60 },
      { y: 0, duration: seconds('toyRise'), ease: 'elastic.out(1,0.55)' },
      rise,
    )
    .fromTo(
      toy.body.scale,
      { x: 0.2, y: 0.2 },
      { x: 1, y: 1, duration: seconds('toyRise'), ease: 'elastic.out(1,0.55)' },
      rise,
    )
    .call(() => moment.voice(card.slug), [], rise + 0.1)
    .add(actors.effects.dust(zone.feet, zone.tall * 0.7), rise + 0.14)
  return timeline
}
