/**
 * Addresses of a card's pictures. Pictures of art that an admin chose are rendered on the first request, at addresses
 * with a hash of everything they show, so that they can be cached permanently. This file is independent of the
 * renderer.
 */
import type { CardArt } from '@/contract/endpoints/admin/characters.ts'
import type { CardType, Rarity } from '@/contract/endpoints/game/characters.ts'
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

/** Existing pictures remain until something they show changes, including frame and landscape. */
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
