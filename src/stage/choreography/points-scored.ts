import { gsap } from 'gsap'
import { seconds } from '../timing/durations.ts'
import {
  type BattleActors,
  type Choreography,
  type EventContext,
  type EventOf,
  middleOf,
  type Timeline,
} from './actors.ts'
import { sayCue } from './event-cue.ts'
import { glimmer, pulse } from './pulse.ts'
import { cardsOf, otherSide, sideOf } from './script.ts'
import { startAt } from './timeline-labels.ts'

type ScoreContext = EventContext<EventOf<'points-scored'>>

const NUMBER = 64 // units
const HOP = 9 // units
const SINK = 4 // units

/** One gem per point flies to the score, which counts them. The winner's other cards hop, the loser's sink. */
export const pointsScored: Choreography<'points-scored'> = context => {
  const { event, after, actors, reducedMotion, live } = context
  const side = sideOf(event.seat)
  const fallen = middleOf(actors[otherSide(side)], 0.6)
  const timeline = gsap.timeline()
  const number = () => actors.effects.number(fallen, `+${event.points}`, NUMBER, 'raise')
  startAt(timeline, 'number', 0, () => live(number))
  if (reducedMotion)
    return startAt(timeline, 'sound', 0, () => sayCue(context))
      .call(() => actors.refresh(after), [], seconds('reducedFade'))
      .add(
        glimmer(() => actors.score(side), seconds('score')),
        seconds('reducedFade'),
      )
  return timeline
    .add(collect(context), 0)
    .add(cheer(context), seconds('gemStagger'))
    .call(() => actors.refresh(after))
}

function collect(context: ScoreContext): Timeline {
  const { event, actors, live } = context
  const side = sideOf(event.seat)
  const from = middleOf(actors[otherSide(side)], 0.5)
  const flight = seconds('gemFlight')
  const timeline = gsap.timeline()
  for (let point = 0; point < event.points; point++) {
    const at = point * seconds('gemStagger')
    const start = { x: from.x + (point - (event.points - 1) / 2) * 18, y: from.y - (point % 2) * 10 }
    const land = () => {
      sayCue({ ...context, event: { ...event, points: point + 1 } })
      actors.score(side)?.count(event.total - event.points + point + 1)
    }
    const fly = () => actors.effects.gem(side, start, actors.scoreSpot(side), flight)
    timeline
      .call(() => live(fly), [], at)
      .add(startAt(gsap.timeline(), 'sound', 0, land), at + flight)
      .add(
        pulse(() => actors.score(side), seconds('gemStagger') * 3, { most: 1.35 }),
        at + flight,
      )
  }
  return timeline
}

/** Every card is looked up in every frame, because a hand may be rebuilt meanwhile. */
function cheer({ event, before, actors }: ScoreContext): Timeline {
  const winner = sideOf(event.seat)
  const timeline = gsap.timeline()
  for (const side of [winner, otherSide(winner)])
    cardsOf(before[side])
      .filter(card => !card.defeated)
      .forEach((card, index) => {
        timeline.add(
          side === winner ? bob(actors, side, card.id, -HOP, 2) : bob(actors, side, card.id, SINK, 1),
          index * seconds('gemStagger'),
        )
      })
  return timeline
}

/** Moves a card of a hand up or down and back, `times` times. */
function bob(actors: BattleActors, side: 'own' | 'rival', id: number, by: number, times: number): Timeline {
  const rest = actors.handCard(side, id)?.position.y
  const way = { done: 0 }
  const draw = () => {
    const card = actors.handCard(side, id)
    const height = way.done === 1 ? 0 : Math.abs(Math.sin(way.done * Math.PI * times)) * (1 - way.done * 0.4)
    if (card && rest !== undefined) card.position.y = rest + by * height
  }
  return gsap.timeline().to(way, { done: 1, duration: seconds('cheer'), ease: 'none', onUpdate: draw })
}
