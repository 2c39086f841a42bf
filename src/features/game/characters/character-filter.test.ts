import { describe, expect, it } from 'vitest'
import type { Character } from '@/contract/endpoints/game/characters.ts'
import {
  anyCharacter,
  chooseCharacters,
  readCharacterChoice,
  writeCharacterChoice,
} from './character-filter.ts'

const make = (numero_carta: number, nome: string, part: Partial<Character> = {}): Character => ({
  id: numero_carta,
  numero_carta,
  nome,
  slug: nome.toLowerCase(),
  rarita: 'Comune',
  tipo: 'Fuoco',
  pv: 100,
  resistenza: 0,
  atk: 40,
  tratto: null,
  mosse: [],
  audio_select_url: null,
  immagine_url: '',
  images: { thumbnail: '', mini_card: '', card: '' },
  translations: [],
  meta_data: {},
  extra_details: {},
  extra_info: { card_selled: 0 },
  ...part,
})

const three = [
  make(5, 'Zolletta', { pv: 80, atk: 90 }),
  make(3, 'Àgata', { tipo: 'Oscurità', rarita: 'Non Comune', pv: 120 }),
  make(4, 'Brina', { pv: 120 }),
]
const names = (choice: Partial<typeof anyCharacter>) =>
  chooseCharacters(three, { ...anyCharacter, ...choice }, 'it').map(character => character.nome)

describe('grid of characters', () => {
  it('sorts by number, name, health, attack or rarity', () => {
    expect(names({})).toEqual(['Àgata', 'Brina', 'Zolletta'])
    expect(names({ sort: 'name' })).toEqual(['Àgata', 'Brina', 'Zolletta'])
    expect(names({ sort: 'health' })).toEqual(['Àgata', 'Brina', 'Zolletta'])
    expect(names({ sort: 'attack' })[0]).toBe('Zolletta')
    expect(names({ sort: 'rarity' })).toEqual(['Àgata', 'Brina', 'Zolletta'])
  })

  it('finds names without their accents', () => {
    expect(names({ search: 'agata ' })).toEqual(['Àgata'])
  })

  it('filters by type and rarity', () => {
    expect(names({ type: 'oscurita' })).toEqual(['Àgata'])
    expect(names({ rarity: 'comune' })).toEqual(['Brina', 'Zolletta'])
    expect(names({ rarity: 'comune', type: 'oscurita' })).toEqual([])
  })

  it('stores the choice in the URL and ignores unknown values', () => {
    const choice = { search: 'br', type: 'fuoco', rarity: 'comune', sort: 'health' as const }
    expect(readCharacterChoice(new URLSearchParams(writeCharacterChoice(choice)))).toEqual(choice)
    expect(readCharacterChoice(new URLSearchParams('type=x&rarity=y&sort=z'))).toEqual(anyCharacter)
  })
})
