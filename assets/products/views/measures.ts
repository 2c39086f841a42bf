/** Things side by side in their true proportions, with their measures beside them. */
import { put, shadow, svgCanvas } from '../pieces.ts'

export interface Measured {
  w: number // millimetres
  h: number
  draw: (w: number, h: number) => string // in pixels
  width?: string // what is written below
  height?: string // and on the left
}

const FLOOR = 850
const ROOM = { w: 880, h: 720 }
const MARGIN = 104 // for a height written on the left
const GAP = 44

/** Whatever was drawn in one size, in another. */
export const resized = (inner: string, from: [number, number], to: [number, number]): string =>
  `<div style="width:${to[0]}px;height:${to[1]}px"><div style="position:relative;width:${from[0]}px;height:${from[1]}px;transform-origin:0 0;transform:scale(${to[0] / from[0]},${to[1] / from[1]})">${inner}</div></div>`

const label = (x: number, y: number, text: string): string =>
  put(
    `left:${x}px;top:${y}px;transform:translate(-50%,-50%);background:#fff;color:#0b2326;border-radius:99px;padding:5px 16px;font:650 30px/1.1 Lexend;white-space:nowrap;box-shadow:0 2px 6px #0424284d`,
    text,
  )

/** A line with a stroke at each end, readable on light and dark. */
function line(x1: number, y1: number, x2: number, y2: number): string {
  const [dx, dy] = x1 === x2 ? [14, 0] : [0, 14]
  const path = `M${x1} ${y1}L${x2} ${y2}M${x1 - dx} ${y1 - dy}l${dx * 2} ${dy * 2}M${x2 - dx} ${y2 - dy}l${dx * 2} ${dy * 2}`
  return svgCanvas(
    `<path d="${path}" stroke="#fff" stroke-width="11" stroke-linecap="round"/><path d="${path}" stroke="#1d5f66" stroke-width="5" stroke-linecap="round"/>`,
  )
}

export const acrossLine = (from: number, to: number, y: number, text: string): string =>
  line(from, y, to, y) + label((from + to) / 2, y, text)

export const uprightLine = (x: number, from: number, to: number, text: string): string =>
  line(x, from, x, to) + label(x, (from + to) / 2, text)

/** Standing on one floor, as large as the picture allows. */
export function sideBySide(things: Measured[]): string {
  const margins = things.reduce((sum, { height }) => sum + (height ? MARGIN : 0), GAP * (things.length - 1))
  const wide = things.reduce((sum, { w }) => sum + w, 0)
  const scale = Math.min((ROOM.w - margins) / wide, ROOM.h / Math.max(...things.map(({ h }) => h)))
  let x = 500 - (wide * scale + margins) / 2
  const drawn = things.map(({ w, h, draw, width, height }) => {
    if (height) x += MARGIN
    const [left, pixels, tall] = [x, w * scale, h * scale]
    x += pixels + GAP
    return (
      shadow(left + pixels / 2, FLOOR + 4, pixels * 0.56, 18) +
      put(`left:${left}px;top:${FLOOR - tall}px`, draw(pixels, tall)) +
      (width ? acrossLine(left, left + pixels, FLOOR + 58, width) : '') +
      (height ? uprightLine(left - 46, FLOOR - tall, FLOOR, height) : '')
    )
  })
  return drawn.join('')
}

/** A printed card in its true size. */
export const cardBeside = (card: string, width?: string): Measured => ({
  w: 63,
  h: 88,
  draw: (w, h) =>
    `<img src="${card}" style="width:${w}px;height:${h}px;filter:drop-shadow(0 6px 8px #0005)">`,
  ...(width ? { width } : {}),
})

/** A wooden ruler of whole centimetres. */
export function ruler(centimetres: number, pixelsPerMm: number): string {
  const width = (centimetres * 10 + 8) * pixelsPerMm
  const marks = Array.from({ length: centimetres * 10 + 1 }, (_, mm) => {
    const long = mm % 10 === 0 ? 34 : mm % 5 === 0 ? 24 : 15
    const x = (mm + 4) * pixelsPerMm
    const number =
      mm % 10 === 0
        ? `<text x="${x}" y="66" font-family="Lexend" font-weight="600" font-size="24" text-anchor="middle" fill="#4a2f12">${mm / 10}</text>`
        : ''
    return `<path d="M${x} 0v${long}" stroke="#4a2f12" stroke-width="2"/>${number}`
  })
  return `<div style="width:${width}px;height:84px;border-radius:8px;background:repeating-linear-gradient(91deg,#0000 0 14px,#a4691f22 14px 16px,#0000 16px 37px),linear-gradient(#f6d693,#dda654);box-shadow:0 8px 12px #04242855,inset 0 2px 0 #fff8,inset 0 -3px 0 #8a571855"><svg width="${width}" height="84" style="display:block">${marks.join('')}</svg></div>`
}
