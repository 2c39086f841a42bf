/** All small particles in white on one sheet, so that any mixture needs one draw call. Tinted by the caller. */
import { disc, drawGlyph, radial, vertical } from './brush.ts'
import type { DrawCallback } from './drawn-textures.ts'
import { hash } from './noise.ts'

type Ctx = CanvasRenderingContext2D

export const SHAPE = 48 // side of one shape in units; it is drawn around its centre

const path = (ctx: Ctx, points: [number, number][]) => {
  ctx.beginPath()
  for (const [x, y] of points) ctx.lineTo(x, y)
  ctx.closePath()
}

/** A star with `spikes` around the centre, with outer radius `far` and inner radius `near`. */
function starPath(ctx: Ctx, spikes: number, far: number, near: number) {
  path(
    ctx,
    Array.from({ length: spikes * 2 }, (_, i): [number, number] => {
      const r = i % 2 ? near : far
      const angle = (i * Math.PI) / spikes - Math.PI / 2
      return [Math.cos(angle) * r, Math.sin(angle) * r]
    }),
  )
}

function strokeRound(ctx: Ctx, width: number) {
  ctx.lineWidth = width
  ctx.lineCap = 'round'
  ctx.lineJoin = 'round'
  ctx.strokeStyle = '#fff'
  ctx.stroke()
}

const shapeDrawings = {
  dot(ctx) {
    ctx.fillStyle = radial(ctx, 0, 0, 23, [
      '#ffffffff',
      [0.3, '#ffffffaa'],
      [0.6, '#ffffff33'],
      [1, '#ffffff00'],
    ])
    disc(ctx, 0, 0, 23)
    ctx.fill()
  },
  spark(ctx) {
    ctx.fillStyle = vertical(ctx, -23, 23, ['#ffffff00', '#ffffff', '#ffffff00'])
    ctx.beginPath()
    ctx.ellipse(0, 0, 3, 23, 0, 0, Math.PI * 2)
    ctx.fill()
  },
  leaf(ctx) {
    ctx.fillStyle = vertical(ctx, -20, 20, ['#ffffff', '#b8b8b8'])
    ctx.beginPath()
    ctx.moveTo(0, -21)
    ctx.quadraticCurveTo(16, -4, 0, 20)
    ctx.quadraticCurveTo(-16, -4, 0, -21)
    ctx.fill()
    ctx.beginPath()
    ctx.moveTo(0, -16)
    ctx.lineTo(0, 22)
    ctx.strokeStyle = '#00000055'
    ctx.lineWidth = 2
    ctx.stroke()
  },
  blade(ctx) {
    ctx.beginPath()
    ctx.arc(-8, 0, 21, -1.15, 1.15)
    ctx.arc(-17, 0, 24, 0.92, -0.92, true)
    ctx.fillStyle = '#fff'
    ctx.shadowColor = '#fff'
    ctx.shadowBlur = 8
    ctx.fill()
  },
  rock(ctx) {
    path(
      ctx,
      Array.from({ length: 9 }, (_, i): [number, number] => {
        const angle = (i / 9) * Math.PI * 2
        const r = 15 + 6 * hash(i * 3.1)
        return [Math.cos(angle) * r, Math.sin(angle) * r]
      }),
    )
    ctx.fillStyle = radial(ctx, -6, -8, 30, ['#ffffff', [0.5, '#c4c4c4'], [1, '#5c5c5c']])
    ctx.fill()
    ctx.strokeStyle = '#00000066'
    ctx.lineWidth = 1.5
    ctx.stroke()
  },
  star(ctx) {
    starPath(ctx, 5, 22, 10)
    ctx.fillStyle = vertical(ctx, -20, 20, ['#ffffff', '#c8c8c8'])
    ctx.fill()
    ctx.strokeStyle = '#00000055'
    ctx.lineWidth = 2
    ctx.stroke()
  },
  sparkle(ctx) {
    starPath(ctx, 4, 22, 5)
    ctx.fillStyle = '#fff'
    ctx.shadowColor = '#fff'
    ctx.shadowBlur = 6
    ctx.fill()
  },
  drop(ctx) {
    ctx.beginPath()
    ctx.moveTo(0, -20)
    ctx.bezierCurveTo(5, -8, 13, 0, 13, 8)
    ctx.arc(0, 8, 13, 0, Math.PI)
    ctx.bezierCurveTo(-13, 0, -5, -8, 0, -20)
    ctx.fillStyle = radial(ctx, -4, 4, 22, ['#ffffff', [0.6, '#d8d8d8'], [1, '#8a8a8a']])
    ctx.fill()
  },
  shard(ctx) {
    path(ctx, [
      [0, -23],
      [6, -6],
      [4, 20],
      [-4, 20],
      [-6, -6],
    ])
    ctx.fillStyle = vertical(ctx, -22, 22, ['#ffffff', '#a8a8a8'])
    ctx.fill()
    path(ctx, [
      [0, -23],
      [1.5, -6],
      [0, 20],
      [-4, 20],
      [-6, -6],
    ])
    ctx.fillStyle = '#ffffff99'
    ctx.fill()
  },
  ring(ctx) {
    disc(ctx, 0, 0, 19)
    ctx.shadowColor = '#fff'
    ctx.shadowBlur = 6
    strokeRound(ctx, 3)
  },
  gear(ctx) {
    drawGlyph(ctx, 'gear-six', 0, 0, 46, '#ffffff')
  },
  comet(ctx) {
    ctx.fillStyle = vertical(ctx, -23, 12, ['#ffffff00', '#ffffffcc'])
    path(ctx, [
      [0, -23],
      [6, 12],
      [-6, 12],
    ])
    ctx.fill()
    ctx.translate(0, 12)
    starPath(ctx, 4, 11, 4)
    ctx.fillStyle = '#fff'
    ctx.shadowColor = '#fff'
    ctx.shadowBlur = 8
    ctx.fill()
  },
  arc(ctx) {
    ctx.shadowColor = '#fff'
    ctx.shadowBlur = 5
    for (const [r, width] of [
      [20, 4],
      [12, 3],
    ] as const) {
      ctx.beginPath()
      ctx.arc(-6, 0, r, -0.85, 0.85)
      strokeRound(ctx, width)
    }
  },
  note(ctx) {
    drawGlyph(ctx, 'music-notes', 0, 0, 44, '#ffffff')
  },
  square(ctx) {
    ctx.fillStyle = '#fff'
    ctx.fillRect(-14, -14, 28, 28)
  },
  flake(ctx) {
    ctx.beginPath()
    for (let i = 0; i < 6; i++) {
      const angle = (i * Math.PI) / 3
      const at = (r: number, turn: number): [number, number] => [
        Math.cos(angle + turn) * r,
        Math.sin(angle + turn) * r,
      ]
      ctx.moveTo(0, 0)
      ctx.lineTo(...at(20, 0))
      ctx.moveTo(...at(19, 0.35))
      ctx.lineTo(...at(12, 0))
      ctx.lineTo(...at(19, -0.35))
    }
    strokeRound(ctx, 2.6)
  },
  bubble(ctx) {
    disc(ctx, 0, 0, 17)
    ctx.fillStyle = radial(ctx, 0, 0, 17, ['#ffffff11', [0.7, '#ffffff33'], [1, '#ffffffcc']])
    ctx.fill()
    strokeRound(ctx, 1.5)
    disc(ctx, -6, -6, 4)
    ctx.fillStyle = '#fff'
    ctx.fill()
  },
  flame(ctx) {
    ctx.beginPath()
    ctx.moveTo(0, -22)
    ctx.bezierCurveTo(4, -10, 14, -2, 12, 9)
    ctx.bezierCurveTo(11, 18, 5, 21, 0, 21)
    ctx.bezierCurveTo(-5, 21, -11, 18, -12, 9)
    ctx.bezierCurveTo(-13, 0, -4, -4, 0, -22)
    ctx.fillStyle = radial(ctx, 0, 10, 26, ['#ffffff', [0.5, '#ffffffcc'], [1, '#ffffff22']])
    ctx.fill()
  },
  bolt(ctx) {
    ctx.beginPath()
    for (const [x, y] of [
      [0, -22],
      [5, -9],
      [-5, -3],
      [6, 8],
      [-2, 12],
      [2, 22],
    ] as const)
      ctx.lineTo(x, y)
    ctx.shadowColor = '#fff'
    ctx.shadowBlur = 7
    strokeRound(ctx, 3)
  },
  zed(ctx) {
    ctx.beginPath()
    for (const [x, y] of [
      [-11, -14],
      [11, -14],
      [-11, 14],
      [11, 14],
    ] as const)
      ctx.lineTo(x, y)
    ctx.lineWidth = 11
    ctx.lineJoin = 'round'
    ctx.lineCap = 'round'
    ctx.strokeStyle = '#1a1438'
    ctx.stroke()
    strokeRound(ctx, 6)
  },
  plus(ctx) {
    ctx.beginPath()
    ctx.moveTo(0, -13)
    ctx.lineTo(0, 13)
    ctx.moveTo(-13, 0)
    ctx.lineTo(13, 0)
    ctx.shadowColor = '#fff'
    ctx.shadowBlur = 6
    strokeRound(ctx, 8)
  },
  chevron(ctx) {
    ctx.beginPath()
    ctx.moveTo(-15, 8)
    ctx.lineTo(0, -8)
    ctx.lineTo(15, 8)
    ctx.shadowColor = '#fff'
    ctx.shadowBlur = 6
    strokeRound(ctx, 7)
  },
  puff(ctx) {
    for (let i = 0; i < 7; i++) {
      const angle = (i / 7) * Math.PI * 2
      const x = Math.cos(angle) * 8
      const y = Math.sin(angle) * 8
      ctx.fillStyle = radial(ctx, x, y, 13, ['#ffffff66', '#ffffff00'])
      disc(ctx, x, y, 13)
      ctx.fill()
    }
  },
} satisfies Record<string, (ctx: Ctx) => void>

export type Shape = keyof typeof shapeDrawings
export const shapes = Object.keys(shapeDrawings) as Shape[]

export const COLUMNS = 6
export const ROWS = Math.ceil(shapes.length / COLUMNS)

/** The sheet: cells of `SHAPE` × `SHAPE` in rows of `COLUMNS`, in the order of `shapes`. */
export const drawShapes: DrawCallback = ctx => {
  shapes.forEach((shape, index) => {
    ctx.save()
    ctx.translate(((index % COLUMNS) + 0.5) * SHAPE, (Math.floor(index / COLUMNS) + 0.5) * SHAPE)
    ;(shapeDrawings[shape] as (ctx: Ctx) => void)(ctx)
    ctx.restore()
  })
}
