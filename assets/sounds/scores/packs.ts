/** Opening packs: the richer the card, the longer the drum, up to a fanfare. */
import { choir } from '../choir.ts'
import { drum, harpsichord, knock, marimba, paper, tom, whoosh } from '../instruments.ts'
import { pitch } from '../pitch.ts'
import { Track } from '../synth.ts'
import { chord, sparkle } from './phrases.ts'
import type { Scores } from './scores.ts'

function timpaniRoll(t: Track, at: number, length: number, f: number, level: number): Track {
  const strokes = Math.round(length / 0.055)
  for (let i = 0; i < strokes; i++) tom(t, at + i * 0.055, f, level * (0.25 + (0.75 * i) / strokes))
  return t
}

export const packScores = {
  pack_shake: () => {
    const t = new Track(0.5)
    for (const [i, at] of [0, 0.09, 0.2, 0.29].entries()) {
      paper(t, at, 0.5 - 0.06 * i, 0.08, 1700, 3200, 110)
      knock(t, at + 0.02, 0.25, 200 + 30 * (i % 2))
    }
    return t.room(0.06)
  },
  pack_open: () => {
    const t = paper(new Track(1.35), 0, 0.8, 0.5, 1100, 4600, 46)
    paper(t, 0.1, 0.4, 0.36, 2600, 5200, 120)
    drum(t, 0.46, 0.7)
    whoosh(t, 0.42, 0.5, 0.4, 700, 5200)
    return sparkle(t, 0.5, ['G5', 'B5', 'D6', 'F#6', 'A6'], 0.05, 0.2).room(0.3)
  },
  card_flip: () => {
    const t = paper(new Track(0.28), 0, 0.45, 0.12, 1400, 3800, 60)
    return knock(t, 0.1, 0.45, 260)
  },
  reveal_comune: () => {
    const t = paper(new Track(0.6), 0, 0.3, 0.12, 1500, 3600)
    knock(t, 0.1, 0.6, 210)
    return marimba(marimba(t, 0.11, pitch('G4'), 0.5), 0.17, pitch('B4'), 0.4).room(0.14)
  },
  reveal_non_comune: () => {
    const t = paper(new Track(0.75), 0, 0.3, 0.12, 1500, 3800)
    knock(t, 0.1, 0.5, 230)
    for (const [i, note] of ['G4', 'B4', 'D5'].entries()) marimba(t, 0.11 + i * 0.06, pitch(note), 0.45)
    return t.bell(0.25, pitch('G5'), 0.25, 0.5).room(0.18)
  },
  reveal_rara: () => {
    const t = whoosh(new Track(1.15), 0, 0.3, 0.24, 800, 4200)
    for (const [i, note] of ['D4', 'G4', 'B4', 'D5'].entries())
      harpsichord(t, 0.12 + i * 0.06, pitch(note), 0.3)
    return sparkle(t, 0.3, ['G5', 'D6', 'G6'], 0.07, 0.34).room(0.28, 1.2)
  },
  reveal_mitica: () => {
    const t = whoosh(new Track(1.7), 0, 0.5, 0.4, 300, 5200)
    drum(t, 0.34, 0.7)
    choir(t, 0.3, ['D4', 'A4', 'D5', 'F#5'], 0.26, 0.55, 0.6)
    return sparkle(t, 0.36, ['A5', 'D6', 'F#6', 'A6'], 0.08, 0.26).room(0.4, 1.3)
  },
  reveal_leggendaria: () => {
    const t = timpaniRoll(new Track(2.5), 0, 0.5, 74, 0.5)
    drum(t, 0.55, 1)
    chord(t, 0.55, ['D3', 'A3', 'D4', 'F#4'], 0.24, 0.1, 0.12)
    chord(t, 0.75, ['D3', 'A3', 'E4', 'A4'], 0.24, 0.06, 0.1)
    drum(t, 0.92, 0.9)
    chord(t, 0.92, ['D3', 'A3', 'F#4', 'A4', 'D5'], 0.24, 0.6, 0.8)
    choir(t, 0.92, ['A4', 'D5'], 0.16, 0.7, 0.7)
    return sparkle(t, 1, ['D6', 'F#6', 'A6', 'D6', 'A6'], 0.085, 0.17).room(0.36, 1.4)
  },
  reveal_unica: () => {
    const t = new Track(3)
    t.tone(0, pitch('D2'), 0.3, { attack: 0.5, hold: 0.1, decay: 0.4 })
    timpaniRoll(t, 0.35, 0.5, 62, 0.4)
    for (const [i, notes] of [
      ['D3', 'A3', 'D4'],
      ['F3', 'C4', 'F4'],
      ['G3', 'D4', 'G4', 'B4'],
    ].entries())
      chord(t, 0.9 + i * 0.19, notes, 0.24, 0.1, 0.12)
    drum(t, 1.47, 1)
    chord(t, 1.47, ['A2', 'E3', 'A3', 'C#4', 'E4', 'A4'], 0.2, 0.7, 0.8)
    choir(t, 1.47, ['E4', 'A4', 'C#5', 'E5'], 0.2, 0.75, 0.75)
    return sparkle(t, 1.55, ['A5', 'C#6', 'E6', 'A6', 'E6', 'A6'], 0.08, 0.16).room(0.45, 1.5)
  },
} satisfies Scores
