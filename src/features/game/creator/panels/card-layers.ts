/** Layers of an own card for the card component: creature or photo over the landscape of its type. Pure. */
import type { CreatureArt } from '@/api/art-query.ts'
import type { CardType } from '@/contract/endpoints/game/characters.ts'
import { backgroundOf, type CreationArt, uploadBox } from '@/contract/endpoints/game/creation-art.ts'
import type { CreationUpload } from '@/contract/endpoints/game/creations.ts'
import type { CardLayers } from '@/ui/card/card-depth.tsx'
import { figureLayers, standing } from '@/ui/card/figure-layers.ts'

export interface Drawn {
  tipo: CardType
  art: CreationArt
  picture: CreationUpload | null
}

const folder = '/assets/characters'

/** Rendered card of the creature, shown if a layer is missing. */
export const fallbackOf = ({ art, tipo }: Drawn): string =>
  art.kind === 'figure' ? `${folder}/${art.slug}/card.webp` : backgroundOf(tipo, art.view)

/** @param artBySlug data of each creature from the art pipeline */
export function layersOf(
  { tipo, art, picture }: Drawn,
  artBySlug: Readonly<Record<string, CreatureArt>>,
): CardLayers {
  const background = backgroundOf(tipo, art.view)
  if (art.kind === 'upload') {
    const isThere = picture && picture.id === art.upload
    const photo = isThere
      ? { url: picture.url, box: uploadBox(picture, art), isMirrored: art.isMirrored }
      : null
    return { background, creature: '', glow: '', ...standing, photo }
  }
  return figureLayers(tipo, art, artBySlug[art.slug])
}
