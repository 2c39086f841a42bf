/**
 * Draws the relief of a creature at rest, for light and movement on the stage: in each pixel the direction of the surface, its depth and how
 * far it may sway. The same drawing finds the eyeballs.
 */
import type { Pixels, Studio } from '../../browser/studio.ts'
import { SQUARE } from '../budgets.ts'
import { buildCreature } from '../build.ts'
import { type Camera, cameraUniforms, reliefFragment } from '../fragment.ts'
import type { ArtSpec } from '../specs/spec.ts'
import { type Eye, eyesIn } from './eyes-in.ts'

const SIDE = SQUARE / 2
const STILL = 0.25 // alpha of what never sways: below it the encoder would lose the colours
const LEVELS = 20 // of the weight, or the alpha channel alone exceeds the budget
const BLEED = 6 // pixels that colours go beyond the outline, so that filtering at the edge reads no foreign value

export interface Relief {
  picture: Pixels
  eyes: Eye[]
}

export const reliefOf = (spec: ArtSpec): string => reliefFragment(buildCreature(spec))

/** Averages the covered pixels of each block of 2 × 2. */
function shrink(surface: Pixels, traits: Pixels): Pixels {
  const data = Buffer.alloc(SIDE * SIDE * 4)
  for (let i = 0; i < SIDE * SIDE; i++) {
    const x = (i % SIDE) * 2
    const y = Math.floor(i / SIDE) * 2
    const block = [0, 1, SQUARE, SQUARE + 1].map(step => (y * SQUARE + x + step) * 4)
    const covered = block.filter(at => surface.data[at + 3] === 255)
    if (covered.length < 2) continue
    const mean = (of: Pixels, channel: number) =>
      covered.reduce((sum, at) => sum + of.data[at + channel]!, 0) / covered.length
    for (const channel of [0, 1, 2]) data[i * 4 + channel] = Math.round(mean(surface, channel))
    const weight = Math.round((mean(traits, 0) / 255) * LEVELS) / LEVELS
    data[i * 4 + 3] = Math.round(255 * (STILL + (1 - STILL) * weight))
  }
  return { data, width: SIDE, height: SIDE }
}

/** Carries the colours of the outline outwards; alpha stays. */
function bleed({ data }: Pixels): void {
  let known = Uint8Array.from({ length: SIDE * SIDE }, (_, i) => (data[i * 4 + 3]! > 0 ? 1 : 0))
  for (let i = 0; i < SIDE * SIDE; i++) if (!known[i]) data.set([128, 128, 64], i * 4)
  for (let pass = 0; pass < BLEED; pass++) {
    const next = known.slice()
    for (let i = SIDE; i < SIDE * (SIDE - 1); i++) {
      if (known[i]) continue
      const from = [i - 1, i + 1, i - SIDE, i + SIDE].filter(at => known[at])
      if (!from.length) continue
      next[i] = 1
      for (const channel of [0, 1, 2])
        data[i * 4 + channel] = Math.round(
          from.reduce((sum, at) => sum + data[at * 4 + channel]!, 0) / from.length,
        )
    }
    known = next
  }
}

export async function drawRelief(studio: Studio, spec: ArtSpec, camera: Camera): Promise<Relief> {
  const view = cameraUniforms(camera)
  const { picture, ownLight } = await studio.draw(reliefOf(spec), SQUARE, SQUARE, view, undefined, true)
  const small = shrink(picture, ownLight)
  bleed(small)
  return { picture: small, eyes: eyesIn(ownLight) }
}
