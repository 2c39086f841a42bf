/** Light effects, drawn in white and tinted by the caller: dots, rays, the jet of an attack. */
import { radial } from './brush.ts'
import { type DrawCallback, softwareCanvas } from './drawn-textures.ts'
import { fbmOf, hash } from './noise.ts'

/** A soft disc of diameter `size`. */
export const drawGlow =
  (size: number): DrawCallback =>
  ctx => {
    ctx.fillStyle = radial(ctx, size / 2, size / 2, size / 2, [
      '#ffffffff',
      [0.25, '#ffffffaa'],
      [0.55, '#ffffff33'],
      [1, '#ffffff00'],
    ])
    ctx.fillRect(0, 0, size, size)
  }

/** The soft shadow below a creature. */
export const drawShadow =
  (w: number, h: number): DrawCallback =>
  ctx => {
    ctx.save()
    ctx.scale(1, h / w)
    ctx.fillStyle = radial(ctx, w / 2, w / 2, w / 2, ['#000000cc', [0.5, '#00000077'], [1, '#00000000']])
    ctx.fillRect(0, 0, w, w)
    ctx.restore()
  }

/** Uneven rays from the centre of a square. */
export const drawRays =
  (size: number, seed: number): DrawCallback =>
  ctx => {
    const c = size / 2
    ctx.translate(c, c)
    for (let i = 0; i < 46; i++) {
      const a = hash(i + seed) * Math.PI * 2
      const reach = c * (0.45 + 0.55 * hash(i * 1.7 + seed))
      const spread = 0.02 + 0.07 * hash(i * 2.3 + seed)
      ctx.fillStyle = radial(ctx, 0, 0, reach, ['#ffffffb0', [0.35, '#ffffff50'], [1, '#ffffff00']])
      ctx.beginPath()
      ctx.moveTo(0, 0)
      ctx.lineTo(Math.cos(a - spread) * reach, Math.sin(a - spread) * reach)
      ctx.lineTo(Math.cos(a + spread) * reach, Math.sin(a + spread) * reach)
      ctx.fill()
    }
  }

export const JET = { w: 256, h: 72, frames: 6, grain: 0.75 } // grain: drawn pixels per unit

/** One frame of a jet from left to right, white at its hottest. */
export const drawJet =
  (frame: number): DrawCallback =>
  ctx =>
    drawPixels(ctx, JET.w, JET.h, JET.grain, (x, y) => jetAt(x / JET.w, (y / JET.h) * 2 - 1, frame))

const jetRough = fbmOf(3)
const jetFine = fbmOf(9)

function jetAt(t: number, d: number, frame: number): number {
  const scroll = frame * 0.9
  const wide = 0.1 + 0.62 * t ** 0.8
  const rough = jetRough(t * 9 - scroll, d * 2.2) * 1.9 - 0.45
  const fine = jetFine(t * 20 - scroll * 2 + rough, d * 5)
  const core = 1 - Math.abs(d + 0.1 * Math.sin(t * 9 + frame)) / (wide * (0.62 + 0.75 * rough))
  const ends = Math.min(1, t * 9) * Math.min(1, (1 - t) * 5)
  return Math.max(0, Math.min(1, core)) * (0.55 + 0.8 * fine) * ends
}

export const BLAST = { size: 160, frames: 6, grain: 0.7 }

/** One frame of a round blast. */
export const drawBlast =
  (frame: number): DrawCallback =>
  ctx =>
    drawPixels(ctx, BLAST.size, BLAST.size, BLAST.grain, (x, y) => blastAt(x, y, frame))

const blastEdge = fbmOf(7)
const blastBoil = fbmOf(11)

function blastAt(px: number, py: number, frame: number): number {
  const x = (px / BLAST.size) * 2 - 1
  const y = (py / BLAST.size) * 2 - 1
  const age = (frame + 1) / BLAST.frames
  const r = Math.hypot(x, y)
  const edge = (0.3 + 0.8 * blastEdge(x * 2.4 + 5, y * 2.4 + frame * 0.35)) * (0.78 + 0.3 * age)
  const boil = blastBoil(x * 6, y * 6 - frame * 0.5)
  const hole = Math.max(0, age - 0.5) * 2.2 * Math.exp(-r * r * 4)
  return Math.max(0, Math.min(1, (1 - r / edge) * (0.5 + 1.3 * boil) - hole))
}

function drawPixels(
  ctx: CanvasRenderingContext2D,
  w: number,
  h: number,
  grain: number,
  intensity: (x: number, y: number) => number,
) {
  const columns = Math.round(w * grain)
  const rows = Math.round(h * grain)
  const image = new ImageData(columns, rows)
  image.data.fill(255)
  let opacity = 3 // offset of alpha in a pixel
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      image.data[opacity] = Math.min(1, intensity(x / grain, y / grain)) * 255
      opacity += 4
    }
  }
  const scratch = softwareCanvas(columns, rows)
  scratch.getContext('2d')!.putImageData(image, 0, 0)
  ctx.imageSmoothingQuality = 'high'
  ctx.drawImage(scratch, 0, 0, w, h)
}
