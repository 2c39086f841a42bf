import { expect, it } from 'vitest'
import { differences } from './differences.ts'

it('tells the fields that differ, and lines only one of them has', () => {
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
