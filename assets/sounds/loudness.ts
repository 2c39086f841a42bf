/**
 * Loudness after ITU-R BS.1770 for 48 kHz: what ffmpeg's ebur128 shows, so that a score can be mastered before it is
 * encoded. Levels are LUFS.
 */
import { RATE } from './synth.ts'

export type Channels = readonly Float32Array[]

const SILENCE = -70

type Biquad = readonly [b0: number, b1: number, b2: number, a1: number, a2: number]
const shelf: Biquad = [
  1.53512485958697, -2.69169618940638, 1.19839281085285, -1.69065929318241, 0.73248077421585,
]
const highPass: Biquad = [1, -2, 1, -1.99004745483398, 0.99007225036621]

function filtered(x: Float32Array, [b0, b1, b2, a1, a2]: Biquad): Float32Array {
  const y = new Float32Array(x.length)
  let [x1, x2, y1, y2] = [0, 0, 0, 0]
  for (let i = 0; i < x.length; i++) {
    const now = x[i]!
    const out = b0 * now + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2
    x2 = x1
    x1 = now
    y2 = y1
    y1 = out
    y[i] = out
  }
  return y
}

/** Mean square of each 400 ms block, a new one every 100 ms; short sounds are followed by silence. */
function blocks(channels: Channels): number[] {
  const window = 0.4 * RATE
  const weighted = channels.map(channel => filtered(filtered(channel, shelf), highPass))
  const length = weighted[0]?.length ?? 0
  const found: number[] = []
  for (let start = 0; start === 0 || start + window <= length; start += window / 4) {
    let energy = 0
    for (const channel of weighted)
      for (let i = start; i < Math.min(length, start + window); i++) energy += channel[i]! ** 2
    found.push(energy / window)
  }
  return found
}

const level = (energy: number): number => (energy > 0 ? -0.691 + 10 * Math.log10(energy) : SILENCE)
const mean = (values: number[]): number => values.reduce((sum, x) => sum + x, 0) / Math.max(1, values.length)

/** Of the loudest 400 ms: for effects and voices. */
export const momentary = (channels: Channels): number => level(Math.max(...blocks(channels)))

/** Of the whole, with both gates: for music. */
export function integrated(channels: Channels): number {
  const loud = blocks(channels).filter(energy => level(energy) > SILENCE)
  const gate = level(mean(loud)) - 10
  return level(mean(loud.filter(energy => level(energy) > gate)))
}
