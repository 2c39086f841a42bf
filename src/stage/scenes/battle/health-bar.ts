import { Container, FillGradient, Graphics, Matrix, type Sprite, type Texture } from 'pixi.js'
import type { Kit } from '../../app/kit.ts'
import { roundRect, vertical } from '../../draw/brush.ts'
import { healthColours } from '../../draw/palette.ts'

const STRIPE = 14 // side of the striped pattern
const gradients = new Map<string, FillGradient>()

function gradientOf(top: string, bottom: string): FillGradient {
  const key = top + bottom
  const cachedGradient = gradients.get(key)
  if (cachedGradient) return cachedGradient
  const gradient = new FillGradient({
    start: { x: 0, y: 0 },
    end: { x: 0, y: 1 },
    colorStops: [
      { offset: 0, color: top },
      { offset: 1, color: bottom },
    ],
    textureSpace: 'local',
  })
  gradients.set(key, gradient)
  return gradient
}

/**
 * Health in a dark capsule: the solid part changes immediately, a pale part follows, down after a hit and up after
 * healing; a striped part shows the damage of a move. All three are shares 0–1 and can be tweened.
 */
export class HealthBar extends Container {
  private readonly fill = new Graphics()
  private readonly stripes: Texture
  private drawn = ''
  share = 1
  ghost = 1
  preview: number | null = null // share that remains after the move

  constructor(
    kit: Kit,
    private readonly w: number,
    private readonly h: number,
  ) {
    super()
    const well = kit.drawn.sprite(`well:${w}:${h}`, w, h, ctx => drawWell(ctx, w, h), 4)
    const gloss: Sprite = kit.drawn.sprite(`gloss:${w}:${h}`, w, h, ctx => {
      roundRect(ctx, 0, 0, w, h, h)
      ctx.clip()
      ctx.fillStyle = vertical(ctx, 0, h * 0.5, ['#ffffff66', '#ffffff0a'])
      ctx.fillRect(0, 0, w, h * 0.48)
    })
    const tile = (Math.round(STRIPE * kit.sharpness) - 1e-6) / kit.sharpness // whole pixels, otherwise seams are visible
    this.stripes = kit.drawn.texture('stripes', tile, tile, drawStripes(tile / STRIPE))
    this.stripes.source.addressMode = 'repeat'
    this.addChild(well, this.fill, gloss)
  }

  setTo(share: number, preview: number | null): void {
    this.share = share
    this.ghost = share
    this.preview = preview
    this.draw()
  }

  /** Redraws if a share has changed since the last frame. */
  draw(): void {
    const state = `${this.share.toFixed(4)}:${this.ghost.toFixed(4)}:${this.preview}`
    if (state === this.drawn) return
    this.drawn = state
    const { fill, share } = this
    const solid = this.preview ?? share
    fill.clear()
    if (this.ghost > share) this.slice(share, this.ghost, gradientOf('#fff6d8', '#ffb18a'))
    if (solid > 0) this.slice(0, solid, gradientOf(...healthColours(share)))
    if (this.ghost < solid) this.slice(this.ghost, solid, gradientOf('#e0ffe6', '#a4e8b4'))
    if (this.preview !== null && this.preview < share) {
      fill.poly(this.outline(this.preview, share))
      fill.fill({ texture: this.stripes, textureSpace: 'global', matrix: new Matrix() })
    }
  }

  private slice(from: number, to: number, gradient: FillGradient) {
    this.fill.poly(this.outline(from, to)).fill(gradient)
  }

  /** Returns the part of the capsule between two shares as a polygon. */
  private outline(from: number, to: number): number[] {
    const { w, h } = this
    const r = h / 2
    const x0 = from * w
    const x1 = to * w
    const xs = [x0]
    for (let i = 1; i < 10; i++) xs.push(x0 + ((x1 - x0) * i) / 10)
    for (let i = 0; i <= 8; i++)
      xs.push(r * (1 - Math.cos((i * Math.PI) / 16)), w - r * (1 - Math.cos((i * Math.PI) / 16)))
    xs.push(x1)
    const inside = xs.filter(x => x >= x0 && x <= x1).sort((a, b) => a - b)
    const rise = (x: number) => {
      const dx = x < r ? r - x : x > w - r ? x - (w - r) : 0
      return Math.sqrt(Math.max(0, r * r - dx * dx))
    }
    const top = inside.flatMap(x => [x, r - rise(x)])
    const low = inside.reverse().flatMap(x => [x, r + rise(x)])
    return [...top, ...low]
  }
}

function drawWell(ctx: CanvasRenderingContext2D, w: number, h: number) {
  roundRect(ctx, -3, -3, w + 6, h + 6, h)
  ctx.fillStyle = '#c99a4ccc'
  ctx.fill()
  roundRect(ctx, -2, -2, w + 4, h + 4, h)
  ctx.fillStyle = '#120a06'
  ctx.fill()
  roundRect(ctx, 0, 0, w, h, h)
  ctx.fillStyle = vertical(ctx, 0, h, ['#000000', '#140c09'])
  ctx.fill()
}

const drawStripes = (scale: number) => (ctx: CanvasRenderingContext2D) => {
  ctx.scale(scale, scale)
  ctx.fillStyle = '#fff1d8'
  ctx.fillRect(0, 0, 14, 14)
  ctx.fillStyle = '#ff5a3a'
  for (const shift of [-14, 0, 14]) {
    ctx.beginPath()
    ctx.moveTo(shift, 14)
    ctx.lineTo(shift + 8, 14)
    ctx.lineTo(shift + 22, 0)
    ctx.lineTo(shift + 14, 0)
    ctx.fill()
  }
}
