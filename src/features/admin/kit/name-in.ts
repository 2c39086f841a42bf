import type { Character } from '@/contract/characters.ts'
import type { Locale } from '@/contract/locales.ts'

/** A character's name as the reader knows it; its own where it was not translated. */
export const nameIn = (character: Character, locale: Locale): string =>
  character.translations.find(translation => translation.locale === locale)?.nome ?? character.nome
