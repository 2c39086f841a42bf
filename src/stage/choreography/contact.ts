/** Where the two creatures of a blow are, relative to each other. */
import type { Spot } from '../layout/layout.ts'
import type { BattleActors, ZoneActor } from './actors.ts'

const GAP = 0.37 // share of both heights that remains between the feet at the contact
const DEPTH = 0.6 // a body that leaps into the distance shrinks by this share of the difference

export interface Way {
  towards: Spot // of length 1, from the attacker to the target
  lean: number // −1 or 1: the side to which the attacker turns
  heading: number // radians, clockwise from the right
  contact: Spot // the attacker's feet when it touches the target, relative to its place
  size: number // scale of the attacker there
}

/** Returns the way of a blow. Upright, the target may be straight above: the creatures then lean as they face. */
export function wayOf(actors: Pick<BattleActors, 'own'>, attacker: ZoneActor, target: ZoneActor): Way {
  const dx = target.feet.x - attacker.feet.x
  const dy = target.feet.y - attacker.feet.y
  const far = Math.hypot(dx, dy) || 1
  const share = Math.max(0, 1 - (GAP * (attacker.tall + target.tall)) / far)
  return {
    towards: { x: dx / far, y: dy / far },
    lean: Math.sign(dx) || (attacker === actors.own ? 1 : -1),
    heading: Math.atan2(dy, dx),
    contact: { x: dx * share, y: dy * share },
    size: 1 + (target.tall / attacker.tall - 1) * DEPTH,
  }
}

/** Returns a distance along the way of a blow. */
export const along = ({ towards }: Way, far: number): Spot => ({ x: towards.x * far, y: towards.y * far })

/** Keeps a body that is thrown `by` this offset inside the view. */
export function insideView({ table }: BattleActors, { feet, tall }: ZoneActor, by: Spot): Spot {
  const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)
  const half = Math.min(tall * 0.4, feet.x, table.width - feet.x)
  return {
    x: within(feet.x + by.x, half, table.width - half) - feet.x,
    y: within(feet.y + by.y, Math.min(feet.y, tall * 1.04), table.height) - feet.y,
  }
}
