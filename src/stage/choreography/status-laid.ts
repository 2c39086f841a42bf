import { gsap } from 'gsap'
import { statusHue } from '../draw/status-hues.ts'
import { seconds } from '../timing/durations.ts'
import { ease } from '../timing/easings.ts'
import { type Choreography, type EventOf, middleOf } from './actors.ts'
import { sayCue } from './event-cue.ts'
import { flinch } from './flinch.ts'
import { glimmer, pulse } from './pulse.ts'
import { sideOf } from './script.ts'
import { startAt } from './timeline-labels.ts'

/** The glyph flies from the creature to the plate, where its chip pops. The creature shows the status from now on. */
export const statusLaid: Choreography<'status-laid'> = context => {
  const { event, after, actors, reducedMotion, live } = context
  const zone = actors[sideOf(event.seat)]
  const flight = seconds(reducedMotion ? 'reducedFade' : 'statusFly')
  const fly = () =>
    actors.effects.glyph(
      event.status,
      event.amount,
      middleOf(zone, 0.6),
      zone.plate.chipSpot(event.status),
      flight,
    )
  const chip = () => zone.plate.chip(event.status)
  const timeline = startAt(gsap.timeline(), 'sound', 0, () => {
    sayCue(context)
    zone.creature.hue = statusHue(event.status, event.amount)
    if (reducedMotion) return
    live(fly)
    live(() => actors.effects.release(event.status, middleOf(zone, 0.45), zone.tall * 0.8))
  })
  if (!reducedMotion) {
    timeline.fromTo(zone.creature, { heat: 0.7 }, { heat: 0, duration: flight, ease: ease.in }, 0)
    if (!helps(event)) timeline.add(flinch(zone, flight), 0)
  }
  timeline.call(() => actors.refresh(after), [], flight)
  const pop = seconds('statusPop')
  return timeline.add(reducedMotion ? glimmer(chip, pop) : pulse(chip, pop, { from: 0.3 }), flight)
}

const helps = ({ status, amount }: EventOf<'status-laid'>): boolean =>
  (status === 'attack' || status === 'defence') && amount > 0
