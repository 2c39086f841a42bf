/** A card comes into its ring: it slides in, the runes light one by one, the toy stands up out of it. */
import { gsap } from 'gsap'
import type { CardPicture } from '../battle-picture.ts'
import { seconds } from '../durations.ts'
import { ease } from '../easings.ts'
import type { Spot } from '../layout.ts'
import type { Moment, Timeline, ZoneActor } from './actors.ts'

const RUNES = 26
const RISE = 60 // units under the card's face

export function arrive(moment: Moment, zone: ZoneActor, card: CardPicture, from: Spot | null): Timeline {
  const { calm } = moment
  const { toy } = zone
  const timeline = gsap.timeline().call(() => {
    toy.wear(card)
    toy.bear(card.statuses)
    zone.card.wear(card)
    toy.body.alpha = 0
    moment.cue('card_enter')
    if (calm) moment.voice(card.slug)
  })
  if (calm) return timeline.fromTo(toy.body, { alpha: 0 }, { alpha: 1, duration: seconds('reducedFade') })
  const slide = seconds('cardSlide')
  const stand = slide * 0.8
  return timeline
    .add(layCard(zone, from), 0)
    .add(lightRunes(zone), stand * 0.6)
    .add(standUp(moment, zone), stand)
    .call(() => moment.voice(card.slug), [], stand + seconds('voiceAfter'))
}

function layCard(zone: ZoneActor, from: Spot | null): Timeline {
  const rest = { x: zone.card.position.x, y: zone.card.position.y }
  const duration = seconds('cardSlide')
  const timeline = gsap.timeline().fromTo(zone.card, { alpha: 0 }, { alpha: 1, duration: duration * 0.5 }, 0)
  if (!from) return timeline
  return timeline.fromTo(
    zone.card.position,
    { x: from.x, y: from.y },
    { ...rest, duration, ease: ease.out },
    0,
  )
}

function lightRunes({ ring }: ZoneActor): Timeline {
  const { light } = ring
  return gsap
    .timeline()
    .to(ring, { light: 1.6, duration: seconds('cardRunes'), ease: `steps(${RUNES})` })
    .to(ring, { light, duration: seconds('cardRunesRest') })
}

function standUp({ actors, live }: Moment, { toy: { body }, feet, tall }: ZoneActor): Timeline {
  const spring = { duration: seconds('toyRise'), ease: ease.spring }
  return gsap
    .timeline()
    .fromTo(body, { alpha: 0 }, { alpha: 1, duration: seconds('toyAppear') }, 0)
    .fromTo(body.position, { y: RISE }, { y: 0, ...spring }, 0)
    .fromTo(body.scale, { x: 0.2, y: 0.2 }, { x: 1, y: 1, ...spring }, 0)
    .call(() => live(() => actors.effects.dust(feet, tall * 0.7)), [], seconds('toyAppear'))
}
