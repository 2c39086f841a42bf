import { describe, expect, it } from 'vitest'
import type { Character } from '@/contract/endpoints/game/characters.ts'
import type { ProductCard } from '@/contract/endpoints/shop/catalog.ts'
import { compareStats } from './compare-stats.ts'
import { familyOf, neighboursOf } from './family.ts'
import { productsFor } from './where-to-get.ts'

const make = (numero_carta: number, nome: string, part: Partial<Character> = {}) =>
  ({
    numero_carta,
    nome,
    slug: nome.toLowerCase(),
    rarita: 'Rara',
    tipo: 'Fuoco',
    pv: 100,
    atk: 40,
    resistenza: 2,
    ...part,
  }) as Character

const fox = make(5, 'Volpardore')
const dragon = make(9, 'Draghissimo', { rarita: 'Leggendaria', pv: 300 })
const drop = make(7, 'Ondalice', { tipo: 'Acqua', pv: 141 })
const all = [dragon, fox, drop]

describe('comparison of stats', () => {
  it('averages the same rarity and scales by the whole catalogue', () => {
    expect(compareStats(fox, all)[0]).toEqual({ stat: 'pv', value: 100, average: 121, most: 300 })
  })

  it('gives a single card its own average', () => {
    expect(compareStats(fox, [])[0]).toEqual({ stat: 'pv', value: 100, average: 100, most: 100 })
  })
})

describe('neighbours and family of a character', () => {
  it('sort neighbours by number and stop at both ends', () => {
    expect(neighboursOf('ondalice', all)).toEqual({ previous: fox, next: dragon })
    expect(neighboursOf('volpardore', all).previous).toBeUndefined()
    expect(neighboursOf('nobody', all)).toEqual({})
  })

  it('contain the same type in the family', () => {
    expect(familyOf(fox, all)).toEqual([dragon])
    expect(familyOf(drop, all)).toEqual([])
  })
})

it('list products with its name first, then those of its type that name no other', () => {
  const product = (title: string, element: ProductCard['element']) =>
    ({ title, element, stock: 'available' }) as ProductCard
  const pack = product('Busta Fuoco', 'Fuoco')
  const own = product('Statuina VOLPARDORE', 'Fuoco')
  const others = [product('T-shirt Draghissimo', 'Fuoco'), product('Mazzo Acqua', 'Acqua')]
  expect(productsFor(fox, [...others, pack, own], all)).toEqual([own, pack])
})
