/** A player's cards, cached in this browser for offline use. Per account, deleted at logout. Caches nothing if storage is full or blocked. */
import type { Character, OwnedCard } from '@/contract/endpoints/game/characters.ts'
import { defaultLocale, type Locale } from '@/contract/locales.ts'
import { cachedCardsPrefix } from './drop-cached-cards.ts'
import { readStored, writeStored } from './storage.ts'

export type CachedCard = Pick<OwnedCard, 'numero_carta' | 'id_istanza' | 'is_new'>

export interface CachedCards {
  since: number // epoch ms of the server's response
  cards: CachedCard[]
  characters: Character[] // with texts in the reader's language and in Italian
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

/** Removes large unused data: other languages, and effects. */
const lighter = (character: Character, locale: Locale): Character => ({
  ...character,
  translations: character.translations.filter(
    translation => translation.locale === locale || translation.locale === defaultLocale,
  ),
  mosse: character.mosse.map(move => ({ ...move, effetti: [] })),
  meta_data: {},
  extra_details: {},
})

/** Returns whether storage had enough space. */
export function cacheCards(userId: number, cached: CachedCards, locale: Locale): boolean {
  return writeStored(keyOf(userId), {
    since: cached.since,
    cards: cached.cards.map(({ numero_carta, id_istanza, is_new }) => ({ numero_carta, id_istanza, is_new })),
    characters: cached.characters.map(character => lighter(character, locale)),
  })
}
