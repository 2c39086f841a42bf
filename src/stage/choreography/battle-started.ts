import { gsap } from 'gsap'
import type { SeatSnapshot } from '../battle-snapshot.ts'
import { seconds, versusSeconds } from '../timing/durations.ts'
import { ease } from '../timing/easings.ts'
import type { Choreography, EventContext, EventOf, Timeline } from './actors.ts'
import { arrive } from './arrive.ts'
import { sayCue } from './event-cue.ts'
import { cardsOf } from './script.ts'
import { startAt } from './timeline-labels.ts'

const COUNT = 3
const CAMERA = 1.08

/**
 * Both seats face each other and the countdown runs, then the creatures rise and the hand is drawn. After a long wait
 * for the stage the creatures appear immediately: both seats are the most expensive part of the opening on a slow
 * device.
 */
export const battleStarted: Choreography<'battle-started'> = context => {
  const { actors, after, reducedMotion, isLate } = context
  actors.refresh(after)
  for (const zone of [actors.own, actors.rival]) {
    zone.creature.body.alpha = 0 // not in the timeline: creatures are invisible until they arrive
    zone.card.alpha = 0
    zone.plate.alpha = 0
  }
  actors.hud.alpha = 0
  actors.controls.alpha = 0
  const words = [actors.hud, actors.controls, actors.own.plate, actors.rival.plate]
  const timeline = startAt(gsap.timeline(), 'sound', 0, () => sayCue(context))
  if (reducedMotion)
    return timeline.add(entries(context, 0), 0).to(words, { alpha: 1, duration: seconds('reducedFade') }, 0)
  const opened = isLate ? 0 : versusSeconds(COUNT)
  if (!isLate) timeline.call(() => context.live(() => actors.effects.versus(after, COUNT)), [], 0)
  const zoom = { duration: seconds('matchWords') * 2, ease: ease.out }
  Object.assign(actors.camera.aim, { x: actors.table.width / 2, y: actors.table.height / 2 })
  timeline.fromTo(actors.camera, { zoom: CAMERA }, { zoom: 1, ...zoom }, opened)
  return timeline
    .add(entries(context, seconds('matchGap')), opened)
    .to(words, { alpha: 1, duration: seconds('matchWords') }, opened + seconds('matchGap'))
    .add(drawHand(context, after.own), opened + seconds('matchGap'))
}

function entries(context: EventContext<EventOf<'battle-started'>>, gap: number): Timeline {
  const { actors, after } = context
  const timeline = gsap.timeline()
  if (after.rival.active) timeline.add(arrive(context, actors.rival, after.rival.active, null), 0)
  if (after.own.active) timeline.add(arrive(context, actors.own, after.own.active, null), gap)
  return timeline
}

const DECK = 190 // units to the right of the hand and below it
const TURNED = 0.5 // radians

/** Cards fly from the deck in an arc, one after another, into the hand. */
function drawHand({ actors, cue }: EventContext, seat: SeatSnapshot): Timeline {
  const timeline = gsap.timeline()
  const cards = cardsOf(seat).filter(card => card.id !== seat.active?.id)
  cards.forEach((card, index) => {
    const piece = actors.handCard('own', card.id)
    if (!piece) return
    const rest = { x: piece.position.x, y: piece.position.y, rotation: piece.rotation }
    const move = { duration: seconds('draw'), ease: ease.out }
    const drawn = startAt(gsap.timeline(), 'sound', 0, () => cue('card_draw'))
      .fromTo(piece.position, { x: rest.x + DECK }, { x: rest.x, ...move }, 0)
      .fromTo(
        piece.position,
        { y: rest.y + DECK * 0.5 },
        { y: rest.y, duration: move.duration, ease: ease.back },
        0,
      )
      .fromTo(piece, { rotation: rest.rotation + TURNED }, { rotation: rest.rotation, ...move }, 0)
    timeline.add(drawn, index * seconds('drawStagger'))
  })
  return timeline
}
