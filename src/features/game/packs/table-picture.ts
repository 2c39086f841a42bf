/** The pack table for the stage, in the reader's language. Pure. */

import type { Character } from '@/contract/endpoints/game/characters.ts'
import type { Locale } from '@/contract/locales.ts'
import { faceOf } from '@/design/card/card-face.ts'
import type { PackTier } from '@/engine/packs/odds.ts'
import type { OpenedCardPicture, PacksPicture } from '@/stage/scenes/packs/packs-picture.ts'
import { isWaiting, type PackTable } from './pack-table.ts'

export interface PictureWords {
  locale: Locale
  kindOf(character: Character): string // text of rarity and type
}

/** A card's picture. It is the same object while nothing on it changes, so that the stage keeps its drawing. */
type CardPictures = (numero_carta: number, turned: boolean) => OpenedCardPicture | undefined

export function cardPictures(
  characters: readonly Character[],
  { locale, kindOf }: PictureWords,
): CardPictures {
  const cardsByKey = new Map<number, OpenedCardPicture>()
  return (number, turned) => {
    const before = cardsByKey.get(number)
    if (before) return { ...before, turned }
    const character = characters.find(({ numero_carta }) => numero_carta === number)
    if (!character) return undefined
    const made = { slug: character.slug, face: faceOf(character, locale), kind: kindOf(character), turned }
    cardsByKey.set(number, made)
    return made
  }
}

export function tablePicture(
  table: PackTable,
  kinds: readonly PackTier[],
  pictures: CardPictures,
  hidesRarity: boolean,
): PacksPicture {
  const chosen = kinds.indexOf(table.chosen)
  return {
    phase: table.phase === 'summary' ? 'result' : table.phase,
    packs: kinds.map(rarity => ({ rarity })),
    chosen: Math.max(0, chosen),
    pile: Math.max(1, table.packs.length),
    isWaiting: isWaiting(table),
    cards: table.seats.flatMap(
      ({ numero_carta }, at) => pictures(numero_carta, table.turned[at] ?? false) ?? [],
    ),
    hero: table.hero,
    showsRarity: !hidesRarity,
  }
}
