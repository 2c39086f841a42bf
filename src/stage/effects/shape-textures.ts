import { Rectangle, Texture } from 'pixi.js'
import { COLUMNS, paintShapes, ROWS, SHAPE, type Shape, shapes } from '../paint/fx-shapes.ts'
import type { PaintedTextures } from '../paint/painted-textures.ts'

const cut = new WeakMap<object, Map<Shape, Texture>>()

/** One shape of the sheet; the sheet is painted when the first is asked for. */
export function shapeTexture(paints: PaintedTextures, shape: Shape): Texture {
  const sheet = paints.texture('fx-shapes', COLUMNS * SHAPE, ROWS * SHAPE, paintShapes)
  const known = cut.get(sheet.source) ?? new Map<Shape, Texture>()
  cut.set(sheet.source, known)
  const texture = known.get(shape)
  if (texture) return texture
  const index = shapes.indexOf(shape)
  const frame = new Rectangle((index % COLUMNS) * SHAPE, Math.floor(index / COLUMNS) * SHAPE, SHAPE, SHAPE)
  const made = new Texture({ source: sheet.source, frame })
  known.set(shape, made)
  return made
}
