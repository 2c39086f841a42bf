import { gsap } from 'gsap'
import { traitLook } from '../draw/trait-look.ts'
import { seconds } from '../timing/durations.ts'
import { ease } from '../timing/easings.ts'
import { type Choreography, type EventContext, type EventOf, middleOf } from './actors.ts'
import { sayCue } from './event-cue.ts'
import { glimmer, pulse } from './pulse.ts'
import { otherSide, sideOf } from './script.ts'
import { startAt } from './timeline-labels.ts'

/**
 * The glyph of the trait appears over its creature in its family's colour, and the chip on the plate pulses. Its
 * effects are separate events. For a card that was just switched out or defeated, the glyph appears over its place in
 * the hand.
 */
export const traitShown: Choreography<'trait-shown'> = context => {
  const { event, before, after, actors, reducedMotion, live } = context
  const side = sideOf(event.seat)
  const zone = actors[side]
  const isActive = before[side].active?.id === event.cardId
  const chip = () => (isActive ? zone.plate.traitChip() : null)
  const pop = seconds('traitPop')
  const timeline = startAt(gsap.timeline(), 'sound', 0, () => {
    sayCue(context)
    const spot = isActive ? middleOf(zone, 0.85) : actors.placeOfHandCard(side, event.cardId)
    if (!reducedMotion) live(() => actors.effects.trait(event.trait, spot))
    if (isActive && !reducedMotion) live(() => throwLight(context))
  })
  if (reducedMotion) return timeline.add(glimmer(chip, pop), 0).call(() => actors.refresh(after))
  timeline.add(pulse(chip, pop + seconds('traitHold'), { most: 1.4 }), 0)
  if (isActive) {
    zone.creature.hue = traitLook(event.trait).hue
    timeline.fromTo(
      zone.creature,
      { heat: 0.6 },
      { heat: 0, duration: pop + seconds('traitHold'), ease: ease.out },
      0,
    )
  }
  return timeline.call(() => actors.refresh(after))
}

/** Effect of the creature: dust for entering, streaks for an attack or leaving, sparks for a gain. */
function throwLight({ event, actors }: EventContext<EventOf<'trait-shown'>>): void {
  const side = sideOf(event.seat)
  const zone = actors[side]
  const { light } = traitLook(event.trait)
  if (light === 'dust') actors.effects.dust(zone.feet, zone.tall * 0.6)
  else if (light === 'rise') actors.effects.rise(zone.feet, zone.tall, 'raise')
  else {
    const away = Math.sign(actors[otherSide(side)].feet.x - zone.feet.x)
    actors.effects.streaks(middleOf(zone, 0.5), zone.tall, away)
  }
}
