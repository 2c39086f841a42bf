/** Every large drawing is that of its present character, in its size, with the outline of the picture on the screen. */
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { drawingHash } from '../characters/hashes.ts'
import { cards } from '../characters/specs/cards.ts'
import { PRINT_SIDE, readPrints } from './print-pictures.ts'

const folder = dirname(fileURLToPath(import.meta.url))
const known = readPrints(folder)
const drawn = cards.filter(({ slug }) => known[slug])

const alphaOf = (file: string) =>
  sharp(file).extractChannel('alpha').resize(48, 48, { fit: 'fill' }).raw().toBuffer()

describe('large drawings for the print', () => {
  it('are of characters that exist', () => {
    expect(drawn.map(({ slug }) => slug).sort()).toEqual(Object.keys(known).sort())
    expect(drawn.length).toBeGreaterThan(0)
  })

  it.each(drawn)('$slug', async spec => {
    const file = join(folder, `${spec.slug}.webp`)
    expect(existsSync(file)).toBe(true)
    expect(known[spec.slug]).toBe(drawingHash(spec))
    expect(await sharp(file).metadata()).toMatchObject({ width: PRINT_SIDE, height: PRINT_SIDE })
    const screen = join(folder, `../../public/assets/characters/${spec.slug}/creature.webp`)
    const [large, small] = await Promise.all([alphaOf(file), alphaOf(screen)])
    const apart = large.reduce((sum, value, at) => sum + Math.abs(value - (small[at] ?? 0)), 0) / large.length
    expect(apart).toBeLessThan(6) // of 255: the same outline at the same place
  })
})
