import { gsap } from 'gsap'
import { seconds } from '../durations.ts'
import { ease } from '../easings.ts'
import { sayCue } from '../event-cue.ts'
import { sideOf } from '../script.ts'
import { statusHue } from '../status-hues.ts'
import { type Choreography, middleOf } from './actors.ts'
import { glimmer, pulse } from './pulse.ts'

/** Its sign flies from the toy to the plate, where the chip pops; the toy wears it from now on. */
export const statusLaid: Choreography<'status-laid'> = moment => {
  const { event, after, actors, calm, live } = moment
  const zone = actors[sideOf(event.seat)]
  const flight = seconds(calm ? 'reducedFade' : 'statusFly')
  const fly = () =>
    actors.effects.glyph(
      event.status,
      event.amount,
      middleOf(zone, 0.6),
      zone.plate.chipSpot(event.status),
      flight,
    )
  const chip = () => zone.plate.chip(event.status)
  const timeline = gsap.timeline().call(() => {
    sayCue(moment)
    zone.toy.hue = statusHue(event.status, event.amount)
    if (!calm) live(fly)
  })
  if (!calm) timeline.fromTo(zone.toy, { heat: 0.7 }, { heat: 0, duration: flight, ease: ease.in }, 0)
  timeline.call(() => actors.refresh(after), [], flight)
  const pop = seconds('statusPop')
  return timeline.add(calm ? glimmer(chip, pop) : pulse(chip, pop, { from: 0.3 }), flight)
}
