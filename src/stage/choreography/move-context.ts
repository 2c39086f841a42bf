/** Facts about a move that all its choreographies need. */
import { gsap } from 'gsap'
import type { CardType } from '@/contract/endpoints/game/characters.ts'
import type { Spot } from '../layout/layout.ts'
import type { EventContext, EventOf, Timeline, ZoneActor } from './actors.ts'
import { sideOf } from './script.ts'

export type MoveContext = EventContext<EventOf<'move-used'>>

export const typeOf = ({ before, event }: MoveContext): CardType =>
  before[sideOf(event.seat)].active?.tipo ?? 'Luce'

/** Returns the address of the clip of a move; null if it has none. */
export const clipOf = ({ before, event }: Pick<MoveContext, 'before' | 'event'>): string | null =>
  before[sideOf(event.seat)].active?.blows[event.move]?.clip ?? null

/** The point from which a creature shoots. */
export const mouthOf = ({ feet, tall }: ZoneActor, lean: number): Spot => ({
  x: feet.x + lean * tall * 0.2,
  y: feet.y - tall * 0.47,
})

const GHOSTS = [0.35, 0.6, 0.82] // shares of a leap

/** Images of a leaping creature that stay behind it. */
export function leaveGhosts(
  { actors, before, event, live }: MoveContext,
  zone: ZoneActor,
  duration: number,
): Timeline {
  const side = sideOf(event.seat)
  const card = before[side].active
  const timeline = gsap.timeline()
  if (!card) return timeline
  const leave = () => actors.effects.ghost(card, zone.feet, zone.creature.body, zone.tall, side === 'rival')
  for (const share of GHOSTS) timeline.call(() => live(leave), [], duration * share)
  return timeline
}
