import { gsap } from 'gsap'
import { ease } from '../easings.ts'
import { statusHue } from '../pieces/status-hues.ts'
import { type EventContext, type EventOf, middleOf, type Timeline } from './actors.ts'
import { seconds } from './durations.ts'
import { sayCue } from './event-cue.ts'
import { LOW_HEALTH, lose } from './health.ts'
import { glimmer, pulse } from './pulse.ts'
import { cardsOf, sideOf } from './script.ts'

const NUMBER = 44 // units

/** Poison or burn at work: its chip beats, the creature takes its colour, a small number rises. */
export function statusTick(context: EventContext<EventOf<'damage-taken'>>): Timeline {
  const { event, before, actors, reducedMotion, live } = context
  const side = sideOf(event.seat)
  const zone = actors[side]
  const kind = event.source === 'burn' ? 'burn' : 'poison'
  const card = cardsOf(before[side]).find(one => one.id === event.cardId)
  const duration = seconds('statusTick')
  const more = context.next?.type === 'damage-taken' && context.next.source !== undefined
  const at = middleOf(zone, 0.75)
  const timeline = gsap.timeline().call(() => {
    sayCue(context)
    zone.creature.hue = statusHue(kind)
    live(() =>
      actors.effects.number({ x: at.x + zone.tall * 0.3, y: at.y }, `−${event.danno}`, NUMBER, 'small'),
    )
    if (!reducedMotion) live(() => actors.effects.release(kind, middleOf(zone), zone.tall * 0.6))
  })
  const chip = () => zone.plate.chip(kind)
  const wait = more ? seconds('statusTickGap') : duration
  if (card) timeline.add(lose(zone, card, event.pv, { wait: 0, drain: wait }), 0)
  timeline.add(reducedMotion ? glimmer(chip, wait) : pulse(chip, wait), 0)
  timeline.fromTo(
    zone.creature,
    { heat: reducedMotion ? 0.3 : 0.75 },
    { heat: 0, duration: wait, ease: ease.in },
    0,
  )
  if (isInDanger(event, card?.pvMax)) timeline.call(() => context.cue('low_health'))
  return timeline
}

const isInDanger = ({ seat, pv }: EventOf<'damage-taken'>, printed = 0): boolean =>
  seat === 'player1' && pv > 0 && pv / printed < LOW_HEALTH
