/**
 * The cards a reader last saw, kept in this browser for the time without a network. Per account; gone at logout; a full or blocked
 * storage only means that nothing is kept.
 */
import type { Character, OwnedCard } from '@/contract/characters.ts'
import { defaultLocale, type Locale } from '@/contract/locales.ts'
import { readStored, writeStored } from './storage.ts'

export type KeptCard = Pick<OwnedCard, 'numero_carta' | 'id_istanza' | 'is_new'>

export interface KeptCards {
  since: number // epoch ms: when the server told them
  cards: KeptCard[]
  characters: Character[] // with their words in the reader's language and in Italian
}

const PREFIX = 'kept-cards:'
const keyOf = (userId: number): string => `${PREFIX}${userId}`

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

function parse(value: unknown): KeptCards | undefined {
  if (!isRecord(value)) return undefined
  const { since, cards, characters } = value
  if (typeof since !== 'number' || !Array.isArray(cards) || !Array.isArray(characters)) return undefined
  const isCard = (card: unknown) => isRecord(card) && typeof card.numero_carta === 'number'
  const isCharacter = (one: unknown) => isCard(one) && isRecord(one) && typeof one.slug === 'string'
  if (!cards.every(isCard) || !characters.every(isCharacter)) return undefined
  return { since, cards, characters }
}

export const readKeptCards = (userId: number): KeptCards | undefined => readStored(keyOf(userId), parse)

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
export function keepCards(userId: number, known: KeptCards, locale: Locale): boolean {
  return writeStored(keyOf(userId), {
    since: known.since,
    cards: known.cards.map(({ numero_carta, id_istanza, is_new }) => ({ numero_carta, id_istanza, is_new })),
    characters: known.characters.map(character => lighter(character, locale)),
  })
}

/** Nobody's cards stay in the browser after a logout. */
export function dropKeptCards(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key)
  } catch {
    // Blocked storage: nothing was kept.
  }
}
