import { gsap } from 'gsap'
import { seconds } from '../durations.ts'
import { ease } from '../easings.ts'
import { sayCue } from '../event-cue.ts'
import { otherSide, sideOf } from '../script.ts'
import type { EventOf, Moment, Timeline } from './actors.ts'

const SWING = 0.12 // radians
const NUMBER = 30 // units

/** What an area move throws over a hand: each card shakes under its own small number, one after another. */
export function areaHit(moment: Moment<EventOf<'damage-taken'>>): Timeline {
  const { event, before, after, actors, calm, live } = moment
  const side = sideOf(event.seat)
  const tipo = before[otherSide(side)].active?.tipo ?? 'Luce'
  const more = moment.next?.type === 'damage-taken' && moment.next.source === 'area'
  const timeline = gsap.timeline().call(() => {
    sayCue(moment)
    live(() => {
      const spot = actors.placeOfHandCard(side, event.cardId)
      if (!calm) actors.effects.sparks(spot, NUMBER, tipo)
      actors.effects.number(spot, `−${event.danno}`, NUMBER, 'small')
    })
  })
  if (!calm) timeline.add(tremble(moment), 0)
  if (more) return timeline.to({}, { duration: seconds('multiHit') }, 0)
  return timeline
    .to({}, { duration: seconds('numberPop') + seconds('numberHold') }, 0)
    .call(() => actors.refresh(after))
}

/** The card is looked up at every moment: the hand may be laid anew meanwhile. */
function tremble({ event, actors }: Moment<EventOf<'damage-taken'>>): Timeline {
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
