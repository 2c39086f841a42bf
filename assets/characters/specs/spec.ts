/** One card's art as plain data. */
import type { RosterLine } from '../../catalogue/roster.ts'
import type { ArchetypeName } from '../archetypes/all.ts'
import type { BodyOptions, Palette } from '../creature.ts'
import type { PartLine } from '../parts/all.ts'

/** How one card looks; its slug is the key it stands under. */
export interface ArtLine {
  archetype: ArchetypeName
  palette: Omit<Palette, 'glow'> & { glow?: string } // the type's glow when not given
  options?: BodyOptions
  parts?: readonly PartLine[]
  yaw?: number
  floats?: boolean
}

export type ArtLines = Record<string, ArtLine>

export type ArtSpec = RosterLine & ArtLine
