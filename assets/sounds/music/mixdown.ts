/**
 * Mixes a loop: mono stems onto a stereo pair, with a hall. What rings beyond the end is laid over the beginning,
 * so that the loop closes without a seam.
 */
import { RATE, Track } from '../synth.ts'

export interface Stem {
  track: Track
  level: number
  pan: number // −1 left to 1 right
  hall: number // 0–1, how much of it goes into the hall
}

export type Stereo = [left: Float32Array, right: Float32Array]

const TAIL = 2.5 // seconds

/** An empty stem for a loop of this length. */
export const stem = (seconds: number): Track => new Track(seconds + TAIL)

export function mixdown(stems: readonly Stem[], seconds: number): Stereo {
  const length = Math.round(seconds * RATE)
  const whole = Math.round((seconds + TAIL) * RATE)
  const sides = [0, 1].map(side => {
    const dry = new Float32Array(whole)
    const send = new Float32Array(whole)
    for (const { track, level, pan, hall } of stems) {
      const gain = level * Math.cos(((side === 0 ? 1 + pan : 1 - pan) * Math.PI) / 4)
      for (let i = 0; i < whole; i++) {
        const x = (track.samples[i] ?? 0) * gain
        dry[i]! += x
        send[i]! += x * hall
      }
    }
    const wet = hallOf(send, side)
    const out = new Float32Array(length)
    for (let i = 0; i < whole; i++) out[i % length]! += dry[i]! + wet[i]!
    return out
  })
  return [sides[0]!, sides[1]!]
}

const combs = [0.0413, 0.0477, 0.0531, 0.0597]
const diffusers = [0.0053, 0.0017]

function hallOf(input: Float32Array, side: number): Float32Array {
  let wet = new Float32Array(input.length)
  for (const delay of combs) {
    const line = new Float32Array(Math.round((delay + side * 0.0011) * RATE))
    let dull = 0
    for (let i = 0; i < input.length; i++) {
      const j = i % line.length
      const out = line[j]!
      dull = out * 0.65 + dull * 0.35 // walls swallow the highs
      line[j] = input[i]! + dull * 0.82
      wet[i]! += out / combs.length
    }
  }
  for (const delay of diffusers) {
    const line = new Float32Array(Math.round((delay + side * 0.0003) * RATE))
    const next = new Float32Array(wet.length)
    for (let i = 0; i < wet.length; i++) {
      const j = i % line.length
      const held = line[j]!
      line[j] = wet[i]! + held * 0.6
      next[i] = held - line[j]! * 0.6
    }
    wet = next
  }
  return wet
}
