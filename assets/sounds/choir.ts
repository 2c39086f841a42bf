/** Voices singing "ah": a buzzing source through the formants of a vowel. */

import { pitch } from './pitch.ts'
import { lowPass, RATE, TAU, type Track } from './synth.ts'
import { resonator } from './voices/resonator.ts'

const AH = [
  [780, 1],
  [1280, 0.6],
  [2800, 0.16],
] as const

export function choir(
  t: Track,
  at: number,
  notes: string[],
  level: number,
  hold: number,
  decay: number,
): Track {
  for (const [k, note] of notes.entries()) singer(t, at + k * 0.012, pitch(note), level, hold, decay, k)
  return t
}

function singer(
  t: Track,
  at: number,
  f: number,
  level: number,
  hold: number,
  decay: number,
  k: number,
): void {
  const formants = AH.map(([centre, share]) => ({
    ring: resonator(),
    centre: centre * (1 + 0.03 * k),
    share,
  }))
  const phases = [0, 0.41, 0.77]
  const smooth = lowPass()
  const attack = 0.12
  t.add(at, attack + hold + decay, s => {
    const f0 = t.take.pitch * f * (1 + 0.006 * Math.sin(TAU * 5 * s + k))
    let source = 0
    for (let i = 0; i < 3; i++) {
      phases[i] = (phases[i]! + (f0 * (0.996 + 0.004 * i)) / RATE) % 1
      source += 2 * phases[i]! - 1
    }
    let out = 0
    for (const { ring, centre, share } of formants) out += ring(source / 3, centre, 110) * share
    const loud =
      s < attack ? s / attack : s < attack + hold ? 1 : Math.exp((-6.9 * (s - attack - hold)) / decay)
    return smooth(out, 5000) * level * loud * 2.4
  })
}
