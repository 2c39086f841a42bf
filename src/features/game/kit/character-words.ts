/** A character's texts in the reader's language, or in Italian if a translation is missing. */
import { type Character, codeName } from '@/contract/endpoints/game/characters.ts'
import type { Locale } from '@/contract/locales.ts'

export const wordsOf = (character: Character, locale: Locale) =>
  character.translations.find(translation => translation.locale === locale) ??
  character.translations.find(translation => translation.locale === 'it')

export const nameIn = (character: Character, locale: Locale): string =>
  wordsOf(character, locale)?.nome ?? character.nome

/** Keys of the i18n namespace `game`. */
export const rarityKey = (character: Pick<Character, 'rarita'>): string =>
  `rarity.${codeName(character.rarita)}`
export const typeKey = (character: Pick<Character, 'tipo'>): string => `type.${codeName(character.tipo)}`

export const creatureOf = (slug: string): string => `/assets/characters/${slug}/creature.webp`
