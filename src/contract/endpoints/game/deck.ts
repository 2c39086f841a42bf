/** The rules of a deck (decision 0029), for the builder, the server and the rival's deal, and the decks of an account. */
import { z } from 'zod'
import { cleanLine } from '../../../lib/clean-text.ts'
import { endpoint } from '../../endpoint.ts'
import { IdParams } from '../../envelope.ts'
import { lastCardNumber, type Rarity } from './characters.ts'

export const deckSize = 6
export const deckLimit = 20 // per account

const mostUnique = 1
export const mostHigh = 2 // Leggendaria and Mitica together

export const deckProblemCodes = [
  'short',
  'full',
  'repeated',
  'not_owned',
  'too_many_unique',
  'too_many_high',
] as const
export type DeckProblem = (typeof deckProblemCodes)[number]

export interface DeckCardFacts {
  numero_carta: number
  rarita: Rarity
}

/**
 * Returns all problems of these cards, in the order of `deckProblemCodes`. Empty if they are a valid deck.
 * @param owned numbers of the player's cards; by default, every card is allowed
 */
export function deckProblemsOf(cards: readonly DeckCardFacts[], owned?: ReadonlySet<number>): DeckProblem[] {
  const count = (...wanted: Rarity[]) => cards.filter(({ rarita }) => wanted.includes(rarita)).length
  const numbers = cards.map(({ numero_carta }) => numero_carta)
  const isProblem: Record<DeckProblem, boolean> = {
    short: cards.length < deckSize,
    full: cards.length > deckSize,
    repeated: new Set(numbers).size < numbers.length,
    not_owned: owned !== undefined && numbers.some(number => !owned.has(number)),
    too_many_unique: count('Unica') > mostUnique,
    too_many_high: count('Leggendaria', 'Mitica') > mostHigh,
  }
  return deckProblemCodes.filter(fault => isProblem[fault])
}

const CardNumber = z.int().min(2).max(lastCardNumber)

export const DeckBody = z.strictObject({
  name: z.string().overwrite(cleanLine).min(1).max(30),
  cards: z.array(CardNumber).length(deckSize), // the first one opens the battle
})
export type DeckBody = z.infer<typeof DeckBody>

export const Deck = DeckBody.extend({ id: z.int(), updated_at: z.string() }).meta({ id: 'Deck' })
export type Deck = z.infer<typeof Deck>

export const myDecks = endpoint({
  method: 'GET',
  path: '/me/decks',
  tag: 'Game',
  summary: 'Decks of this account, the last changed first',
  permission: 'authenticated',
  response: z.array(Deck),
  problems: ['unauthenticated'],
})

export const saveDeck = endpoint({
  ownerOnly: true,
  method: 'POST',
  path: '/me/decks',
  leavesShared: true,
  tag: 'Game',
  summary: 'Keep a deck of six different cards one owns',
  permission: 'authenticated',
  body: DeckBody,
  response: Deck,
  status: 201,
  problems: ['unauthenticated', 'deck_invalid', 'too_many'],
})

export const changeDeck = endpoint({
  ownerOnly: true,
  method: 'PUT',
  path: '/me/decks/:id',
  tag: 'Game',
  summary: 'Rename a deck or change its cards',
  permission: 'authenticated',
  params: IdParams,
  body: DeckBody,
  response: Deck,
  problems: ['unauthenticated', 'deck_invalid', 'not_found'],
})

export const removeDeck = endpoint({
  ownerOnly: true,
  method: 'DELETE',
  path: '/me/decks/:id',
  tag: 'Game',
  summary: 'Throw a deck away',
  permission: 'authenticated',
  params: IdParams,
  response: z.object({ done: z.literal(true) }),
  problems: ['unauthenticated', 'not_found'],
})
