/** A deck as an address: `?cards=2,14,30&name=Fuoco`. The input is untrusted. Pure. */
import { lastCardNumber } from '@/contract/endpoints/game/characters.ts'
import { deckSize } from '@/contract/endpoints/game/deck.ts'
import { type DeckDraft, nameLimit } from './deck-draft.ts'

const isCardNumber = (value: number): boolean =>
  Number.isInteger(value) && value >= 2 && value <= lastCardNumber

/** Removes control and direction characters and joins spaces, so that a foreign name is plain text. */
const plainName = (name: string): string =>
  name
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, nameLimit)
    .replace(/\p{Cs}/gu, '') // half of an emoji at the cut

/** Returns null if the address has no deck. Invalid numbers, duplicates and a seventh card are omitted. */
export function readDeckLink(params: URLSearchParams): DeckDraft | null {
  const numbers = (params.get('cards') ?? '')
    .split(',')
    .map(part => (/^\d{1,3}$/.test(part) ? Number(part) : 0))
  const cards = [...new Set(numbers.filter(isCardNumber))].slice(0, deckSize)
  if (cards.length === 0) return null
  return { id: null, name: plainName(params.get('name') ?? ''), cards }
}

export function writeDeckLink({ name, cards }: Pick<DeckDraft, 'name' | 'cards'>): string {
  const displayName = plainName(name)
  const nameParam = displayName ? `&name=${encodeURIComponent(displayName)}` : ''
  return `?cards=${cards.join(',')}${nameParam}`
}
