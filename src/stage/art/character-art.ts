/** Position of a creature within its square image: from the list of the art pipeline, and measured from the image. */

import type { Texture } from 'pixi.js'
import { type Stature, statureSizes } from '@/design/card/stature.ts'
import { boundedFetch } from '@/lib/bounded-fetch.ts'

/** Shares of the image's side. */
export interface Rect {
  x: number
  y: number
  w: number
  h: number
}

/** Shares of the image's side. */
export interface Eye {
  x: number
  y: number
  r: number
}

export type FaceName = 'blink' | 'attack' | 'hurt'

export interface CharacterArt {
  feet: number // y of the soles
  size: number // height as a share of the space for a creature
  outline: Extent | null // opaque area; null: it is measured from the loaded image
  faces: Partial<Record<FaceName, Rect>> // position of each face patch
  eyes: readonly Eye[]
  hasPoses: boolean // images of its poses and its relief exist
  background: string | null // address of its landscape
}

export const plainCharacterArt: CharacterArt = {
  feet: 1,
  size: 1,
  outline: null,
  faces: {},
  eyes: [],
  hasPoses: false,
  background: null,
}

const ROOT = '/assets/characters'
const SIDE = 512 // side of an image in pixels
const faceNames: FaceName[] = ['blink', 'attack', 'hurt']

interface Figure {
  stature?: Stature // missing in a list that was cached before an update
  fy: number
  outline?: Extent // in pixels of the image; missing in a list that was cached before an update
  background: string // file name
  faces: Partial<Record<FaceName, Rect>> // in pixels of the image
  eyes?: Eye[] // in pixels of the image; listed if its poses and its relief exist
}

let catalogue: Promise<Record<string, CharacterArt>> | null = null

/** Loaded once per page. Retried after a failure. */
export function characterArt(): Promise<Record<string, CharacterArt>> {
  const forget = () => {
    catalogue = null
    return {}
  }
  catalogue ??= readCharacterArt().then(art => (Object.keys(art).length > 0 ? art : forget()), forget)
  return catalogue
}

/** A missing or invalid list leaves every creature plain. */
export async function readCharacterArt(): Promise<Record<string, CharacterArt>> {
  const response = await boundedFetch(`${ROOT}/figures.json`)
  if (!response.ok) return {}
  const figures = (await response.json()) as Record<string, Figure>
  return Object.fromEntries(Object.entries(figures).map(([slug, figure]) => [slug, toArt(figure)]))
}

function toArt(figure: Figure): CharacterArt {
  const faces: CharacterArt['faces'] = {}
  for (const name of faceNames) {
    const rect = figure.faces[name]
    if (rect) faces[name] = { x: rect.x / SIDE, y: rect.y / SIDE, w: rect.w / SIDE, h: rect.h / SIDE }
  }
  const eyes = (figure.eyes ?? []).map(({ x, y, r }) => ({ x: x / SIDE, y: y / SIDE, r: r / SIDE }))
  return {
    feet: figure.fy,
    size: statureSizes[figure.stature ?? 'giant'],
    outline: figure.outline ? shareOf(figure.outline) : null,
    faces,
    eyes,
    hasPoses: figure.eyes !== undefined,
    background: `${ROOT}/backgrounds/${figure.background}.webp`,
  }
}

export interface Extent {
  top: number
  bottom: number
  left: number
  right: number
}

const shareOf = ({ top, bottom, left, right }: Extent): Extent => ({
  top: top / SIDE,
  bottom: bottom / SIDE,
  left: left / SIDE,
  right: right / SIDE,
})

const PROBE = 64 // side in pixels, enough to find the outline
const SOLID = 40 // minimum alpha, 0–255
const extents = new WeakMap<object, Extent>()

/** Returns the opaque area of an image as shares of its side, cached per texture. */
function extentOf(texture: Texture): Extent {
  const cachedExtent = extents.get(texture.source)
  if (cachedExtent) return cachedExtent
  const extent = outlineOf(texture.source.resource as CanvasImageSource)
  extents.set(texture.source, extent)
  return extent
}

/** Returns the opaque area of a loaded image as shares of its side. */
export function outlineOf(image: CanvasImageSource): Extent {
  const canvas = document.createElement('canvas')
  canvas.width = PROBE
  canvas.height = PROBE
  const ctx = canvas.getContext('2d', { willReadFrequently: true })!
  ctx.drawImage(image, 0, 0, PROBE, PROBE)
  const { data } = ctx.getImageData(0, 0, PROBE, PROBE)
  return outline((x, y) => data[(y * PROBE + x) * 4 + 3]! > SOLID)
}

type Stance = Pick<CharacterArt, 'feet' | 'size' | 'outline'>

/** Width over height of the largest creature. */
const WIDEST = 1.45

/**
 * Fits an image so that a creature of full size is `space` units high with its feet at (0, 0).
 * @returns the opaque area, the side in units, and the point of the image at (0, 0) as shares of the side
 */
export function fitExtent(extent: Extent, { feet, size }: Omit<Stance, 'outline'>, space: number) {
  const { top, bottom, left, right } = extent
  const tall = space * size
  const soles = Math.min(feet, bottom)
  const side = Math.min(tall / (soles - top), (tall * WIDEST) / (right - left))
  return { extent, side, middle: (left + right) / 2, soles }
}

/** Like `fitExtent`, for a texture. Measuring an image blocks a slow device, so the outline in the list is preferred. */
export const fitCreature = (texture: Texture, stance: Stance, space: number) =>
  fitExtent(stance.outline ?? extentOf(texture), stance, space)

function outline(solid: (x: number, y: number) => boolean): Extent {
  let [top, bottom, left, right] = [PROBE, 0, PROBE, 0]
  for (let y = 0; y < PROBE; y++)
    for (let x = 0; x < PROBE; x++) {
      if (!solid(x, y)) continue
      top = Math.min(top, y)
      bottom = Math.max(bottom, y + 1)
      left = Math.min(left, x)
      right = Math.max(right, x + 1)
    }
  if (bottom === 0) return { top: 0, bottom: 1, left: 0, right: 1 }
  return { top: top / PROBE, bottom: bottom / PROBE, left: left / PROBE, right: right / PROBE }
}
