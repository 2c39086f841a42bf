import { expect, it } from 'vitest'
import { readPercent } from '@/domain/read-amount.ts'
import { gapOf, shareText } from './odds-text.ts'

it('writes a share that is read back as it was', () => {
  for (const part of [0, 1, 50, 999, 7500, 10_000])
    expect(readPercent(shareText(part))).toEqual({ value: part })
})

it.each([
  [[7500, 2000, 450, 0, 0, 0], { side: 'missing', share: '0,5' }],
  [[10_000, 500, 0, 0, 0, 0], { side: 'excess', share: '5' }],
])('says how much of %j is missing or too much', (row, gap) => expect(gapOf(row)).toEqual(gap))
