import { describe, expect, it } from 'vitest'
import type { Character } from '@/contract/endpoints/game/characters.ts'
import { type AlbumAddress, chooseSlots, readAlbum, wholeAlbum, writeAlbum } from './album-choice.ts'
import type { Slot } from './album-pages.ts'

const read = (query: string) => readAlbum(new URLSearchParams(query))

describe('album address', () => {
  it('is parsed to the choice it was written from', () => {
    const address: AlbumAddress = {
      show: 'missing',
      type: 'fuoco',
      rarity: 'rara',
      search: 'drago & co',
      page: 3,
      card: 12,
    }
    expect(read(writeAlbum(address))).toEqual(address)
    expect(writeAlbum({ ...wholeAlbum, page: 1, card: null })).toBe('?')
  })

  it('omits unknown values', () => {
    expect(read('show=x&type=plastica&rarity=1&page=-4&card=1')).toEqual({
      ...wholeAlbum,
      page: 0,
      card: null,
    })
    expect(read('card=1').card).toBeNull()
    expect(read('card=150').card).toBe(150)
  })
})

const slot = (number: number, nome: string, more: Partial<Slot> = {}): Slot => ({
  number,
  character: {
    numero_carta: number,
    nome,
    tipo: 'Fuoco',
    rarita: 'Rara',
    translations: [],
  } as unknown as Character,
  copies: 0,
  isNew: false,
  ...more,
})

const slots = [
  slot(12, 'Volpardore', { copies: 1, isNew: true }),
  slot(13, 'Perché', { copies: 3 }),
  slot(112, 'Drago'),
  { number: 40, character: null, copies: 0, isNew: false },
]
const numbers = (choice: Partial<typeof wholeAlbum>) =>
  chooseSlots(slots, { ...wholeAlbum, ...choice }, 'it').map(({ number }) => number)

describe('album filters', () => {
  it.each([
    ['all', [12, 13, 112, 40]],
    ['owned', [12, 13]],
    ['missing', [112, 40]],
    ['double', [13]],
    ['new', [12]],
  ] as const)('%s', (show, expected) => {
    expect(numbers({ show })).toEqual(expected)
  })

  it('find names without their accents, and numbers', () => {
    expect(numbers({ search: ' perche ' })).toEqual([13])
    expect(numbers({ search: '12' })).toEqual([12, 112])
    expect(numbers({ search: '012' })).toEqual([12])
  })

  it('combine type and rarity', () => {
    expect(numbers({ type: 'fuoco', rarity: 'rara' })).toEqual([12, 13, 112])
    expect(numbers({ type: 'acqua' })).toEqual([])
  })
})
