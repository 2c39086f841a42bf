import { gsap } from 'gsap'
import { seconds } from '../timing/durations.ts'
import { ease } from '../timing/easings.ts'
import type { Choreography, Timeline, ZoneActor } from './actors.ts'
import { sayCue } from './event-cue.ts'
import { cardsOf, sideOf } from './script.ts'
import { startAt } from './timeline-labels.ts'

const NIGHT = '#1a120d'
const SINK = 30 // units

/** The creature sinks into the dark, its card turns grey and returns to the hand. A card of the hand only turns grey. */
export const cardDefeated: Choreography<'card-defeated'> = context => {
  const { event, before, after, actors, reducedMotion, live } = context
  const side = sideOf(event.seat)
  const zone = actors[side]
  const fallen = cardsOf(before[side]).find(card => card.id === event.cardId)
  const timeline = startAt(gsap.timeline(), 'sound', 0, () => sayCue(context))
  if (before[side].active?.id !== event.cardId)
    return timeline.call(() => actors.refresh(after), [], seconds('reducedFade'))
  timeline.call(() => {
    zone.creature.pose = 'hurt'
  })
  const sink = seconds('defeatSink')
  const fold = seconds('defeatFold')
  const fly = () => {
    if (!fallen) return
    const slot = actors.placeOfHandCard(side, event.cardId)
    actors.effects.card(fallen, { ...spotOf(zone) }, slot, fold, true)
  }
  if (reducedMotion)
    timeline.to([zone.creature.body, zone.card, zone.plate], { alpha: 0, duration: seconds('reducedFade') })
  else timeline.add(fallDown(zone, sink, fold), 0).call(() => live(fly), [], sink)
  return timeline.call(() => {
    zone.creature.showCard(null)
    zone.card.showCard(null)
    zone.card.alpha = 1
    zone.plate.alpha = 1
    actors.refresh(after)
  })
}

const spotOf = ({ card: { position } }: ZoneActor) => ({ x: position.x, y: position.y })

function fallDown({ creature, ring, card, plate }: ZoneActor, sink: number, fold: number): Timeline {
  const { body } = creature
  return gsap
    .timeline()
    .call(() => {
      creature.hue = NIGHT
    })
    .to(creature, { heat: 1, duration: sink + fold * 0.5 }, 0)
    .to(body, { rotation: 0.12, duration: sink * 0.5, ease: ease.out }, 0)
    .to(body.scale, { x: 1.06, y: 0.82, duration: sink, ease: ease.in }, 0)
    .to(ring, { light: 0, duration: sink }, 0)
    .to(body.position, { y: SINK, duration: fold, ease: ease.in }, sink)
    .to(body.scale, { x: 0.5, y: 0.3, duration: fold, ease: ease.in }, sink)
    .to(body, { alpha: 0, duration: fold * 0.6, ease: ease.in }, sink + fold * 0.4)
    .to(card, { alpha: 0, duration: fold * 0.25 }, sink)
    .to(plate, { alpha: 0, duration: fold }, sink)
}
