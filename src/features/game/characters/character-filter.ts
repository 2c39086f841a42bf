/** Filters and order of the grid of characters, stored in the URL. Pure. */
import { type Character, codeName, elements, rarities } from '@/contract/endpoints/game/characters.ts'
import type { Locale } from '@/contract/locales.ts'
import { foldText } from '@/lib/fold-text.ts'
import { nameIn } from '../kit/character-words.ts'

export const characterSorts = ['number', 'name', 'health', 'attack', 'rarity'] as const
export type CharacterSort = (typeof characterSorts)[number]

export interface CharacterChoice {
  search: string
  type: string // slug of a type, '' for all
  rarity: string // slug of a rarity, '' for all
  sort: CharacterSort
}

export const anyCharacter: CharacterChoice = { search: '', type: '', rarity: '', sort: 'number' }

const knownWordOr = (value: string | null, words: readonly string[]): string =>
  value && words.includes(value) ? value : ''

export function readCharacterChoice(params: URLSearchParams): CharacterChoice {
  const sort = params.get('sort')
  return {
    search: (params.get('search') ?? '').slice(0, 40),
    type: knownWordOr(params.get('type'), elements.map(codeName)),
    rarity: knownWordOr(params.get('rarity'), rarities.map(codeName)),
    sort: characterSorts.find(option => option === sort) ?? 'number',
  }
}

export function writeCharacterChoice({ search, type, rarity, sort }: CharacterChoice): string {
  const params = new URLSearchParams()
  if (search) params.set('search', search)
  if (type) params.set('type', type)
  if (rarity) params.set('rarity', rarity)
  if (sort !== 'number') params.set('sort', sort)
  const text = params.toString()
  return text ? `?${text}` : '?'
}

const rank = ({ rarita }: Character): number => rarities.indexOf(rarita)

export function chooseCharacters(
  characters: readonly Character[],
  choice: CharacterChoice,
  locale: Locale,
): Character[] {
  const queryText = foldText(choice.search.trim())
  const fits = (character: Character) =>
    (!choice.type || codeName(character.tipo) === choice.type) &&
    (!choice.rarity || codeName(character.rarita) === choice.rarity) &&
    foldText(nameIn(character, locale)).includes(queryText)
  const orders: Record<CharacterSort, (a: Character, b: Character) => number> = {
    number: (a, b) => a.numero_carta - b.numero_carta,
    name: (a, b) => nameIn(a, locale).localeCompare(nameIn(b, locale), locale),
    health: (a, b) => b.pv - a.pv || a.numero_carta - b.numero_carta,
    attack: (a, b) => b.atk - a.atk || a.numero_carta - b.numero_carta,
    rarity: (a, b) => rank(b) - rank(a) || a.numero_carta - b.numero_carta,
  }
  return characters.filter(fits).sort(orders[choice.sort])
}
