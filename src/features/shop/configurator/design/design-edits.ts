/** Changes of a design. Every resulting layer is within its frame. Pure. */
import {
  emptyDesign,
  layersPerSide,
  type PrintDesign,
  type PrintLayer,
} from '@/contract/endpoints/shop/print-design.ts'
import { printTextSize } from '@/design/print-text.ts'
import { placedWithin, type Size } from '@/domain/print-frame.ts'
import type { PrintSide } from '@/domain/print-sides.ts'
import { type PrintSurfaceCode, printSurfaces } from '@/domain/print-surfaces.ts'
import type { TFunction } from '@/i18n/words.ts'

/** The side that is edited. */
export interface Place {
  surface: PrintSurfaceCode
  side: PrintSide
}

/** The content of a layer without its position. */
export type NewLayer =
  | { kind: 'character'; slug: string }
  | { kind: 'picture'; picture: string; pixels: Size }
  | { kind: 'text'; text: string; colour: string }

export const frameOf = ({ surface, side }: Place): Size => {
  const place = printSurfaces[surface][side]
  if (!place) throw new Error(`${surface} has no ${side}`)
  return place.frame
}

const proportionsOf = (layer: NewLayer): Size => {
  if (layer.kind === 'text') return printTextSize(layer.text)
  return layer.kind === 'picture' ? layer.pixels : { width: 1, height: 1 }
}

const freshId = (layers: readonly PrintLayer[]): string => {
  const usedIds = new Set(layers.map(({ id }) => id))
  let at = 1
  while (usedIds.has(`l${at}`)) at++
  return `l${at}`
}

const withLayers = (design: PrintDesign, side: PrintSide, layers: PrintLayer[]): PrintDesign => ({
  ...design,
  [side]: layers,
})

export const canAdd = (design: PrintDesign, side: PrintSide): boolean => design[side].length < layersPerSide

/** Offsets from the position of the first layer, as shares of the frame, so that no layer hides the one below it. */
const aside = [
  [0, 0],
  [0.14, 0.14],
  [-0.14, 0.14],
  [0.14, -0.14],
  [-0.14, -0.14],
  [0, 0.2],
  [0, -0.2],
] as const

/** The first position without the centre of a layer, or the last position if all are occupied. */
function freePlace(layer: PrintLayer, layers: readonly PrintLayer[], frame: Size): PrintLayer {
  const isTaken = ({ x, y }: PrintLayer) =>
    layers.some(other => Math.hypot(other.x - x, other.y - y) < frame.width * 0.05)
  const places = aside.map(([x, y]) =>
    placedWithin({ ...layer, x: layer.x + x * frame.width, y: layer.y + y * frame.height }, frame),
  )
  return places.find(place => !isTaken(place)) ?? places.at(-1) ?? layer
}

/**
 * Adds a layer on top, with six tenths of the frame's width: a text below the middle, other layers in the middle, or
 * next to existing layers. Returns the design unchanged if the side is full.
 */
export function withLayer(
  design: PrintDesign,
  place: Place,
  layer: NewLayer,
): { design: PrintDesign; id: string | null } {
  const layers = design[place.side]
  if (!canAdd(design, place.side)) return { design, id: null }
  const frame = frameOf(place)
  const { width, height } = proportionsOf(layer)
  const wide = frame.width * 0.6
  const id = freshId(layers)
  const at = {
    id,
    x: frame.width / 2,
    y: frame.height * (layer.kind === 'text' ? 0.82 : 0.5),
    width: wide,
    height: (wide * height) / width,
    angle: 0,
  }
  const { pixels: _, ...shown } = { pixels: null, ...layer }
  const added = freePlace({ ...at, ...shown } as PrintLayer, layers, frame)
  return { design: withLayers(design, place.side, [...layers, added]), id }
}

/** Applies `change` to a layer and clamps the result to the frame. An unknown id changes nothing. */
export function withChanged(
  design: PrintDesign,
  place: Place,
  id: string,
  change: (layer: PrintLayer) => PrintLayer,
): PrintDesign {
  const frame = frameOf(place)
  return withLayers(
    design,
    place.side,
    design[place.side].map(layer => (layer.id === id ? placedWithin(change(layer), frame) : layer)),
  )
}

export const withoutLayer = (design: PrintDesign, { side }: Place, id: string): PrintDesign =>
  withLayers(
    design,
    side,
    design[side].filter(layer => layer.id !== id),
  )

/** Moves a layer one step to the top (`1`) or to the bottom (`-1`). */
export function withOrder(design: PrintDesign, { side }: Place, id: string, step: 1 | -1): PrintDesign {
  const layers = [...design[side]]
  const from = layers.findIndex(layer => layer.id === id)
  const to = from + step
  const moved = layers[from]
  if (!moved || to < 0 || to >= layers.length) return design
  layers.splice(from, 1)
  layers.splice(to, 0, moved)
  return withLayers(design, side, layers)
}

/** Scales a layer. Does not apply limits: `placedWithin` clamps the size to the frame and to the minimum. */
export const grown = <L extends PrintLayer>(layer: L, factor: number): L => ({
  ...layer,
  width: layer.width * factor,
  height: layer.height * factor,
})

/** The letters keep their height. */
export function withText(layer: PrintLayer, text: string): PrintLayer {
  if (layer.kind !== 'text') return layer
  const { width, height } = printTextSize(text)
  return { ...layer, text, width: (layer.height * width) / height }
}

/** The design before any layer is placed: one character on the front. */
export const firstDesign = (surface: PrintSurfaceCode, slug: string): PrintDesign =>
  withLayer(emptyDesign, { surface, side: 'front' }, { kind: 'character', slug }).design

/** Label of a layer: the name of a character, the text of a text. */
export function layerName(layer: PrintLayer, t: TFunction<'configurator'>): string {
  if (layer.kind === 'text') return `“${layer.text}”`
  if (layer.kind === 'picture') return t('design.own_picture')
  return layer.slug.slice(0, 1).toUpperCase() + layer.slug.slice(1)
}
