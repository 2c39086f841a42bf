import { expect, it } from 'vitest'
import type { Category } from '@/contract/endpoints/shop/catalog.ts'
import type { Suggestions } from '@/contract/endpoints/shop/suggestions.ts'
import { href } from '@/contract/paths.ts'
import { categoryGroup, groupsOf, neighbourOption } from './suggestion-options.ts'

const linkTo = (screen: Parameters<typeof href>[0], params?: Parameters<typeof href>[2]) =>
  href(screen, 'it', params)
const found: Suggestions = {
  understood: { words: 'dragh', isMended: false, also: [], without: [], isPartial: false },
  total: 1,
  products: [
    {
      id: 7,
      slug: 'tazza-draghissimo',
      title: 'Tazza Draghissimo',
      category: { slug: 'statuine', name: 'Statuine' },
      picture: { url: '/a.webp', alt: '' },
      element: null,
      price: { now: 1290, was: null, percent: 0 },
      has_variants: false,
      stock: 'available',
    },
  ],
  categories: [],
  characters: [
    { slug: 'draghissimo', nome: 'Draghissimo', tipo: 'Fuoco', rarita: 'Rara', picture: '/d.webp' },
  ],
  articles: [],
}

it('lists groups in order and omits empty ones', () => {
  const groups = groupsOf(found, linkTo)
  expect(groups.map(({ kind }) => kind)).toEqual(['products', 'characters'])
  expect(groups[0]?.options[0]?.href).toBe('/negozio/statuine/tazza-draghissimo')
})

it('moves through all groups with arrow keys and returns to the field at both ends', () => {
  const options = groupsOf(found, linkTo).flatMap(group => group.options)
  expect(neighbourOption(options, undefined, 1)).toBe('product-7')
  expect(neighbourOption(options, 'product-7', 1)).toBe('character-draghissimo')
  expect(neighbourOption(options, 'character-draghissimo', 1)).toBeUndefined()
  expect(neighbourOption(options, undefined, -1)).toBe('character-draghissimo')
  expect(neighbourOption([], undefined, 1)).toBeUndefined()
})

it('offers categories with products before any input', () => {
  const category = (slug: string, count: number, parent_id: number | null = null) =>
    ({ slug, name: slug, count, parent_id }) as Category
  const [group] = categoryGroup([category('a', 3), category('b', 0), category('c', 2, 1)], linkTo)
  expect(group?.options.map(({ name }) => name)).toEqual(['a'])
  expect(categoryGroup([], linkTo)).toEqual([])
})
