import { gsap } from 'gsap'
import { seconds } from '../timing/durations.ts'
import { ease } from '../timing/easings.ts'
import { type EventContext, type EventOf, middleOf, type Timeline } from './actors.ts'
import { sayCue } from './event-cue.ts'
import { otherSide, sideOf } from './script.ts'
import { startAt } from './timeline-labels.ts'

const SWING = 0.12 // radians
const HOP = 12 // units
const GROWTH = 0.1 // share of its size by which a card grows at the hit
const NUMBER = { own: 30, rival: 19 } // units: no wider than the distance between two cards of the hand
const SHOT = { own: 64, rival: 44 } // size of the projectile at a card, in units

type AreaContext = EventContext<EventOf<'damage-taken'>>

/**
 * The hit of an area move on a hand, one card after another: a projectile arrives from the active card, the card hops and
 * shakes below its own small number.
 */
export function areaHit(context: AreaContext): Timeline {
  const { event, after, actors, reducedMotion, live } = context
  const side = sideOf(event.seat)
  const place = () => actors.placeOfHandCard(side, event.cardId)
  const timeline = startAt(gsap.timeline(), 'hit', 0, () => {
    sayCue(context)
    if (!reducedMotion) live(() => actors.effects.sparks(place(), NUMBER[side] * 1.5, typeOf(context)))
  })
  startAt(timeline, 'number', 0, () =>
    live(() => actors.effects.number(place(), `−${event.danno}`, NUMBER[side], 'small')),
  )
  timeline.add(shotAtNext(context), 0)
  if (!reducedMotion) timeline.add(toss(context), 0)
  if (isArea(context.next)) return timeline.to({}, { duration: seconds('multiHit') }, 0)
  return timeline
    .to({}, { duration: seconds('numberPop') + seconds('numberHold') }, 0)
    .call(() => actors.refresh(after))
}

const isArea = (event: AreaContext['next']) => event?.type === 'damage-taken' && event.source === 'area'

/** Returns the type of the card whose move hits this side. */
const typeOf = ({ event, before }: AreaContext) =>
  before[otherSide(sideOf(event.seat))].active?.tipo ?? 'Luce'

/** If the next event is a hit on a card of the hand: the projectile that flies there from the active card in the time of one hit. */
export function shotAtNext(context: AreaContext): Timeline {
  const { next, actors, reducedMotion, live } = context
  const timeline = gsap.timeline()
  if (reducedMotion || next?.type !== 'damage-taken' || next.source !== 'area') return timeline
  const side = sideOf(next.seat)
  const shoot = () =>
    actors.effects.launch(
      middleOf(actors[side]),
      actors.placeOfHandCard(side, next.cardId),
      SHOT[side],
      typeOf(context),
      seconds('multiHit'),
    )
  return timeline.call(() => live(shoot))
}

/** The card is looked up in every frame, because the hand may be rebuilt meanwhile. */
function toss({ event, actors }: AreaContext): Timeline {
  const side = sideOf(event.seat)
  const find = () => actors.handCard(side, event.cardId)
  const first = find()
  const rest = { rotation: first?.rotation ?? 0, y: first?.position.y ?? 0, scale: first?.scale.x ?? 1 }
  const flight = { done: 0 }
  const draw = () => {
    const card = find()
    if (!card) return
    const left = 1 - flight.done
    card.rotation = rest.rotation + SWING * left * Math.sin(flight.done * Math.PI * 4)
    card.position.y = rest.y - HOP * Math.sin(flight.done * Math.PI)
    card.scale.x = rest.scale * (1 + GROWTH * left * Math.min(1, flight.done * 8))
    card.scale.y = card.scale.x
  }
  return gsap
    .timeline()
    .to(flight, { done: 1, duration: seconds('multiHit'), ease: ease.even, onUpdate: draw })
}
