/** A card enters its ring: it slides in, the runes light up one by one, the creature rises. */
import { gsap } from 'gsap'
import type { CardSnapshot } from '../battle-snapshot.ts'
import type { Spot } from '../layout/layout.ts'
import { seconds } from '../timing/durations.ts'
import { ease } from '../timing/easings.ts'
import type { EventContext, Timeline, ZoneActor } from './actors.ts'
import { startAt } from './timeline-labels.ts'

const RUNES = 26
const RISE = 60 // units below the card's face

/** @param pace 2: twice as fast */
export function arrive(
  context: EventContext,
  zone: ZoneActor,
  card: CardSnapshot,
  from: Spot | null,
  pace = 1,
): Timeline {
  const { actors, reducedMotion, live } = context
  const { creature } = zone
  const timeline = startAt(gsap.timeline(), 'sound', 0, () => {
    creature.showCard(card)
    creature.showStatuses(card.statuses)
    zone.card.showCard(card)
    creature.body.alpha = 0
    context.cue('card_enter')
  })
  const slide = seconds('cardSlide')
  const standTime = slide * 0.8
  startAt(timeline, 'voice', reducedMotion ? 0 : standTime + seconds('voiceAfter'), () =>
    context.voice(card.slug),
  )
  if (reducedMotion)
    return timeline.fromTo(
      creature.body,
      { alpha: 0 },
      { alpha: 1, duration: seconds('reducedFade'), immediateRender: false },
      0,
    )
  return timeline
    .call(() => live(() => from && actors.effects.card(card, from, restOf(zone), slide / pace, false)), [], 0)
    .add(layCard(zone, from !== null), 0)
    .add(lightRunes(zone), standTime * 0.6)
    .add(standUp(context, zone), standTime)
    .timeScale(pace)
}

const restOf = ({ card: { position } }: ZoneActor): Spot => ({ x: position.x, y: position.y })

/** A card that flies in appears when it has landed; one without an origin fades in. The previous card is unchanged until then. */
function layCard(zone: ZoneActor, flies: boolean): Timeline {
  const slide = seconds('cardSlide')
  const [at, duration] = flies ? [slide * 0.8, slide * 0.2] : [0, slide * 0.5]
  return gsap
    .timeline()
    .call(() => {
      zone.card.alpha = 0
    })
    .to(zone.card, { alpha: 1, duration }, at)
}

function lightRunes({ ring }: ZoneActor): Timeline {
  const { light } = ring
  return gsap
    .timeline()
    .to(ring, { light: 1.6, duration: seconds('cardRunes'), ease: `steps(${RUNES})` })
    .to(ring, { light, duration: seconds('cardRunesRest') })
}

function standUp({ actors, live }: EventContext, { creature: { body }, feet, tall }: ZoneActor): Timeline {
  // Rendered only when it starts, because the previous creature is visible until then.
  const spring = { duration: seconds('creatureRise'), ease: ease.spring, immediateRender: false }
  return gsap
    .timeline()
    .fromTo(body, { alpha: 0 }, { alpha: 1, duration: seconds('creatureAppear'), immediateRender: false }, 0)
    .fromTo(body.position, { y: RISE }, { y: 0, ...spring }, 0)
    .fromTo(body.scale, { x: 0.2, y: 0.2 }, { x: 1, y: 1, ...spring }, 0)
    .call(() => live(() => actors.effects.dust(feet, tall * 0.7)), [], seconds('creatureAppear'))
}
