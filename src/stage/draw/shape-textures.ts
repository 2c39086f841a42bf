import { Rectangle, Texture } from 'pixi.js'
import type { DrawnTextures } from './drawn-textures.ts'
import { COLUMNS, drawShapes, ROWS, SHAPE, type Shape, shapes } from './fx-shapes.ts'

const cut = new WeakMap<object, Map<Shape, Texture>>()

/** Returns one shape of the sheet, which is drawn on first use. */
export function shapeTexture(drawn: DrawnTextures, shape: Shape): Texture {
  const sheet = drawn.texture('fx-shapes', COLUMNS * SHAPE, ROWS * SHAPE, drawShapes)
  const textures = cut.get(sheet.source) ?? new Map<Shape, Texture>()
  cut.set(sheet.source, textures)
  const texture = textures.get(shape)
  if (texture) return texture
  const index = shapes.indexOf(shape)
  const frame = new Rectangle((index % COLUMNS) * SHAPE, Math.floor(index / COLUMNS) * SHAPE, SHAPE, SHAPE)
  const made = new Texture({ source: sheet.source, frame })
  textures.set(shape, made)
  return made
}
