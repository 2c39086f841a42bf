import { gsap } from 'gsap'
import { statusHue } from '../draw/status-hues.ts'
import { seconds } from '../timing/durations.ts'
import { ease } from '../timing/easings.ts'
import { type EventContext, type EventOf, middleOf, type Timeline } from './actors.ts'
import { sayCue } from './event-cue.ts'
import { flinch } from './flinch.ts'
import { LOW_HEALTH, lose } from './health.ts'
import { glimmer, pulse } from './pulse.ts'
import { cardsOf, sideOf } from './script.ts'
import { startAt } from './timeline-labels.ts'

const NUMBER = 44 // units
const READ = 0.4 // share of the damage after which its number has been read

/** Colour of damage without a status: heat, a trait, the price of a switch. */
const NEUTRAL = '#ffe2c4'

type Tick = EventContext<EventOf<'damage-taken'>>

/** Returns the status that causes this damage; null without one. */
const statusOf = ({ source }: Tick['event']) => (source === 'burn' || source === 'poison' ? source : null)

/**
 * Damage without a blow: a small number rises over the creature, which flinches and is tinted. Poison and burn have their own
 * colour, and their chip pulses. A card of the hand, such as one that was just switched out, shows it there.
 */
export function statusTick(context: Tick): Timeline {
  const { event, before, actors, reducedMotion, live } = context
  const side = sideOf(event.seat)
  if (before[side].active?.id !== event.cardId) return lossInHand(context)
  const zone = actors[side]
  const kind = statusOf(event)
  const card = cardsOf(before[side]).find(candidate => candidate.id === event.cardId)
  const duration = seconds('statusTick')
  const more = context.next?.type === 'damage-taken' && context.next.source !== undefined
  const { x, y } = middleOf(zone, 0.75)
  const number = () =>
    actors.effects.number({ x: x + zone.tall * 0.3, y }, `−${event.danno}`, NUMBER, 'small')
  const timeline = startAt(gsap.timeline(), 'hit', 0, () => {
    sayCue(context)
    zone.creature.hue = kind ? statusHue(kind) : NEUTRAL
    if (kind && !reducedMotion) live(() => actors.effects.release(kind, middleOf(zone), zone.tall * 0.6))
  })
  startAt(timeline, 'number', 0, () => live(number))
  const chip = () => (kind ? zone.plate.chip(kind) : null)
  const wait = more ? seconds('statusTickGap') : duration
  if (card) timeline.add(lose(zone, card, event.pv, { wait: 0, drain: wait }), 0)
  timeline.add(reducedMotion ? glimmer(chip, wait) : pulse(chip, wait), 0)
  timeline.fromTo(
    zone.creature,
    { heat: reducedMotion ? 0.3 : 0.75 },
    { heat: 0, duration: wait, ease: ease.in },
    0,
  )
  if (!reducedMotion) timeline.add(flinch(zone, wait), 0)
  timeline.addLabel('free', wait * READ)
  if (isInDanger(event, card?.pvMax)) startAt(timeline, 'alarm', wait, () => context.cue('low_health'))
  return timeline
}

/** The number rises over the card in the hand, whose health is updated afterwards. */
function lossInHand(context: Tick): Timeline {
  const { event, after, actors, live } = context
  const side = sideOf(event.seat)
  const number = () =>
    actors.effects.number(actors.placeOfHandCard(side, event.cardId), `−${event.danno}`, NUMBER, 'small')
  const timeline = startAt(gsap.timeline(), 'hit', 0, () => sayCue(context))
  return startAt(timeline, 'number', 0, () => live(number)).call(
    () => actors.refresh(after),
    [],
    seconds('statusTick'),
  )
}

const isInDanger = ({ seat, pv }: EventOf<'damage-taken'>, printed = 0): boolean =>
  seat === 'player1' && pv > 0 && pv / printed < LOW_HEALTH
