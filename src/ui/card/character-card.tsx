import type { Character } from '@/contract/endpoints/game/characters.ts'
import type { Locale } from '@/contract/locales.ts'
import { faceOf } from '@/design/card/card-face.ts'
import type { CardLayers } from './card-depth.tsx'
import { CardFace } from './card-face.tsx'

export interface CharacterCardProps {
  character: Character
  locale: Locale
  size?: 'full' | 'mini' | 'thumbnail' // full from about 200 px, mini from 130 px, thumbnail below
  kind?: string // rarity and type as text
  layers?: CardLayers | null
  still?: boolean
  phone?: boolean
  spare?: boolean
}

const pictures = { full: 'card', mini: 'mini_card', thumbnail: 'thumbnail' } as const

/** A card of the catalogue in the language of the page. */
export const CharacterCard = ({ character, locale, size = 'full', ...rest }: CharacterCardProps) => (
  <CardFace
    face={faceOf(character, locale)}
    picture={character.images[pictures[size]]}
    layout={size === 'full' ? 'full' : 'compact'}
    {...rest}
  />
)
