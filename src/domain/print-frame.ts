/**
 * Allowed positions of layers on printed goods: pure geometry in millimetres. A frame begins at 0, 0 in its top left corner. A layer has
 * its centre, its size before rotation, and its angle clockwise in degrees.
 */
import { clamp } from '@/lib/clamp.ts'

export interface Size {
  width: number
  height: number
}

export interface Placed extends Size {
  x: number
  y: number
  angle: number
}

export const printDpi = 300
const millimetresPerInch = 25.4
/** Below this resolution an uploaded picture looks coarse on fabric. The page warns, but accepts it. */
export const leastDpi = 150
/** Minimum longer side of a layer, in millimetres. A smaller one cannot be dragged. */
export const leastSide = 12
/** Rounding tolerance, in millimetres, for a layer that touches its frame. */
export const frameSlack = 0.5

const tenth = (n: number): number => Math.round(n * 10) / 10

/** Size of the axis-aligned box around a rotated layer. */
export function turnedSize({ width, height, angle }: Size & { angle: number }): Size {
  const radians = (angle * Math.PI) / 180
  const [cos, sin] = [Math.abs(Math.cos(radians)), Math.abs(Math.sin(radians))]
  return { width: width * cos + height * sin, height: width * sin + height * cos }
}

/** Whether no corner of the layer is outside. */
export function isWithin(layer: Placed, frame: Size): boolean {
  const { width, height } = turnedSize(layer)
  const leftEdge = layer.x - width / 2
  const top = layer.y - height / 2
  return (
    leftEdge >= -frameSlack &&
    top >= -frameSlack &&
    leftEdge + width <= frame.width + frameSlack &&
    top + height <= frame.height + frameSlack
  )
}

/** −180 < angle ≤ 180, whole degrees. */
export const wholeAngle = (angle: number): number => {
  const turned = ((Math.round(angle) % 360) + 360) % 360
  return turned > 180 ? turned - 360 : turned
}

/** Returns the nearest position within the frame: shrinks the layer if it is too large, then moves it. Keeps proportions. */
export function placedWithin<L extends Placed>(layer: L, frame: Size): L {
  const angle = wholeAngle(layer.angle)
  const grown = Math.max(1, leastSide / Math.max(layer.width, layer.height))
  const box = turnedSize({ width: layer.width * grown, height: layer.height * grown, angle })
  const scale = grown * Math.min(1, frame.width / box.width, frame.height / box.height)
  const size = { width: layer.width * scale, height: layer.height * scale }
  const fitted = turnedSize({ ...size, angle })
  return {
    ...layer,
    width: tenth(size.width),
    height: tenth(size.height),
    angle,
    x: tenth(clamp(layer.x, fitted.width / 2, frame.width - fitted.width / 2)),
    y: tenth(clamp(layer.y, fitted.height / 2, frame.height - fitted.height / 2)),
  }
}

/** Moves the layer to the centre lines of the frame if they are nearer than `reach` millimetres. */
export function snappedToCentre<L extends Placed>(layer: L, frame: Size, reach: number): L {
  const near = (n: number, middle: number) => (Math.abs(n - middle) <= reach ? middle : n)
  return { ...layer, x: near(layer.x, frame.width / 2), y: near(layer.y, frame.height / 2) }
}

/** Returns the dots per inch of the picture in print, with its proportions kept within the layer. */
export function dotsPerInch(pixels: Size, layer: Size): number {
  const printed = Math.min(layer.width / pixels.width, layer.height / pixels.height) // millimetres per dot
  return Math.floor(millimetresPerInch / printed)
}

export const pixelsAt = (millimetres: number, dpi: number = printDpi): number =>
  Math.round((millimetres / millimetresPerInch) * dpi)
