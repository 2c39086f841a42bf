/** A card enters its ring: it falls on the table, the runes light up one by one, the creature springs up. */
import { gsap } from 'gsap'
import type { Rarity } from '@/contract/endpoints/game/characters.ts'
import { CARD_SLAPS } from '@/design/cues.ts'
import type { CardSnapshot } from '../battle-snapshot.ts'
import { rarityLooks } from '../draw/palette.ts'
import type { Spot } from '../layout/layout.ts'
import { seconds } from '../timing/durations.ts'
import type { EventContext, Timeline, ZoneActor } from './actors.ts'
import { middleOf } from './actors.ts'
import { kick, lookCloser, lookHome } from './camera-work.ts'
import { panOf } from './event-cue.ts'
import { leap } from './leap.ts'
import { startAt } from './timeline-labels.ts'

const RUNES = 26
const SLAP = 3 // units by which the view moves down when a card lands
const HOP = 4 // units
const ZOOM = 1.04

/** Light with which a rarity enters: a column, and for the rarest a ring that ignites and a nearer view. */
const entries: Record<Rarity, 'plain' | 'column' | 'ignition'> = {
  Comune: 'plain',
  'Non Comune': 'plain',
  Rara: 'column',
  Mitica: 'column',
  Leggendaria: 'ignition',
  Unica: 'ignition',
}

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
  const landed = seconds('cardSlide')
  const timeline = gsap.timeline().call(() => {
    creature.showCard(card)
    creature.showStatuses(card.statuses)
    zone.card.showCard(card)
    creature.body.alpha = 0
  })
  const slap = reducedMotion ? 0 : Math.max(0, landed - CARD_SLAPS * pace)
  startAt(timeline, 'sound', slap, () => context.cue('card_enter', { pan: panOf(actors, zone) }))
  startAt(timeline, 'voice', reducedMotion ? 0 : landed + seconds('voiceAfter'), () =>
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
    .call(
      () => live(() => from && actors.effects.card(card, from, restOf(zone), landed / pace, false)),
      [],
      0,
    )
    .add(layCard(context, zone, from !== null), 0)
    .add(ignite(context, zone, card), landed)
    .add(springUp(context, zone), landed)
    .timeScale(pace)
}

const restOf = ({ card: { position } }: ZoneActor): Spot => ({ x: position.x, y: position.y })

/** A card that flies in appears when it has landed; one without an origin fades in. The previous card is unchanged until then. */
function layCard({ actors, live }: EventContext, zone: ZoneActor, flies: boolean): Timeline {
  const slide = seconds('cardSlide')
  const [at, duration] = flies ? [slide * 0.9, slide * 0.1] : [0, slide * 0.5]
  const timeline = gsap
    .timeline()
    .call(() => {
      zone.card.alpha = 0
    })
    .to(zone.card, { alpha: 1, duration }, at)
  if (!flies) return timeline
  const other = zone === actors.own ? actors.rival : actors.own
  return timeline
    .call(() => live(() => actors.effects.dust(zone.card.position, zone.tall * 0.6)), [], slide)
    .add(kick(actors.camera, { x: 0, y: SLAP }, seconds('neighbourHop')), slide)
    .add(
      leap(other.creature, {
        to: { x: 0, y: 0 },
        height: HOP,
        duration: seconds('neighbourHop'),
        ease: 'none',
      }),
      slide,
    )
}

/** The runes light up. A rare card adds a column of light. */
function ignite({ actors, live }: EventContext, zone: ZoneActor, { rarita }: CardSnapshot): Timeline {
  const { ring } = zone
  const { light } = ring
  const entry = entries[rarita]
  const runes = seconds('cardRunes')
  const rest = seconds('cardRunesRest')
  const timeline = gsap
    .timeline()
    .to(ring, { light: entry === 'ignition' ? 3 : 1.6, duration: runes, ease: `steps(${RUNES})` })
    .to(ring, { light, duration: rest })
  if (entry === 'plain') return timeline
  const colour = rarityLooks[rarita].metal[2] ?? '#ffe2a0'
  timeline.call(() => live(() => actors.effects.column(zone.feet, zone.tall, colour)), [], 0)
  if (entry === 'column') return timeline
  return timeline
    .add(lookCloser(actors.camera, middleOf(zone), { zoom: ZOOM, duration: runes, ease: 'power2.out' }), 0)
    .add(lookHome(actors.camera, rest), runes)
}

/** The creature springs up, strikes a pose and looks at its rival. */
function springUp({ actors }: EventContext, zone: ZoneActor): Timeline {
  const { creature } = zone
  const { body } = creature
  const rise = seconds('creatureRise')
  const pose = (name: 'strike' | 'rest') => () => {
    creature.pose = name
  }
  const other = zone === actors.own ? actors.rival : actors.own
  // Rendered only when it starts, because the previous creature is visible until then.
  const late = { immediateRender: false }
  return gsap
    .timeline()
    .call(() => creature.lookAt(middleOf(other, 0.7)))
    .fromTo(body, { alpha: 0 }, { alpha: 1, duration: seconds('creatureAppear'), ...late }, 0)
    .fromTo(body.scale, { x: 0.2, y: 0.2 }, { x: 1, y: 1, duration: rise, ease: 'back.out(2)', ...late }, 0)
    .call(pose('strike'), [], rise * 0.5)
    .call(pose('rest'), [], rise * 0.5 + seconds('creatureGreet'))
}
