/**
 * Addresses of the pictures of a card. Those of art an admin chose are drawn on the first request, at addresses with a fingerprint of
 * everything they show, so that they can be cached without limit. This file does not know what draws them.
 */
import type { CardArt } from '../../../src/contract/endpoints/admin/characters.ts'
import type { CardType, Rarity } from '../../../src/contract/endpoints/game/characters.ts'
import { versionOf } from '../../kernel/records/record-version.ts'
import type { CharacterRow } from './characters-repo.ts'

export interface PictureFacts {
  slug: string
  art: CardArt
  tipo: CardType
  rarita: Rarity
}

export const cardPictureNames = ['card', 'mini', 'thumbnail'] as const
export type CardPictureName = (typeof cardPictureNames)[number]

/** Part of a picture's address: changes with everything it shows. */
export const pictureMark = ({ art, tipo, rarita }: Omit<PictureFacts, 'slug'>): string =>
  versionOf([art, tipo, rarita])

/** The ones it has stay while nothing they show changes; frame and landscape are part of them. */
export function picturesOf(
  facts: PictureFacts,
  before: CharacterRow | null,
): Pick<CharacterRow, 'images' | 'immagine_url'> {
  const isFramedAlike = before?.tipo === facts.tipo && before.rarita === facts.rarita
  if (before && facts.art.kind === 'shipped' && isFramedAlike)
    return { images: before.images, immagine_url: before.immagine_url }
  const address = (name: CardPictureName) => `/cards/${facts.slug}/${pictureMark(facts)}/${name}.webp`
  const images = { thumbnail: address('thumbnail'), mini_card: address('mini'), card: address('card') }
  return { images, immagine_url: images.card }
}
