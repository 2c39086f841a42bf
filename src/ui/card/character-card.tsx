import type { Character } from '@/contract/characters.ts'
import type { Locale } from '@/contract/locales.ts'
import { CardFace } from './card-face.tsx'

export interface CharacterCardProps {
  character: Character
  locale: Locale
  layout?: 'full' | 'compact'
  foot?: string
  still?: boolean
}

/** A card of the catalogue in the reader's language. */
export function CharacterCard({ character, locale, layout = 'full', foot, still }: CharacterCardProps) {
  const words = character.translations.find(translation => translation.locale === locale)
  return (
    <CardFace
      picture={layout === 'full' ? character.images.card : character.images.mini_card}
      layout={layout}
      name={words?.nome ?? character.nome}
      rarity={character.rarita}
      health={character.pv}
      attack={character.atk}
      foot={foot}
      still={still}
      moves={character.mosse.map((move, at) => ({
        name: words?.mosse[at]?.nome_mossa ?? move.nome_mossa,
        damage: move.danno,
        cost: move.costo_energia,
      }))}
    />
  )
}
