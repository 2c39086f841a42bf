import { expect, it } from 'vitest'
import { readPercent } from '@/domain/read-amount.ts'
import { gapOf, shareText } from './pack-type-form.tsx'

it('formats a share so that it parses to the same value', () => {
  for (const part of [0, 1, 50, 999, 7500, 10_000])
    expect(readPercent(shareText(part))).toEqual({ value: part })
})

it.each([
  [[7500, 2000, 450, 0, 0, 0], { side: 'missing', share: '0,5' }],
  [[10_000, 500, 0, 0, 0, 0], { side: 'excess', share: '5' }],
])('reports how far %j is below or above the whole', (row, gap) => expect(gapOf(row)).toEqual(gap))
