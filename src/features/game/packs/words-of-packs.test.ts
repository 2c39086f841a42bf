import { expect, it } from 'vitest'
import { greatChance, leastOf, oddsLines, percent } from '@/contract/endpoints/game/pack-odds.ts'
import type { PackType } from '@/contract/endpoints/game/packs.ts'
import { guaranteeAfter, guaranteedRow, oddsOf } from '@/engine/packs/odds.ts'
import { grouped } from './redeem-dialog.tsx'

const typeOf = (rarity: PackType['rarity']): PackType => {
  const odds = oddsOf(1, rarity)!
  return {
    rarity,
    name: rarity,
    odds_version: 1,
    odds: { usual: [...odds.usual], last: [...odds.last] },
    guaranteed: [...guaranteedRow(odds)],
    guarantee_after: guaranteeAfter,
    product: null,
  }
}

it('adds the shares of each column up to one', () => {
  for (const rarity of ['common', 'rare', 'legendary'] as const) {
    const lines = oddsLines(typeOf(rarity))
    for (const column of ['usual', 'last', 'guaranteed'] as const)
      expect(lines.reduce((sum, line) => sum + line[column], 0)).toBeCloseTo(1)
  }
})

it('guarantees a Leggendaria or Unica card', () => {
  const lines = oddsLines(typeOf('common'))
  expect(lines.filter(({ guaranteed }) => guaranteed > 0).map(({ rarity }) => rarity)).toEqual([
    'Leggendaria',
    'Unica',
  ])
})

it('states the minimum of the last card, and the chance of a rare one in five', () => {
  expect(leastOf(typeOf('epic'))).toBe('Mitica')
  expect(greatChance(typeOf('legendary'))).toBe(1)
  expect(greatChance(typeOf('common'))).toBeCloseTo(0.01)
  expect(greatChance(typeOf('rare'))).toBeCloseTo(1 - 0.995 ** 4 * 0.94)
})

it('does not round small percentages to zero', () => {
  expect(percent(0.0005, 'it').replaceAll('\u00a0', '')).toBe('0,05%')
  expect(percent(0.94, 'it').replaceAll('\u00a0', '')).toBe('94%')
})

it('groups a code while it is typed, pasted or mistyped', () => {
  expect(grouped('k7qf2')).toBe('K7QF-2')
  expect(grouped('K7QF-2M9X 0h4t–8rwd')).toBe('K7QF-2M9X-0H4T-8RWD')
  expect(grouped('K7QF-')).toBe('K7QF')
  expect(grouped('k7qf2m9x0h4t8rwdTOOMUCH')).toBe('K7QF-2M9X-0H4T-8RWD')
})
