import { gsap } from 'gsap'
import { seconds } from '../timing/durations.ts'
import { ease } from '../timing/easings.ts'
import type { EventContext, EventOf, Timeline } from './actors.ts'
import { sayCue } from './event-cue.ts'
import { otherSide, sideOf } from './script.ts'
import { startAt } from './timeline-labels.ts'

const SWING = 0.12 // radians
const NUMBER = { own: 30, rival: 19 } // units: no wider than the distance between two cards of the hand

/** The hit of an area move on a hand: each card shakes below its own small number, one after another. */
export function areaHit(context: EventContext<EventOf<'damage-taken'>>): Timeline {
  const { event, before, after, actors, reducedMotion, live } = context
  const side = sideOf(event.seat)
  const tipo = before[otherSide(side)].active?.tipo ?? 'Luce'
  const more = context.next?.type === 'damage-taken' && context.next.source === 'area'
  const place = () => actors.placeOfHandCard(side, event.cardId)
  const timeline = startAt(gsap.timeline(), 'hit', 0, () => {
    sayCue(context)
    if (!reducedMotion) live(() => actors.effects.sparks(place(), NUMBER[side], tipo))
  })
  startAt(timeline, 'number', 0, () =>
    live(() => actors.effects.number(place(), `−${event.danno}`, NUMBER[side], 'small')),
  )
  if (!reducedMotion) timeline.add(tremble(context), 0)
  if (more) return timeline.to({}, { duration: seconds('multiHit') }, 0)
  return timeline
    .to({}, { duration: seconds('numberPop') + seconds('numberHold') }, 0)
    .call(() => actors.refresh(after))
}

/** The card is looked up in every frame, because the hand may be rebuilt meanwhile. */
function tremble({ event, actors }: EventContext<EventOf<'damage-taken'>>): Timeline {
  const side = sideOf(event.seat)
  const rest = actors.handCard(side, event.cardId)?.rotation ?? 0
  const swing = { left: 0 }
  const draw = () => {
    const card = actors.handCard(side, event.cardId)
    if (card) card.rotation = rest + SWING * (1 - swing.left) * Math.sin(swing.left * Math.PI * 4)
  }
  return gsap
    .timeline()
    .to(swing, { left: 1, duration: seconds('multiHit'), ease: ease.even, onUpdate: draw })
}
