/** The layers of a card whose creature comes from the generator: coloured, moved, with another face. Pure. */

import type { CardType } from '@/contract/endpoints/game/characters.ts'
import { backgroundOf, type FigureArt, tintFilter } from '@/contract/endpoints/game/creation-art.ts'
import type { Box } from '@/domain/card-layout.ts'
import type { CardLayers } from './card-depth.tsx'

/** What the art pipeline records about a creature. */
export interface KnownFigure {
  feet: number
  floats: boolean
  faces: Readonly<Record<string, Box | undefined>>
}

const folder = '/assets/characters'
export const standing = { feet: 0.96, floats: false }

export function figureLayers(tipo: CardType, art: FigureArt, figure: KnownFigure | undefined): CardLayers {
  const box = figure?.faces[art.face]
  return {
    background: backgroundOf(tipo, art.view),
    creature: `${folder}/${art.slug}/creature.webp`,
    glow: `${folder}/${art.slug}/glow.webp`,
    feet: figure?.feet ?? standing.feet,
    floats: figure?.floats ?? standing.floats,
    tuning: {
      zoom: art.zoom,
      x: art.x,
      y: art.y,
      isMirrored: art.isMirrored,
      filter: tintFilter(art.hue, art.tone),
      face: box && { url: `${folder}/${art.slug}/${art.face}.webp`, box },
    },
  }
}
