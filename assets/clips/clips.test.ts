/** The committed clips are those of the present shows, in both formats, small, dark at both ends and without flashing. */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { elements } from '../../src/contract/endpoints/game/characters.ts'
import { clipUrl } from '../catalogue/files.ts'
import { roster } from '../catalogue/roster.ts'
import { clips } from './clips.ts'
import { BUDGET, type Container, containers } from './encode-video.ts'
import { readClipManifest } from './manifest.ts'
import { clipHash, FPS, framesOf } from './show.ts'

const publicAssets = join(dirname(fileURLToPath(import.meta.url)), '../../public/assets')
const folder = join(publicAssets, 'clips')
const manifest = readClipManifest(join(folder, 'manifest.json'))

const ALL = 4_500_000 // bytes, both formats together
const FLASH = 0.1 // a rise and fall of mean luminance of this much counts as a flash (WCAG 2.3.1)
const MOST_FLASHES = 3 // in a second

/** The bytes a file of the format opens with. */
const opens: Record<Container, (bytes: Buffer) => boolean> = {
  webm: bytes => bytes.readUInt32BE(0) === 0x1a45dfa3,
  mp4: bytes => bytes.toString('latin1', 4, 8) === 'ftyp' && bytes.indexOf('moov') < bytes.indexOf('mdat'), // plays before all is there
}

/** How often the whole picture grows brighter and darker again by FLASH. */
function flashesOf(light: readonly number[]): number {
  let flashes = 0
  let low = light[0]!
  let high = low
  let rising = false
  for (const value of light) {
    if (rising) {
      high = Math.max(high, value)
      if (high - value < FLASH) continue
      flashes++
      rising = false
      low = value
    } else {
      low = Math.min(low, value)
      if (value - low < FLASH) continue
      rising = true
      high = value
    }
  }
  return flashes
}

describe.each(clips)('$name', clip => {
  const entry = manifest[clip.name]!

  it('is rendered from its present source', () => {
    expect(entry.hash).toBe(clipHash(clip))
    expect(entry.frames).toBe(framesOf(clip))
    expect(entry.light).toHaveLength(entry.frames)
  })

  it.each(containers)('has its %s, small enough', kind => {
    const bytes = readFileSync(join(folder, `${clip.name}.${kind}`))
    expect(bytes.length).toBe(entry.bytes[kind])
    expect(bytes.length).toBeLessThanOrEqual(BUDGET)
    expect(opens[kind](bytes)).toBe(true)
  })

  it('begins and ends in the dark, is brightest in its first two thirds, and does not flash', () => {
    expect(entry.light[0]).toBe(0)
    expect(entry.light.at(-1)).toBe(0)
    expect(entry.light.indexOf(Math.max(...entry.light)) / entry.frames).toBeLessThan(0.67)
    expect(flashesOf(entry.light) / Math.max(1, entry.frames / FPS)).toBeLessThanOrEqual(MOST_FLASHES)
  })
})

it('there are two per type and one for each Unica, nothing else, all within their budget', () => {
  expect(Object.keys(manifest)).toEqual(clips.map(clip => clip.name))
  expect(clips).toHaveLength(elements.length * 2 + 3)
  const files = readdirSync(folder).filter(file => file !== 'manifest.json')
  expect(files).toHaveLength(clips.length * containers.length)
  const sum = files.reduce((total, file) => total + statSync(join(folder, file)).size, 0)
  expect(sum).toBeLessThanOrEqual(ALL)
})

it('has a clip for every address of a move in the catalogue', () => {
  const names = new Set(clips.map(clip => `/assets/clips/${clip.name}.webm`))
  for (const card of roster)
    for (const strength of ['light', 'heavy'] as const) expect(names).toContain(clipUrl(card, strength))
})
