/** Filters and order of the owned cards. Pure. */
import { type Character, codeName, rarities } from '@/contract/endpoints/game/characters.ts'
import type { Locale } from '@/contract/locales.ts'
import { foldText } from '@/lib/fold-text.ts'
import { nameIn } from '../../kit/character-words.ts'
import type { HeldCard } from '../../kit/held-cards.ts'

export const cardSorts = ['number', 'attack', 'health', 'rarity', 'name'] as const
export type CardSort = (typeof cardSorts)[number]

export interface CardListChoice {
  search: string
  type: string // slug of a type, '' for all
  rarity: string // slug of a rarity, '' for all
  cost: number // cost of one of its moves; 0 for all
  sort: CardSort
}

export const noCardFilter: CardListChoice = { search: '', type: '', rarity: '', cost: 0, sort: 'number' }

/** Returns the number of active filters without the search. */
export const filtersOn = ({ type, rarity, cost }: CardListChoice): number =>
  [type, rarity, cost].filter(Boolean).length

const rank = ({ rarita }: Character): number => rarities.indexOf(rarita)

export function chooseHeld(
  ownedCards: readonly HeldCard[],
  choice: CardListChoice,
  locale: Locale,
): HeldCard[] {
  const queryText = foldText(choice.search.trim())
  const fits = ({ character }: HeldCard) =>
    (!choice.type || codeName(character.tipo) === choice.type) &&
    (!choice.rarity || codeName(character.rarita) === choice.rarity) &&
    (!choice.cost || character.mosse.some(move => move.costo_energia === choice.cost)) &&
    foldText(nameIn(character, locale)).includes(queryText)
  const orders: Record<CardSort, (a: Character, b: Character) => number> = {
    number: () => 0,
    attack: (a, b) => b.atk - a.atk,
    health: (a, b) => b.pv - a.pv,
    rarity: (a, b) => rank(b) - rank(a),
    name: (a, b) => nameIn(a, locale).localeCompare(nameIn(b, locale), locale),
  }
  const order = orders[choice.sort]
  return ownedCards
    .filter(fits)
    .sort((a, b) => order(a.character, b.character) || a.character.numero_carta - b.character.numero_carta)
}
