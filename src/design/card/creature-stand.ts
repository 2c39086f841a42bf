/**
 * The position of a creature on a full card, its feet on the ground, as the art pipeline places it. Used by page and
 * server.
 */
import { type Box, fullLayout } from '../../domain/card-layout.ts'

export interface CreatureFeet {
  feet: number // y of the soles in the creature's square, 0–1
  floats: boolean
}

export interface CreatureStand {
  box: Box // of the creature's square
  ground: number // y
  shadow: Box
}

/** @param pops whether it overlaps the plate (Mitica and above) */
export function creatureStand({ feet, floats }: CreatureFeet, pops: boolean): CreatureStand {
  const width = pops ? 664 : 566
  const middle = pops ? 350 : 360
  const ground = Math.min(middle + ((2 * feet - 1) * width) / 2, floats ? middle + width / 2 : 622)
  return {
    ground,
    box: { x: (fullLayout.width - width) / 2, y: ground - feet * width, w: width, h: width },
    shadow: { x: 185, y: floats ? 590 : ground - 32, w: 270, h: 46 },
  }
}
