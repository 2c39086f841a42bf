/** Drawing functions for a plain 2D canvas. */
import { type Glyph, glyphs } from './glyphs.ts'

type Ctx = CanvasRenderingContext2D
/** Colour, or position and colour. Colours without a position are spread evenly. */
export type Stop = string | [number, string]

function addStops(gradient: CanvasGradient, stops: Stop[]): CanvasGradient {
  stops.forEach((stop, index) => {
    const [at, colour] =
      typeof stop === 'string' ? [index / Math.max(1, stops.length - 1), stop] : [stop[0], stop[1]]
    gradient.addColorStop(at as number, colour as string)
  })
  return gradient
}

/** Gradient from `y0` down to `y1`. */
export const vertical = (ctx: Ctx, y0: number, y1: number, stops: Stop[]) =>
  addStops(ctx.createLinearGradient(0, y0, 0, y1), stops)

/** Gradient at the CSS angle (0 = upwards, clockwise) across a w×h box at (0, 0). */
export function slanted(ctx: Ctx, w: number, h: number, degrees: number, stops: Stop[]) {
  const angle = (degrees * Math.PI) / 180
  const reach = (Math.abs(w * Math.sin(angle)) + Math.abs(h * Math.cos(angle))) / 2
  const dx = Math.sin(angle) * reach
  const dy = -Math.cos(angle) * reach
  return addStops(ctx.createLinearGradient(w / 2 - dx, h / 2 - dy, w / 2 + dx, h / 2 + dy), stops)
}

/** Gradient around (x, y), from the centre to radius `r`. */
export const radial = (ctx: Ctx, x: number, y: number, r: number, stops: Stop[]) =>
  addStops(ctx.createRadialGradient(x, y, 0, x, y, r), stops)

/** Gradient around (x, y) that starts at the CSS angle (0 = upwards) and runs clockwise. */
export const conic = (ctx: Ctx, x: number, y: number, degrees: number, stops: Stop[]) =>
  addStops(ctx.createConicGradient(((degrees - 90) * Math.PI) / 180, x, y), stops)

/** Adds the path of a box. A radius larger than half a side is reduced. Neither fills nor strokes. */
export function roundRect(ctx: Ctx, x: number, y: number, w: number, h: number, r: number) {
  ctx.beginPath()
  ctx.roundRect(x, y, w, h, Math.min(r, w / 2, h / 2))
}

/** Adds the path of a circle around (x, y). Neither fills nor strokes. */
export function disc(ctx: Ctx, x: number, y: number, r: number) {
  ctx.beginPath()
  ctx.arc(x, y, r, 0, Math.PI * 2)
}

/** Fills the current path with a shadow below it. */
export function fillShadowed(
  ctx: Ctx,
  fill: string | CanvasGradient,
  shadow: string,
  blur: number,
  dy: number,
) {
  ctx.save()
  const { a } = ctx.getTransform() // canvas shadows ignore the transform
  ctx.shadowColor = shadow
  ctx.shadowBlur = blur * a
  ctx.shadowOffsetY = dy * a
  ctx.fillStyle = fill
  ctx.fill()
  ctx.restore()
}

/** Draws a glyph in a square of `size` centred on (x, y). */
export function drawGlyph(ctx: Ctx, glyph: Glyph, x: number, y: number, size: number, colour: string) {
  ctx.save()
  ctx.translate(x - size / 2, y - size / 2)
  ctx.scale(size / 256, size / 256)
  ctx.fillStyle = colour
  ctx.fill(new Path2D(glyphs[glyph]))
  ctx.restore()
}

/** The thin brass border of panels and tiles. */
export const brass: Stop[] = [
  [0, '#fff0c0'],
  [0.22, '#b07c34'],
  [0.52, '#5a3a14'],
  [0.82, '#d8a654'],
  [1, '#6a4518'],
]
