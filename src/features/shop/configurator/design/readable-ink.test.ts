import { describe, expect, it } from 'vitest'
import type { Collection, Configuration } from '@/contract/endpoints/shop/collections.ts'
import { emptyDesign } from '@/contract/endpoints/shop/print-design.ts'
import { printInks } from '@/design/print-text.ts'
import { contrast } from '@/lib/oklch.ts'
import { withLayer } from './design-edits.ts'
import { readableInk, withReadableTexts } from './readable-ink.ts'

const cloths = { black: '#1b1d20', cream: '#f4ecd8', white: '#ffffff', teal: '#1f6f73', red: '#c0392b' }

const collection = {
  steps: [
    {
      code: 'colour',
      role: 'ground',
      choices: Object.entries(cloths).map(([code, colour]) => ({ code, colour })),
    },
  ],
} as unknown as Collection

const shirt = (code: string, design?: Configuration['design']): Configuration =>
  ({ choices: { colour: [code] }, texts: {}, package: null, design }) as unknown as Configuration

describe('text colour of a new text', () => {
  it.each(Object.entries(cloths))('is readable on %s fabric', (code, colour) => {
    expect(contrast(readableInk(collection, shirt(code)), colour)).toBeGreaterThanOrEqual(3)
  })

  it('follows the fabric until another colour is chosen', () => {
    const place = { surface: 'shirt', side: 'front' } as const
    const texts = ['yellow', 'violet'] as const
    const { front } = texts.reduce(
      (design, ink) =>
        withLayer(design, place, { kind: 'text', text: 'Ciao', colour: printInks[ink] }).design,
      emptyDesign,
    )
    const after = withReadableTexts(
      collection,
      shirt('black', { ...emptyDesign, front }),
      shirt('cream', { ...emptyDesign, front }),
    )
    expect(after.design?.front.map(layer => layer.kind === 'text' && layer.colour)).toEqual([
      printInks.ink,
      printInks.violet,
    ])
  })
})
