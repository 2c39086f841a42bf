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

it('contains root categories with their direct children, in shop order', () => {
  expect(
    idsOf([category(3, null), category(1, null), category(2, 3), category(4, 3), category(5, 2)]),
  ).toEqual([
    [3, [2, 4]],
    [1, []],
  ])
})

it('omits a category without visible products', () => {
  expect(idsOf([category(1, null, 0), category(2, null), category(3, 2, 0)])).toEqual([[2, []]])
})

it('shows a category as root if its parent is hidden', () => {
  expect(idsOf([category(1, 9)])).toEqual([[1, []]])
})
