import { describe, expect, it } from 'vitest'
import { plot, shortNumber } from './plot.ts'

describe('plot', () => {
  it('places sizes by their logarithm and values from the bottom', () => {
    const svg = plot('list', 'ms', [
      { curve: 'a', x: 1000, y: 0 },
      { curve: 'a', x: 10_000, y: 5 },
      { curve: 'a', x: 100_000, y: 10 },
    ])
    expect(svg).toContain('M64.0 280.0L277.0 158.0L490.0 36.0')
    expect(svg).toContain('>100k<')
  })

  it('escapes the names of curves', () => {
    expect(plot('a', 'ms', [{ curve: 'p < q', x: 1, y: 1 }])).toContain('p &lt; q')
  })

  it('shortens numbers to three digits', () => {
    expect([999, 1500, 1_234_567].map(shortNumber)).toEqual(['999', '1.5k', '1.23M'])
  })
})
