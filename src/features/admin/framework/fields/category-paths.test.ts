import { describe, expect, it } from 'vitest'
import { withPaths } from './category-paths.ts'

describe('withPaths', () => {
  it('names each category with its ancestors, in the order of the tree', () => {
    const categories = [
      { id: 4, parent_id: 1, name: 'Maglie' },
      { id: 1, parent_id: null, name: 'Abbigliamento' },
      { id: 2, parent_id: null, name: 'Bambini' },
      { id: 3, parent_id: 2, name: 'Maglie' },
      { id: 5, parent_id: 4, name: 'Lana' },
    ]
    expect(withPaths(categories).map(({ id, path }) => [id, path])).toEqual([
      [1, 'Abbigliamento'],
      [4, 'Abbigliamento › Maglie'],
      [5, 'Abbigliamento › Maglie › Lana'],
      [2, 'Bambini'],
      [3, 'Bambini › Maglie'],
    ])
  })

  it('keeps a category whose parent is missing', () => {
    const paths = withPaths([{ id: 3, parent_id: 2, name: 'Maglie' }])
    expect(paths).toEqual([{ id: 3, parent_id: 2, name: 'Maglie', path: 'Maglie' }])
  })
})
