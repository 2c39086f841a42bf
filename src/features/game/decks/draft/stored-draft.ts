/** Parses a draft from local storage. Any other value gives undefined. Pure. */
import { lastCardNumber } from '@/contract/endpoints/game/characters.ts'
import { deckSize } from '@/contract/endpoints/game/deck.ts'
import { type DeckDraft, nameLimit } from './deck-draft.ts'

export const draftKey = (userId: number, link: string): string => `deck-draft:${userId}${link}`

const isCardNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 2 && value <= lastCardNumber

export function readDraft(value: unknown): DeckDraft | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { id, name, cards } = value as Record<string, unknown>
  if (typeof name !== 'string' || !Array.isArray(cards)) return undefined
  if (id !== null && !(typeof id === 'number' && Number.isInteger(id))) return undefined
  if (!cards.every(isCardNumber) || cards.length > deckSize) return undefined
  if (new Set(cards).size < cards.length) return undefined
  return { id, name: name.slice(0, nameLimit), cards }
}
