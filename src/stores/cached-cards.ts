/**
 * The cards a player last saw, cached in this browser for use offline. Per account; deleted at logout; with a full or blocked storage
 * nothing is cached.
 */
import type { Character, OwnedCard } from '@/contract/endpoints/game/characters.ts'
import { defaultLocale, type Locale } from '@/contract/locales.ts'
import { cachedCardsPrefix } from './drop-cached-cards.ts'
import { readStored, writeStored } from './storage.ts'

export type CachedCard = Pick<OwnedCard, 'numero_carta' | 'id_istanza' | 'is_new'>

export interface CachedCards {
  since: number // epoch ms: when the server sent them
  cards: CachedCard[]
  characters: Character[] // with their words in the reader's language and in Italian
}

const keyOf = (userId: number): string => `${cachedCardsPrefix}${userId}`

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

function parse(value: unknown): CachedCards | undefined {
  if (!isRecord(value)) return undefined
  const { since, cards, characters } = value
  if (typeof since !== 'number' || !Array.isArray(cards) || !Array.isArray(characters)) return undefined
  const isCard = (card: unknown) => isRecord(card) && typeof card.numero_carta === 'number'
  const isCharacter = (one: unknown) => isCard(one) && isRecord(one) && typeof one.slug === 'string'
  if (!cards.every(isCard) || !characters.every(isCharacter)) return undefined
  return { since, cards, characters }
}

export const readCachedCards = (userId: number): CachedCards | undefined => readStored(keyOf(userId), parse)

/** What fills a storage stays out: other languages, effects as data. */
const lighter = (character: Character, locale: Locale): Character => ({
  ...character,
  translations: character.translations.filter(
    translation => translation.locale === locale || translation.locale === defaultLocale,
  ),
  mosse: character.mosse.map(move => ({ ...move, effetti: [] })),
  meta_data: {},
  extra_details: {},
})

/** Whether there was room for them. */
export function cacheCards(userId: number, known: CachedCards, locale: Locale): boolean {
  return writeStored(keyOf(userId), {
    since: known.since,
    cards: known.cards.map(({ numero_carta, id_istanza, is_new }) => ({ numero_carta, id_istanza, is_new })),
    characters: known.characters.map(character => lighter(character, locale)),
  })
}
