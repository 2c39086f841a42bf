import { describe, expect, it } from 'vitest'
import { changesBetween } from './changes-between.ts'

describe('the changes of an audit entry', () => {
  it('contain only the fields that differ, with old and new value', () => {
    const before = { sku: 'A', prices: { base: 100, other: null }, words: { it: { title: 'Busta' } } }
    const after = { sku: 'A', prices: { base: 120, other: 90 }, words: { it: { title: 'Busta rara' } } }
    expect(changesBetween(before, after)).toEqual([
      { path: 'prices.base', from: 100, to: 120 },
      { path: 'prices.other', from: null, to: 90 },
      { path: 'words.it.title', from: 'Busta', to: 'Busta rara' },
    ])
  })

  it('have no old value for an added field, and no new value for a removed one', () => {
    expect(changesBetween(null, { code: 'X' })).toEqual([{ path: 'code', from: null, to: 'X' }])
    expect(changesBetween({ values: [1, 2] }, { values: [1] })).toEqual([
      { path: 'values.1', from: 2, to: null },
    ])
  })

  it('are empty for equal values and for empty lists', () => {
    expect(changesBetween({ a: [], b: 1 }, { b: 1, a: [] })).toEqual([])
    expect(changesBetween({ a: null }, { a: [] })).toEqual([])
  })

  it('contain the beginning of a very long text', () => {
    const [change] = changesBetween({ text: '' }, { text: 'x'.repeat(5000) })
    expect(String(change?.to)).toHaveLength(2001)
  })
})
