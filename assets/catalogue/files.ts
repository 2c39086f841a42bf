/** Where the files of a card are served from: the one place that builds these addresses. */
import {
  type CardType,
  type Character,
  codeName,
  type Rarity,
} from '../../src/contract/endpoints/game/characters.ts'

/** A card's strongest move is heavy, its others are light. */
export type Strength = 'light' | 'heavy'

/** @param atk the largest danno of the card's moves */
export const strengthOf = (danno: number, atk: number): Strength =>
  danno > 0 && danno === atk ? 'heavy' : 'light'

interface Clipped {
  slug: string
  tipo: CardType
  rarita: Rarity
}

/** The clip of a move: one per type and strength; each Unica has its own for all its moves. */
export const clipUrl = (card: Clipped, strength: Strength): string =>
  card.rarita === 'Unica'
    ? `/assets/clips/${card.slug}.webm`
    : `/assets/clips/${codeName(card.tipo)}-${strength}.webm`

export const voiceUrl = (slug: string): string => `/assets/voices/${slug}.webm`

export const imageUrls = (slug: string): Character['images'] => ({
  thumbnail: `/assets/characters/${slug}/thumbnail.webp`,
  mini_card: `/assets/characters/${slug}/mini.webp`,
  card: `/assets/characters/${slug}/card.webp`,
})
