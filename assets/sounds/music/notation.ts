/**
 * Melodies as text: one string per bar, its tokens evenly spaced. A note name begins a note, `-` holds it, `.` is
 * silence. Chords are listed by name and spelled here.
 */
import { pitch } from '../pitch.ts'

export interface Note {
  at: number // in bars from the beginning
  length: number // in bars
  f: number // hertz
}

export function melody(bars: readonly string[]): Note[] {
  const notes: Note[] = []
  let held: Note | null = null
  for (const [bar, text] of bars.entries()) {
    const tokens = text.trim().split(/\s+/)
    for (const [i, token] of tokens.entries()) {
      const step = 1 / tokens.length
      if (token === '-') {
        if (held) held.length += step
      } else if (token === '.') held = null
      else {
        held = { at: bar + i * step, length: step, f: pitch(token) }
        notes.push(held)
      }
    }
  }
  return notes
}

const chords: Record<string, readonly string[]> = {
  G: ['G2', 'B3', 'D4', 'G4'],
  G7: ['G2', 'B3', 'D4', 'F4'],
  'G/D': ['D3', 'B3', 'D4', 'G4'],
  'G/B': ['B2', 'B3', 'D4', 'G4'],
  B7: ['B2', 'A3', 'D#4', 'F#4'],
  Em: ['E2', 'B3', 'E4', 'G4'],
  A7: ['A2', 'A3', 'C#4', 'G4'],
  C: ['C3', 'C4', 'E4', 'G4'],
  Cm: ['C3', 'C4', 'Eb4', 'G4'],
  D: ['D3', 'A3', 'D4', 'F#4'],
  D7: ['D3', 'A3', 'C4', 'F#4'],
  'D/F#': ['F#2', 'A3', 'D4', 'F#4'],
  Dm: ['D2', 'A3', 'D4', 'F4'],
  Bb: ['Bb2', 'Bb3', 'D4', 'F4'],
  F: ['F2', 'A3', 'C4', 'F4'],
  Gm: ['G2', 'Bb3', 'D4', 'G4'],
  A: ['A2', 'A3', 'C#4', 'E4'],
}

export interface Chord {
  root: number // hertz, for the bass
  upper: number[]
}

export function chordOf(name: string): Chord {
  const spelled = chords[name]
  if (!spelled) throw new Error(`no such chord: ${name}`)
  const [root, ...upper] = spelled.map(pitch)
  return { root: root!, upper }
}

/** One or two chords per bar, separated by spaces. */
export const harmony = (bars: string): (Chord & { at: number; length: number })[] =>
  bars
    .split('|')
    .map(bar => bar.trim().split(/\s+/))
    .flatMap((names, bar) =>
      names.map((name, i) => ({ ...chordOf(name), at: bar + i / names.length, length: 1 / names.length })),
    )
