/** The atlases hold every character once, in frames that lie inside their page and do not overlap. */
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { avatarCreatures } from '../../src/design/avatar-creatures.ts'
import { pagesOf, slugsOf } from './atlases.ts'
import { type AtlasKind, atlasRules, PAGE_SIDE, totals } from './budgets.ts'
import { charactersRoot, manifest } from './testing/committed.ts'

const folder = join(charactersRoot, '../atlases')
const pages = Object.entries(manifest.atlases)
const slugs = Object.keys(manifest.characters)

it('fills rows, then pages', () => {
  const names = Array.from({ length: 20 }, (_, i) => `s${i}`)
  const [first, second] = pagesOf(names, 500, 500)
  expect(first).toHaveLength(16)
  expect(first!.at(-1)).toEqual({ slug: 's15', x: 1506, y: 1506 })
  expect(second![0]).toEqual({ slug: 's16', x: 0, y: 0 })
})

it.each(Object.keys(atlasRules) as AtlasKind[])('%s: has a frame for each of its characters', kind => {
  const framed = pages.filter(([, page]) => page.kind === kind).flatMap(([, page]) => page.slugs)
  expect(framed).toEqual(slugsOf(kind, slugs))
})

it('has the creature of every avatar', () => {
  expect([...slugsOf('creature', slugs)].sort()).toEqual([...avatarCreatures].sort())
})

it('thumbnails together keep their budget', () => {
  const bytes = pages
    .filter(([, page]) => page.kind === 'thumbnail')
    .reduce((sum, [, page]) => sum + page.bytes, 0)
  expect(bytes).toBeLessThanOrEqual(totals.thumbnails)
})

describe.each(pages)('page %s', (name, page) => {
  it('has its size', async () => {
    const { width, height } = await sharp(join(folder, `${name}.webp`)).metadata()
    expect([width, height]).toEqual([page.width, page.height])
    expect(Math.max(width, height)).toBeLessThanOrEqual(PAGE_SIDE)
    expect(statSync(join(folder, `${name}.webp`)).size).toBe(page.bytes)
    expect(page.bytes).toBeLessThanOrEqual(atlasRules[page.kind].budget)
  })

  it('names frames inside itself, one per character', () => {
    const { frames, meta } = JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as {
      frames: Record<string, { frame: { x: number; y: number; w: number; h: number } }>
      meta: { image: string }
    }
    expect(meta.image).toBe(`${name}.webp`)
    expect(Object.keys(frames)).toEqual(page.slugs.map(slug => `${page.kind}/${slug}`))
    const places = Object.values(frames).map(({ frame }) => frame)
    expect(new Set(places.map(({ x, y }) => `${x},${y}`)).size).toBe(places.length)
    for (const { x, y, w, h } of places) {
      expect(x + w).toBeLessThanOrEqual(page.width)
      expect(y + h).toBeLessThanOrEqual(page.height)
    }
  })
})
