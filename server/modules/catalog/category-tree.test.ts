import { expect, it } from 'vitest'
import { openPaths } from './category-tree.ts'

const node = (id: number, parent_id: number | null, is_active = true) => ({ id, parent_id, is_active })

it('hides all descendants of a hidden category, and every category in a cycle', () => {
  const paths = openPaths([
    node(1, null),
    node(2, 1),
    node(3, 2),
    node(4, null, false),
    node(5, 4),
    node(6, 7),
    node(7, 6),
  ])
  expect([...paths]).toEqual([
    [1, [1]],
    [2, [2, 1]],
    [3, [3, 2, 1]],
  ])
})
