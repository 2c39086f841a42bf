/** Wood, brass and bells under the fingers: the workbench, not a spaceship. */
import { harpsichord, knock, marimba, paper, whoosh } from '../instruments.ts'
import { pitch } from '../pitch.ts'
import { Track } from '../synth.ts'
import { sparkle } from './phrases.ts'
import type { Scores } from './scores.ts'

export const interfaceScores = {
  click: () => knock(new Track(0.16), 0, 0.9, 210),
  select: () => {
    const t = knock(new Track(0.4), 0, 0.4, 320)
    return t.bell(0.005, pitch('A5'), 0.5, 0.3).room(0.1)
  },
  ui_back: () => {
    const t = knock(new Track(0.26), 0, 0.5, 260)
    return marimba(knock(t, 0.06, 0.7, 170), 0.06, pitch('D4'), 0.3, 0.2)
  },
  ui_toggle: () => {
    const t = knock(new Track(0.2), 0, 0.4, 420)
    return knock(t, 0.045, 0.8, 300)
  },
  ui_open: () => {
    const t = whoosh(new Track(0.42), 0, 0.4, 0.2, 500, 3200)
    knock(t, 0.11, 0.4, 230)
    return marimba(marimba(t, 0.1, pitch('G4'), 0.4, 0.25), 0.16, pitch('D5'), 0.4, 0.25).room(0.1)
  },
  ui_close: () => {
    const t = whoosh(new Track(0.36), 0, 0.4, 0.18, 2800, 500)
    marimba(t, 0.04, pitch('D5'), 0.4, 0.2)
    return knock(marimba(t, 0.1, pitch('G4'), 0.4, 0.2), 0.13, 0.6, 190).room(0.08)
  },
  ui_error: () => {
    const t = knock(new Track(0.5), 0, 0.7, 150)
    t.brass(0, pitch('D#3'), 0.4, { attack: 0.01, hold: 0.06, decay: 0.12 })
    knock(t, 0.15, 0.8, 130)
    return t.brass(0.15, pitch('D3'), 0.45, { attack: 0.01, hold: 0.08, decay: 0.2 }).room(0.1)
  },
  ui_success: () => sparkle(new Track(0.95), 0, ['C5', 'E5', 'G5', 'C6'], 0.075, 0.4).room(0.2),
  ui_notification: () => {
    const t = new Track(0.85).bell(0, pitch('E5'), 0.5, 0.5).bell(0.13, pitch('A5'), 0.55, 0.7)
    return harpsichord(harpsichord(t, 0, pitch('E4'), 0.14), 0.13, pitch('A4'), 0.14).room(0.18)
  },
} satisfies Scores

export const albumScores = {
  page_turn: () => {
    const t = paper(new Track(0.6), 0, 0.5, 0.42, 900, 3400, 34)
    paper(t, 0.26, 0.6, 0.16, 2200, 1200, 60)
    return t.noise(0.38, 0.3, { attack: 0.003, decay: 0.07 }, { from: 700, to: 200, seed: 14 })
  },
  page_riffle: () => {
    const t = new Track(0.85)
    for (let i = 0; i < 13; i++) {
      const at = 0.02 + i * 0.05 * (1 - i * 0.012)
      paper(t, at, 0.25 + 0.02 * i, 0.06, 1500 + 90 * i, 3600, 90)
      t.noise(at + 0.03, 0.22, { attack: 0.001, decay: 0.016 }, { from: 2600, to: 1100, seed: 70 + i })
    }
    return knock(t, 0.68, 0.4, 130)
  },
  slot_fill: () => {
    const t = paper(new Track(1), 0, 0.3, 0.16, 1500, 3200)
    knock(t, 0.15, 0.8, 180)
    marimba(t, 0.16, pitch('G4'), 0.35)
    return sparkle(t, 0.2, ['D5', 'G5', 'B5', 'D6'], 0.06, 0.26).room(0.25)
  },
} satisfies Scores
