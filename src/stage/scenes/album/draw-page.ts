/** Draws a whole page on a 2D canvas: aged paper with the light of the spine, its heading, nine slots, its number. */
import { type AlbumLayout, slotBox } from './album-layout.ts'
import type { PagePicture } from './album-stage-api.ts'
import { drawMarks, drawSlot, type SlotBrush } from './draw-slot.ts'

export type PageSide = 'left' | 'right'

type Ctx = CanvasRenderingContext2D

/** Text sizes grow more slowly than the page. */
const lettering = (scale: number) => ({
  title: 17 * scale ** 0.68,
  count: 13 * scale ** 0.45,
  foot: 11 * scale ** 0.33,
})

/** Draws at (0, 0), in CSS pixels. @param page undefined: the endpaper of the book */
export function drawPage(
  brush: SlotBrush,
  layout: AlbumLayout,
  side: PageSide,
  page: PagePicture | undefined,
): void {
  const { ctx } = brush
  const { w, h } = layout.page
  drawPaper(ctx, w, h, side)
  if (page) drawContent(brush, layout, side, page)
  else drawEndpaper(ctx, w, h)
}

function drawContent(brush: SlotBrush, layout: AlbumLayout, side: PageSide, page: PagePicture) {
  const { ctx } = brush
  drawHeading(ctx, layout, page)
  const boxes = page.slots.map((_, at) => slotBox(layout, at))
  for (const [at, slot] of page.slots.entries()) {
    const box = boxes[at]
    if (box) drawSlot(brush, slot, box)
  }
  for (const [at, slot] of page.slots.entries()) {
    const box = boxes[at]
    if (box) drawMarks(ctx, slot, box)
  }
  drawFoot(ctx, layout, side, page.foot)
}

function drawPaper(ctx: Ctx, w: number, h: number, side: PageSide) {
  const isLeft = side === 'left'
  const light = ctx.createRadialGradient(
    w * (isLeft ? 0.4 : 0.6),
    h * 0.3,
    0,
    w * (isLeft ? 0.4 : 0.6),
    h * 0.3,
    Math.hypot(w, h) * 0.72,
  )
  light.addColorStop(0, '#f8edcf')
  light.addColorStop(0.72, '#e4d09f')
  light.addColorStop(1, '#c9ae78')
  ctx.fillStyle = light
  ctx.fillRect(0, 0, w, h)
  drawFibres(ctx, w, h)
  const spine = isLeft ? w : 0
  const inwards = isLeft ? -1 : 1
  const gutter = ctx.createLinearGradient(spine, 0, spine + inwards * Math.min(w * 0.17, 70), 0)
  gutter.addColorStop(0, '#4a2c0eb0')
  gutter.addColorStop(0.14, '#5a37125c')
  gutter.addColorStop(0.45, '#5a371222')
  gutter.addColorStop(0.72, '#fff8e022')
  gutter.addColorStop(1, '#5a371200')
  ctx.fillStyle = gutter
  ctx.fillRect(0, 0, w, h)
  const outer = isLeft ? 0 : w
  const edge = ctx.createLinearGradient(outer, 0, outer - inwards * -1 * -Math.min(w * 0.03, 9), 0)
  edge.addColorStop(0, isLeft ? '#fff6' : '#8a683866')
  edge.addColorStop(1, '#8a683800')
  ctx.fillStyle = edge
  ctx.fillRect(0, 0, w, h)
}

const FIBRES = 150

/** Short strokes of paper fibre, always the same ones. */
function drawFibres(ctx: Ctx, w: number, h: number) {
  ctx.save()
  ctx.lineWidth = 0.6
  let seed = 7
  const next = () => {
    seed = (seed * 16807) % 2147483647
    return seed / 2147483647
  }
  for (let at = 0; at < FIBRES; at++) {
    const [x, y, turn, long] = [next() * w, next() * h, next() * Math.PI, 3 + next() * 9]
    ctx.strokeStyle = next() > 0.5 ? '#fff6dc2e' : '#7a552018'
    ctx.beginPath()
    ctx.moveTo(x, y)
    ctx.lineTo(x + Math.cos(turn) * long, y + Math.sin(turn) * long)
    ctx.stroke()
  }
  ctx.restore()
}

/** A page without slots: an embossed compass. */
function drawEndpaper(ctx: Ctx, w: number, h: number) {
  const r = w * 0.2
  ctx.save()
  ctx.translate(w / 2, h / 2)
  ctx.strokeStyle = '#8a683859'
  ctx.fillStyle = '#8a683840'
  ctx.lineWidth = Math.max(1, w * 0.006)
  for (const radius of [r, r * 0.86]) {
    ctx.beginPath()
    ctx.arc(0, 0, radius, 0, Math.PI * 2)
    ctx.stroke()
  }
  for (let point = 0; point < 8; point++) {
    const long = point % 2 === 0 ? r * 0.78 : r * 0.42
    ctx.beginPath()
    ctx.moveTo(0, -long)
    ctx.lineTo(r * 0.1, -r * 0.1)
    ctx.lineTo(0, 0)
    ctx.lineTo(-r * 0.1, -r * 0.1)
    ctx.fill()
    ctx.rotate(Math.PI / 4)
  }
  ctx.restore()
}

function drawHeading(ctx: Ctx, layout: AlbumLayout, page: PagePicture) {
  const { slot, scale } = layout
  const { title, count } = lettering(scale)
  const base = slot.top - slot.gapY * 0.55 - title * 0.16
  const right = layout.page.w - slot.left
  ctx.textBaseline = 'alphabetic'
  ctx.textAlign = 'right'
  ctx.font = `700 ${count}px Lexend, sans-serif`
  ctx.fillStyle = '#5a3d16'
  ctx.fillText(page.count, right, base)
  const room = right - slot.left - ctx.measureText(page.count).width - 10
  ctx.textAlign = 'left'
  ctx.font = `400 ${title}px 'Lilita One', Lexend, sans-serif`
  ctx.fillStyle = '#2f1b08'
  ctx.fillText(page.title, slot.left, base, room)
}

function drawFoot(ctx: Ctx, layout: AlbumLayout, side: PageSide, foot: string) {
  const { w, h } = layout.page
  ctx.font = `600 ${lettering(layout.scale).foot}px Lexend, sans-serif`
  ctx.fillStyle = '#6b4d22'
  ctx.textBaseline = 'alphabetic'
  ctx.textAlign = side === 'left' ? 'left' : 'center'
  const x = side === 'left' ? Math.min(layout.slot.left, 12 * layout.scale) : w / 2
  ctx.fillText(foot, x, h - 7 * layout.scale ** 0.6)
}
