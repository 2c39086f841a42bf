/** Traces of blows on the table, drawn from above on a square of `MARK` units around its centre. Tinted by the caller. */
import { radial } from './brush.ts'
import type { DrawCallback } from './drawn-textures.ts'
import { hash } from './noise.ts'

export const MARK = 96 // units

type Ctx = CanvasRenderingContext2D
type Draw = (ctx: Ctx, grade: number) => void

/** Scrapes of feet and claws. */
const scuff: Draw = ctx => {
  ctx.lineCap = 'round'
  for (let line = 0; line < 9; line++) {
    const x = (hash(line * 2.3) - 0.5) * 46
    const y = (hash(line * 4.1) - 0.5) * 46
    const length = 12 + 22 * hash(line * 1.7)
    ctx.beginPath()
    ctx.moveTo(x - length / 2, y)
    ctx.quadraticCurveTo(x, y - 5 * hash(line), x + length / 2, y + 3)
    ctx.lineWidth = 1 + 2.4 * hash(line * 7.1)
    ctx.strokeStyle = line % 3 ? '#000000aa' : '#ffffff66'
    ctx.stroke()
  }
}

/** A branch of a crack: it gets thinner and turns at random. */
function branch(
  ctx: Ctx,
  seed: number,
  from: [number, number],
  heading: number,
  length: number,
  width: number,
) {
  let [x, y] = from
  let turn = heading
  const steps = 5
  for (let step = 0; step < steps; step++) {
    const far = (length / steps) * (0.7 + 0.6 * hash(seed + step * 3.1))
    turn += (hash(seed * 1.3 + step * 7.7) - 0.5) * 1.1
    const next: [number, number] = [x + Math.cos(turn) * far, y + Math.sin(turn) * far]
    const thin = width * (1 - step / steps)
    for (const [shift, colour, wide] of [
      [0.9, '#ffffff55', thin * 0.6],
      [0, '#000000e0', thin],
    ] as const) {
      ctx.beginPath()
      ctx.moveTo(x + shift, y + shift)
      ctx.lineTo(next[0] + shift, next[1] + shift)
      ctx.lineWidth = wide
      ctx.strokeStyle = colour
      ctx.stroke()
    }
    if (step === 2 && length > 18) branch(ctx, seed + 17, next, turn + 0.9, length * 0.45, thin * 0.7)
    ;[x, y] = next
  }
}

const crack: Draw = (ctx, grade) => {
  ctx.lineCap = 'round'
  const branches = 4 + grade * 2
  ctx.fillStyle = radial(ctx, 0, 0, 20, ['#00000088', '#00000000'])
  ctx.fillRect(-20, -20, 40, 40)
  for (let index = 0; index < branches; index++) {
    const heading = ((index + hash(index * 5.3) * 0.6) / branches) * Math.PI * 2
    branch(ctx, index * 11.3 + grade, [0, 0], heading, 24 + 14 * hash(index * 2.9), 2.2 + grade * 0.6)
  }
}

/** A burnt star with a glowing rim. */
const burn: Draw = ctx => {
  const points = 14
  ctx.beginPath()
  for (let index = 0; index < points * 2; index++) {
    const far = index % 2 ? 17 + 6 * hash(index) : 32 + 12 * hash(index * 3.3)
    const angle = (index / (points * 2)) * Math.PI * 2
    ctx.lineTo(Math.cos(angle) * far, Math.sin(angle) * far)
  }
  ctx.closePath()
  ctx.shadowColor = '#ffffff'
  ctx.shadowBlur = 6
  ctx.fillStyle = radial(ctx, 0, 0, 44, [
    '#000000f0',
    [0.55, '#000000b0'],
    [0.8, '#ffffff70'],
    [1, '#ffffff00'],
  ])
  ctx.fill()
}

const drawings: Record<'scuff' | 'crack' | 'burn', Draw> = { scuff, crack, burn }

export const drawMark =
  (kind: keyof typeof drawings, grade: number): DrawCallback =>
  ctx => {
    ctx.translate(MARK / 2, MARK / 2)
    drawings[kind](ctx, grade)
  }
