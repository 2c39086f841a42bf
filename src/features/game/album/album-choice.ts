/** Filters and position of the album in its address: `?show=missing&type=fuoco&rarity=rara&search=drago&page=3&card=12`. Pure. */
import { codeName, elements, lastCardNumber, rarities } from '@/contract/endpoints/game/characters.ts'
import type { Locale } from '@/contract/locales.ts'
import { foldText } from '@/lib/fold-text.ts'
import { nameIn } from '../kit/character-words.ts'
import { firstNumber, printed, type Slot } from './album-pages.ts'

export const shows = ['all', 'owned', 'missing', 'double', 'new'] as const
export type Show = (typeof shows)[number]

export interface AlbumChoice {
  show: Show
  type: string // slug of a type, '' for all
  rarity: string // slug of a rarity, '' for all
  search: string
}

export interface AlbumAddress extends AlbumChoice {
  page: number // from 1; 0: not given, so the page of the card or the first one
  card: number | null // number of the card whose detail is open
}

export const wholeAlbum: AlbumChoice = { show: 'all', type: '', rarity: '', search: '' }

const knownWordOr = (value: string | null, words: readonly string[]): string =>
  value && words.includes(value) ? value : ''

const wholeNumber = (value: string | null): number => (value && /^\d{1,3}$/.test(value) ? Number(value) : 0)

export function readAlbum(params: URLSearchParams): AlbumAddress {
  const card = wholeNumber(params.get('card'))
  const show = params.get('show')
  return {
    show: shows.find(option => option === show) ?? 'all',
    type: knownWordOr(params.get('type'), elements.map(codeName)),
    rarity: knownWordOr(params.get('rarity'), rarities.map(codeName)),
    search: (params.get('search') ?? '').slice(0, 40),
    page: wholeNumber(params.get('page')),
    card: card >= firstNumber && card <= lastCardNumber ? card : null,
  }
}

/** Returns the query; `?` for the album without filters. */
export function writeAlbum({ show, type, rarity, search, page, card }: AlbumAddress): string {
  const params = new URLSearchParams()
  if (show !== 'all') params.set('show', show)
  if (type) params.set('type', type)
  if (rarity) params.set('rarity', rarity)
  if (search) params.set('search', search)
  if (page > 1 || (page === 1 && card !== null)) params.set('page', String(page))
  if (card !== null) params.set('card', String(card))
  const text = params.toString()
  return text ? `?${text}` : '?'
}

/** Number of active filters of the drawer. */
export const filtersOn = ({ type, rarity, search }: AlbumChoice): number =>
  [type, rarity, search.trim()].filter(Boolean).length

/** Key of an album: choices that select different slots have different keys. */
export const nameOf = ({ show, type, rarity, search }: AlbumChoice): string =>
  [show, type, rarity, search.trim()].join('|')

const fitsShow: Record<Show, (slot: Slot) => boolean> = {
  all: () => true,
  owned: ({ copies }) => copies > 0,
  missing: ({ copies }) => copies === 0,
  double: ({ copies }) => copies > 1,
  new: ({ isNew }) => isNew,
}

/** Matches a name or a number: `12` finds 012 and 112. */
function fitsSearch({ number, character }: Slot, queryText: string, locale: Locale): boolean {
  if (!queryText) return true
  if (/^\d+$/.test(queryText)) return printed(number).includes(queryText)
  return character !== null && foldText(nameIn(character, locale)).includes(queryText)
}

export function chooseSlots(slots: readonly Slot[], choice: AlbumChoice, locale: Locale): Slot[] {
  const queryText = foldText(choice.search.trim())
  return slots.filter(
    slot =>
      fitsShow[choice.show](slot) &&
      (!choice.type || (slot.character !== null && codeName(slot.character.tipo) === choice.type)) &&
      (!choice.rarity || (slot.character !== null && codeName(slot.character.rarita) === choice.rarity)) &&
      fitsSearch(slot, queryText, locale),
  )
}
