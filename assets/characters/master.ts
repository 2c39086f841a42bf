/** Draws a creature large enough for every use and shrinks it: master picture, bloom of its own light, face patches. */
import sharp from 'sharp'
import { type Pixels, type Rect, type Studio, toSharp } from '../browser/studio.ts'
import { SQUARE } from './budgets.ts'
import { buildCreature } from './build.ts'
import type { Expression } from './creature.ts'
import { type Camera, cameraUniforms, creatureFragment } from './fragment.ts'
import type { ArtSpec } from './specs/spec.ts'

const OVERSAMPLE = 1.5 // edges are smoothed by the shader; rectangles are even, so they stay whole pixels
const MASTER = 640 // side of the picture cards are made from
const PROBE = 192
const PATCH_MARGIN = 6

const fragmentOf = (spec: ArtSpec, face: Expression = 'calm'): string => {
  const creature = buildCreature(spec, face)
  return creatureFragment(creature.sculpture, creature.light)
}

export interface Master {
  creature: Buffer // PNG, MASTER
  glow: Buffer // PNG without alpha, SQUARE
}

export async function drawMaster(studio: Studio, spec: ArtSpec, camera: Camera): Promise<Master> {
  const side = SQUARE * OVERSAMPLE
  const drawing = await studio.draw(fragmentOf(spec), side, side, cameraUniforms(camera), undefined, true)
  const creature = await toSharp(drawing.picture)
    .resize(MASTER, MASTER, { kernel: 'lanczos3' })
    .png()
    .toBuffer()
  return { creature, glow: await bloom(drawing.ownLight) }
}

/** The creature alone at any size, oversampled by half. */
export async function drawAt(studio: Studio, spec: ArtSpec, camera: Camera, side: number): Promise<Buffer> {
  const drawn = Math.round(side * 1.5)
  const drawing = await studio.draw(fragmentOf(spec), drawn, drawn, cameraUniforms(camera), undefined, true)
  return toSharp(drawing.picture).resize(side, side, { kernel: 'lanczos3' }).png().toBuffer()
}

async function bloom(light: Pixels): Promise<Buffer> {
  const small = await toSharp(light).flatten({ background: '#000' }).resize(256, 256).png().toBuffer()
  const [near, far] = await Promise.all([4, 13].map(radius => sharp(small).blur(radius).png().toBuffer()))
  const both = await sharp(near!)
    .composite([{ input: far!, blend: 'screen' }])
    .png()
    .toBuffer()
  return sharp(both).resize(SQUARE, SQUARE).removeAlpha().png().toBuffer()
}

/** How far two pixels are apart as seen on black, so that thin edges do not count. */
function gapAt(a: Pixels, b: Pixels, i: number): number {
  const seen = (p: Pixels, j: number) => (p.data[i + j]! * p.data[i + 3]!) / 255
  return Math.max(...[0, 1, 2].map(j => Math.abs(seen(a, j) - seen(b, j))))
}

/** Most of a pixel's neighbours changed too: seams that flicker between two compilations are single pixels. */
function changedAround(a: Pixels, b: Pixels, x: number, y: number): boolean {
  if (x < 1 || y < 1 || x > a.width - 2 || y > a.height - 2) return false
  let changed = 0
  for (let dy = -1; dy <= 1; dy++)
    for (let dx = -1; dx <= 1; dx++) if (gapAt(a, b, ((y + dy) * a.width + x + dx) * 4) > 20) changed++
  return changed >= 6
}

const even = (n: number): number => Math.round(n / 2) * 2

interface Spot {
  left: number
  right: number
  top: number
  bottom: number
  area: number
  strongest: number
}

/** Connected places that changed. */
function changedSpots(a: Pixels, b: Pixels): Spot[] {
  const { width, height } = a
  const open = new Set<number>()
  for (let i = 0; i < width * height; i++)
    if (changedAround(a, b, i % width, Math.floor(i / width))) open.add(i)
  const spots: Spot[] = []
  for (const first of open) {
    const spot: Spot = { left: width, right: -1, top: height, bottom: -1, area: 0, strongest: 0 }
    const queue = [first]
    open.delete(first)
    for (let i = queue.pop(); i !== undefined; i = queue.pop()) {
      const x = i % width
      const y = Math.floor(i / width)
      spot.left = Math.min(spot.left, x)
      spot.right = Math.max(spot.right, x)
      spot.top = Math.min(spot.top, y)
      spot.bottom = Math.max(spot.bottom, y)
      spot.area += 1
      spot.strongest = Math.max(spot.strongest, gapAt(a, b, i * 4))
      for (const next of [i - 1, i + 1, i - width, i + width]) if (open.delete(next)) queue.push(next)
    }
    spots.push(spot)
  }
  return spots
}

/** A face changes strongly and over an area; what flickers between two compilations does neither. */
const isFace = ({ area, strongest }: Spot): boolean => area >= 8 && strongest >= 60

/** The smallest rectangle that holds the change of a face, in pixels of the creature's picture. */
function difference(a: Pixels, b: Pixels): Rect {
  const all = changedSpots(a, b)
  const faces = all.filter(isFace)
  const spots = faces.length ? faces : all
  const unit = SQUARE / a.width
  const edge = (pick: (spot: Spot) => number, most: (...n: number[]) => number) => most(...spots.map(pick))
  const x = Math.max(0, even(edge(spot => spot.left, Math.min) * unit) - PATCH_MARGIN)
  const y = Math.max(0, even(edge(spot => spot.top, Math.min) * unit) - PATCH_MARGIN)
  return {
    x,
    y,
    w: Math.min(SQUARE, even((edge(spot => spot.right, Math.max) + 1) * unit) + PATCH_MARGIN) - x,
    h: Math.min(SQUARE, even((edge(spot => spot.bottom, Math.max) + 1) * unit) + PATCH_MARGIN) - y,
  }
}

export interface Patch {
  rect: Rect
  picture: Buffer // PNG of the rectangle's size
}

/** Draws only the part of the face that an expression changes. */
export async function drawPatches(
  studio: Studio,
  spec: ArtSpec,
  camera: Camera,
  faces: readonly Expression[],
): Promise<Map<Expression, Patch>> {
  const view = cameraUniforms(camera)
  const calm = await studio.draw(fragmentOf(spec), PROBE, PROBE, view)
  const patches = new Map<Expression, Patch>()
  for (const face of faces) {
    const fragment = fragmentOf(spec, face)
    const probe = await studio.draw(fragment, PROBE, PROBE, view)
    const rect = difference(calm.picture, probe.picture)
    const k = OVERSAMPLE
    const side = SQUARE * k
    const large = await studio.draw(fragment, side, side, view, {
      x: rect.x * k,
      y: rect.y * k,
      w: rect.w * k,
      h: rect.h * k,
    })
    const picture = await toSharp(large.picture)
      .resize(rect.w, rect.h, { kernel: 'lanczos3' })
      .png()
      .toBuffer()
    patches.set(face, { rect, picture })
  }
  return patches
}
