import { describe, expect, it } from 'vitest'
import { differences } from './differences.ts'

describe('differences of two versions of a record', () => {
  it('lists the fields that differ, and the items that only one version has', () => {
    const mine = {
      version: 'a',
      sku: 'X',
      words: { it: { title: 'Uno' } },
      variants: [{ sku: 'V', stock_seen: 3 }],
    }
    const theirs = {
      version: 'b',
      sku: 'X',
      words: { it: { title: 'Due' } },
      variants: [{ sku: 'V' }, { sku: 'W' }],
      published_at: null,
    }
    expect(differences(mine, theirs)).toEqual([
      { path: 'words.it.title', left: 'Uno', right: 'Due' },
      { path: 'variants.1.sku', left: undefined, right: 'W' },
    ])
  })

  it('leaves out lists that the form does not show, at every depth', () => {
    const offers = [
      { price: 900, reference: null, days: [{ on: '2026-11-01' }] },
      { price: 800, reference: 1000, days: [] },
    ]
    const mine = { price: 1000, variants: [{ sku: 'V', price: 5 }] }
    const theirs = {
      price: 1100,
      offers,
      variants: [
        { sku: 'V', price: 6, offers },
        { sku: 'W', price: 7, offers },
      ],
    }
    expect(differences(mine, theirs).map(({ path }) => path)).toEqual([
      'price',
      'variants.0.price',
      'variants.1.sku',
      'variants.1.price',
    ])
  })

  it('leaves out values that are empty on both sides', () => {
    const mine = { note: null, ends_at: undefined, tags: [], size: { width: null }, lines: [{ sku: 'V' }] }
    const theirs = { note: '', ends_at: null, tags: null, size: null, lines: [{ sku: 'V' }, { sku: '' }] }
    expect(differences(mine, theirs)).toEqual([])
  })

  it('lists a value that the other version does not have', () => {
    expect(differences({ sale: null, tags: ['new'] }, { sale: { price: 900 }, tags: [] })).toEqual([
      { path: 'sale.price', left: null, right: 900 },
      { path: 'tags.0', left: 'new', right: undefined },
    ])
  })

  it('shows every field of a new item where the other list is empty', () => {
    expect(differences({ lines: [] }, { lines: [{ sku: 'V', quantity: 2, note: null }] })).toEqual([
      { path: 'lines.0.sku', left: undefined, right: 'V' },
      { path: 'lines.0.quantity', left: undefined, right: 2 },
    ])
  })
})
