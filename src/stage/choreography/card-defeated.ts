import { gsap } from 'gsap'
import type { CardType } from '@/contract/endpoints/game/characters.ts'
import { seconds } from '../timing/durations.ts'
import type { Choreography, EventContext, EventOf, Timeline, ZoneActor } from './actors.ts'
import { lookHome } from './camera-work.ts'
import { sayCue } from './event-cue.ts'
import { goHome } from './knock-back.ts'
import { brokenSpot, leaveTable } from './knocked-out.ts'
import { cardsOf, otherSide, sideOf } from './script.ts'
import { startAt } from './timeline-labels.ts'

type FallContext = EventContext<EventOf<'card-defeated'>>

/** The creature breaks in the way of the type that beat it, its card turns grey and returns to the hand. A card of the hand only turns grey. */
export const cardDefeated: Choreography<'card-defeated'> = context => {
  const { event, before, after, actors, reducedMotion } = context
  const side = sideOf(event.seat)
  const zone = actors[side]
  const opponent = actors[otherSide(side)]
  const timeline = startAt(gsap.timeline(), 'sound', 0, () => sayCue(context))
  if (before[side].active?.id !== event.cardId)
    return timeline.call(() => actors.refresh(after), [], seconds('reducedFade'))
  timeline.call(() => {
    zone.creature.pose = 'hurt'
  })
  if (reducedMotion)
    timeline.to(
      [zone.creature.body, zone.card, zone.plate],
      { alpha: 0, duration: seconds('reducedFade') },
      0,
    )
  else timeline.add(fall(context, zone, opponent), 0)
  return timeline.call(() => {
    zone.creature.showCard(null)
    zone.card.showCard(null)
    zone.card.alpha = 1
    zone.plate.alpha = 1
    actors.refresh(after)
  })
}

function fall(context: FallContext, zone: ZoneActor, opponent: ZoneActor): Timeline {
  const { actors, before, event, live } = context
  const side = sideOf(event.seat)
  const fly = seconds('koFly')
  const tipo = causeOf(context)
  const pieces = () => live(() => actors.effects.wreck(brokenSpot(zone), zone.tall, tipo))
  const fallen = cardsOf(before[side]).find(card => card.id === event.cardId)
  const recall = () => {
    if (!fallen) return
    const { x, y } = zone.card.position
    actors.effects.card(fallen, { x, y }, actors.placeOfHandCard(side, event.cardId), seconds('koCard'), true)
  }
  const leapt = opponent.creature.ground.position.x !== 0 || opponent.creature.ground.position.y !== 0
  return gsap
    .timeline()
    .add(leaveTable({ actors, zone, opponent, burst: pieces }, tipo), 0)
    .add(goHome(context, opponent, leapt, true), 0)
    .add(lookHome(actors.camera, fly), 0)
    .to(actors.veil, { alpha: 0, duration: fly }, 0)
    .to([actors.hud, actors.controls, opponent.plate], { alpha: 1, duration: fly * 0.6 }, 0)
    .to(zone.plate, { alpha: 0, duration: fly * 0.5 }, fly * 0.5)
    .to(zone.card, { alpha: 0, duration: fly * 0.25 }, fly * 0.75)
    .call(() => live(recall), [], fly * 0.8)
    .to({}, { duration: seconds('koRest') }, fly)
}

/** The type of the blow that knocked it out; its own type if it was no blow. */
function causeOf({ before, event, previous }: FallContext): CardType {
  const side = sideOf(event.seat)
  const isBlow = previous?.type === 'damage-taken' && (previous.source ?? 'area') === 'area' // an area move hits the hand last
  const attacker = isBlow ? before[otherSide(side)].active : null
  return attacker?.tipo ?? before[side].active?.tipo ?? 'Luce'
}
