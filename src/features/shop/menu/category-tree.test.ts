import { expect, it } from 'vitest'
import type { Category } from '@/contract/endpoints/shop/catalog.ts'
import { categoryTree } from './category-tree.ts'

const category = (id: number, parent_id: number | null, count = 1): Category => ({
  id,
  parent_id,
  slug: `c${id}`,
  name: `C${id}`,
  description: '',
  picture: null,
  element: null,
  count,
  translations: [],
})

const idsOf = (categories: readonly Category[]) =>
  categoryTree(categories).map(branch => [branch.category.id, branch.below.map(({ id }) => id)])

it('the menu shows uppermost categories with those directly below, in the order of the shop', () => {
  expect(
    idsOf([category(3, null), category(1, null), category(2, 3), category(4, 3), category(5, 2)]),
  ).toEqual([
    [3, [2, 4]],
    [1, []],
  ])
})

it('a category without visible products is no way into the shop', () => {
  expect(idsOf([category(1, null, 0), category(2, null), category(3, 2, 0)])).toEqual([[2, []]])
})

it('a category whose parent is hidden stands by itself', () => {
  expect(idsOf([category(1, 9)])).toEqual([[1, []]])
})
