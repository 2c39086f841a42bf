/** The layers of an own card for the card component: figure or photo over the landscape of its type. Pure. */
import type { CreatureArt } from '@/api/art-query.ts'
import type { CardType } from '@/contract/characters.ts'
import { backgroundOf, type CreationArt, tintFilter, uploadBox } from '@/contract/creation-art.ts'
import type { CreationUpload } from '@/contract/creations.ts'
import type { CardLayers } from '@/ui/card/card-depth.tsx'

export interface Drawn {
  tipo: CardType
  art: CreationArt
  picture: CreationUpload | null
}

const folder = '/assets/characters'
const standing = { feet: 0.96, floats: false }

/** Baked card of the figure, shown when a layer is missing. */
export const fallbackOf = ({ art, tipo }: Drawn): string =>
  art.kind === 'figure' ? `${folder}/${art.slug}/card.webp` : backgroundOf(tipo, art.view)

/** @param known what the art pipeline says of each figure */
export function layersOf(
  { tipo, art, picture }: Drawn,
  known: Readonly<Record<string, CreatureArt>>,
): CardLayers {
  const background = backgroundOf(tipo, art.view)
  if (art.kind === 'upload') {
    const isThere = picture && picture.id === art.upload
    const photo = isThere
      ? { url: picture.url, box: uploadBox(picture, art), isMirrored: art.isMirrored }
      : null
    return { background, creature: '', glow: '', ...standing, photo }
  }
  const figure = known[art.slug]
  const box = figure?.faces[art.face]
  return {
    background,
    creature: `${folder}/${art.slug}/creature.webp`,
    glow: `${folder}/${art.slug}/glow.webp`,
    feet: figure?.feet ?? standing.feet,
    floats: figure?.floats ?? false,
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
