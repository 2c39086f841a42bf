import { pitch } from '../pitch.ts'
import type { Track } from '../synth.ts'

/** Bells one after the other, each a little softer. */
export function sparkle(t: Track, at: number, notes: string[], gap: number, level: number): Track {
  for (const [i, note] of notes.entries()) t.bell(at + i * gap, pitch(note), level * (1 - i * 0.06), 0.7)
  return t
}

/** A chord of brass. */
export function chord(
  t: Track,
  at: number,
  notes: string[],
  level: number,
  hold: number,
  decay: number,
): Track {
  for (const note of notes) t.brass(at, pitch(note), level, { attack: 0.03, hold, decay })
  return t
}
