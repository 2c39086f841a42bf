/**
 * How alike two cards look, from their committed small pictures: overlap of outlines laid over each other at the same size, and
 * how much of their colours they share. Two cards that are close in both are near copies.
 */
import { join } from 'node:path'
import sharp from 'sharp'
import type { Manifest } from './manifest.ts'

const GRID = 48 // side of the outlines compared
const HUES = 24 // parts of the colour circle
const SOLID = 110 // alpha, 0–255
const GREY = 24 // spread of channels below which a pixel has no hue

export interface Features {
  slug: string
  outline: Uint8Array // GRID × GRID, trimmed and stretched to its box, 1 inside
  ratio: number // width over height of that box
  hues: Float64Array // shares of HUES parts of the circle and, last, of greys
}

export interface Likeness {
  pair: [string, string]
  overlap: number // 0–1
  colour: number // 0–1
}

async function outlineOf(file: string): Promise<Pick<Features, 'outline' | 'ratio'>> {
  const alpha = await sharp(file).extractChannel(3).threshold(SOLID).png().toBuffer()
  const trimmed = await sharp(alpha).trim({ background: '#000' }).png().toBuffer({ resolveWithObject: true })
  const raw = await sharp(trimmed.data).resize(GRID, GRID, { fit: 'fill' }).greyscale().raw().toBuffer()
  return {
    outline: Uint8Array.from(raw, value => (value > 127 ? 1 : 0)),
    ratio: trimmed.info.width / trimmed.info.height,
  }
}

function hueOf(r: number, g: number, b: number): number {
  const high = Math.max(r, g, b)
  const spread = high - Math.min(r, g, b)
  if (spread < GREY) return HUES
  const sixth = high === r ? (g - b) / spread + 6 : high === g ? (b - r) / spread + 2 : (r - g) / spread + 4
  return Math.floor(((sixth % 6) / 6) * HUES) % HUES
}

async function huesOf(file: string): Promise<Float64Array> {
  const { data } = await sharp(file)
    .resize(GRID, GRID)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const hues = new Float64Array(HUES + 1)
  let solid = 0
  for (let i = 0; i < data.length; i += 4) {
    if (data[i + 3]! < SOLID) continue
    hues[hueOf(data[i]!, data[i + 1]!, data[i + 2]!)]! += 1
    solid += 1
  }
  return hues.map(count => count / Math.max(1, solid))
}

/** @param root folder of the manifest */
export function featuresOf(root: string, characters: Manifest['characters']): Promise<Features[]> {
  return Promise.all(
    Object.entries(characters).map(async ([slug, { files }]) => ({
      slug,
      ...(await outlineOf(join(root, files.silhouette.file))),
      hues: await huesOf(join(root, files.creature.file)),
    })),
  )
}

export function likeness(a: Features, b: Features): Likeness {
  let both = 0
  let either = 0
  for (let i = 0; i < a.outline.length; i++) {
    both += a.outline[i]! & b.outline[i]!
    either += a.outline[i]! | b.outline[i]!
  }
  const shape = Math.min(a.ratio, b.ratio) / Math.max(a.ratio, b.ratio)
  const colour = a.hues.reduce((sum, share, i) => sum + Math.min(share, b.hues[i]!), 0)
  return { pair: [a.slug, b.slug], overlap: (both / Math.max(1, either)) * shape, colour }
}

/** All pairs, most alike first. */
export function byLikeness(all: readonly Features[]): Likeness[] {
  const pairs = all.flatMap((a, i) => all.slice(i + 1).map(b => likeness(a, b)))
  return pairs.toSorted((a, b) => b.overlap * b.colour - a.overlap * a.colour)
}

const OUTLINE_LIMIT = 0.8
const COLOUR_LIMIT = 0.7

/** Nearly the same outline in nearly the same colours. */
export const isNearCopy = ({ overlap, colour }: Likeness): boolean =>
  overlap > OUTLINE_LIMIT && colour > COLOUR_LIMIT
