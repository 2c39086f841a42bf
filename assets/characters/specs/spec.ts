/**
 * One card's art as plain data. The hash of a spec (and of the pipeline's edition) tells whether its pictures are stale;
 * raise EDITION when the look of everything changes.
 */
import { createHash } from 'node:crypto'
import type { RosterLine } from '../../catalogue/roster.ts'
import type { ArchetypeName } from '../archetypes/all.ts'
import type { BodyOptions, Palette } from '../creature.ts'
import type { PartLine } from '../parts/all.ts'

export const EDITION = 1

/** How one card looks; its slug is the key it stands under. */
export interface ArtLine {
  archetype: ArchetypeName
  palette: Omit<Palette, 'glow'> & { glow?: string } // the type's glow when not given
  options?: BodyOptions
  parts?: readonly PartLine[]
  yaw?: number
  floats?: boolean
  scene?: number // seed of its background
}

export type ArtLines = Record<string, ArtLine>

export type ArtSpec = RosterLine & ArtLine

export const specHash = (spec: ArtSpec): string =>
  createHash('sha256')
    .update(JSON.stringify([EDITION, spec]))
    .digest('hex')
    .slice(0, 16)
