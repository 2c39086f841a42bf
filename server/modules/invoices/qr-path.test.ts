import { expect, it } from 'vitest'
import { qrPath } from './qr-path.ts'

const runsOf = (path: string) =>
  [...path.matchAll(/M ([\d.]+) ([\d.]+) h ([\d.]+)/g)].map(match => match.slice(1).map(Number))

it('stays within its square and contains the three finder patterns', () => {
  const runs = runsOf(qrPath('https://bottega.example/account/orders?order=BA-1001', 42, 600, 69))
  const right = Math.max(...runs.map(([x = 0, , width = 0]) => x + width))
  expect(right).toBeCloseTo(42 + 69)
  expect(Math.min(...runs.map(([, y = 0]) => y))).toBe(600)
  const top = runs.filter(([, y]) => y === 600)
  const unit = (top[0]?.[2] ?? 0) / 7 // the first run of the first row is the edge of a finder pattern
  expect(top.at(-1)?.[2]).toBeCloseTo(7 * unit)
})

it('differs for another address', () => {
  expect(qrPath('a', 0, 0, 10)).not.toBe(qrPath('b', 0, 0, 10))
})
