// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import type { Character } from '@/contract/endpoints/game/characters.ts'
import { cacheCards, readCachedCards } from './cached-cards.ts'
import { dropCachedCards } from './drop-cached-cards.ts'

const character = {
  numero_carta: 12,
  slug: 'mokarello',
  mosse: [],
  translations: [{ locale: 'it' }, { locale: 'de' }, { locale: 'fr' }],
} as unknown as Character
const known = {
  since: 1_800_000_000_000,
  cards: [{ numero_carta: 12, id_istanza: 'uc_1', is_new: true }],
  characters: [character],
}

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

it('returns the cards of the same account in the reader’s language and in Italian', () => {
  expect(cacheCards(7, known, 'de')).toBe(true)
  const cached = readCachedCards(7)
  expect(cached?.since).toBe(known.since)
  expect(cached?.cards).toEqual(known.cards)
  expect(cached?.characters[0]?.translations.map(({ locale }) => locale)).toEqual(['it', 'de'])
  expect(readCachedCards(8)).toBeUndefined()
})

it('deletes the cards of all accounts at logout, and nothing else', () => {
  cacheCards(7, known, 'it')
  cacheCards(8, known, 'it')
  localStorage.setItem('preferences', '{}')
  dropCachedCards()
  expect(Object.keys(localStorage)).toEqual(['preferences'])
})

it('caches nothing and does not throw if storage is full', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  expect(cacheCards(7, known, 'it')).toBe(false)
  expect(readCachedCards(7)).toBeUndefined()
})

it.each(['nothing', '{}', '{"since":1,"cards":[3],"characters":[]}'])(
  'ignores invalid stored data: %s',
  text => {
    localStorage.setItem('kept-cards:7', text)
    expect(readCachedCards(7)).toBeUndefined()
  },
)
