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

describe('stats beside their rarity', () => {
  it('average is of the same rarity, the scale of the whole catalogue', () => {
    expect(compareStats(fox, all)[0]).toEqual({ stat: 'pv', value: 100, average: 121, most: 300 })
  })

  it('alone a card is its own average', () => {
    expect(compareStats(fox, [])[0]).toEqual({ stat: 'pv', value: 100, average: 100, most: 100 })
  })
})

describe('neighbours and family', () => {
  it('go by number and end at the ends', () => {
    expect(neighboursOf('ondalice', all)).toEqual({ previous: fox, next: dragon })
    expect(neighboursOf('volpardore', all).previous).toBeUndefined()
    expect(neighboursOf('nobody', all)).toEqual({})
  })

  it('a family shares its type', () => {
    expect(familyOf(fox, all)).toEqual([dragon])
    expect(familyOf(drop, all)).toEqual([])
  })
})

it('products that name it come first; those of its type follow unless they name another', () => {
  const product = (title: string, element: ProductCard['element']) =>
    ({ title, element, stock: 'available' }) as ProductCard
  const pack = product('Busta Fuoco', 'Fuoco')
  const own = product('Statuina VOLPARDORE', 'Fuoco')
  const others = [product('T-shirt Draghissimo', 'Fuoco'), product('Mazzo Acqua', 'Acqua')]
  expect(productsFor(fox, [...others, pack, own], all)).toEqual([own, pack])
})
