/** Each sound of the game as a short score. Wood, brass and bells: the workbench, not a spaceship. */
import type { CueName } from '../../src/contract/cues.ts'
import { Track } from './synth.ts'

/** Equal temperament from a name such as `C5` or `F#4`. */
function pitch(name: string): number {
  const match = /^([A-G])(#?)(\d)$/.exec(name)
  if (!match) throw new Error(`no such note: ${name}`)
  const step = { C: -9, D: -7, E: -5, F: -4, G: -2, A: 0, B: 2 }[match[1] as 'A'] + (match[2] ? 1 : 0)
  return 440 * 2 ** (step / 12 + Number(match[3]) - 4)
}

const knock = (t: Track, at: number, level: number, body = 190): Track =>
  t
    .tone(at, body * 1.6, level, { attack: 0.001, decay: 0.09 }, { to: body })
    .noise(at, level * 0.7, { attack: 0.001, decay: 0.035 }, { from: 3200, to: 900, seed: 3 })

const drum = (t: Track, at: number, level: number): Track =>
  t
    .tone(at, 150, level, { attack: 0.002, decay: 0.42 }, { to: 46 })
    .noise(at, level * 0.5, { attack: 0.001, decay: 0.12 }, { from: 1800, to: 200, seed: 11 })

const sparkle = (t: Track, at: number, notes: string[], gap: number, level: number): Track => {
  for (const [i, note] of notes.entries()) t.bell(at + i * gap, pitch(note), level * (1 - i * 0.06), 0.7)
  return t
}

const chord = (t: Track, at: number, notes: string[], level: number, hold: number, decay: number): Track => {
  for (const note of notes) t.brass(at, pitch(note), level, { attack: 0.03, hold, decay })
  return t
}

export const cues: Record<CueName, () => Track> = {
  battle_start: () => {
    const t = new Track(1.9)
    t.noise(0, 0.35, { attack: 0.32, decay: 0.3 }, { from: 300, to: 5200, seed: 5 })
    drum(t, 0.34, 0.9)
    drum(t, 0.52, 0.6)
    chord(t, 0.34, ['D3', 'A3', 'D4'], 0.34, 0.1, 0.22)
    drum(t, 0.72, 1)
    chord(t, 0.72, ['D3', 'A3', 'D4', 'F#4', 'A4'], 0.3, 0.35, 0.75)
    t.bell(0.72, pitch('D6'), 0.16, 1)
    return t.room(0.3, 1.2)
  },
  take_damage: () => {
    const t = new Track(0.55)
    t.noise(0, 0.5, { attack: 0.004, decay: 0.07 }, { from: 7000, to: 2500, seed: 9, high: true })
    drum(t, 0.02, 1)
    t.noise(0.02, 0.9, { attack: 0.001, decay: 0.2 }, { from: 2600, to: 160, seed: 2 })
    t.tone(0.03, 420, 0.22, { attack: 0.002, decay: 0.16 }, { to: 120, wave: 'triangle' })
    return t.room(0.14)
  },
  turn_skip: () => {
    const t = new Track(0.6)
    t.noise(0, 0.5, { attack: 0.09, decay: 0.26 }, { from: 700, to: 3600, seed: 4 })
    t.tone(0.05, pitch('E5'), 0.26, { attack: 0.01, decay: 0.16 }, { to: pitch('B4'), wave: 'triangle' })
    knock(t, 0.24, 0.4, 240)
    return t.room(0.16)
  },
  card_defeated: () => {
    const t = new Track(1.25)
    drum(t, 0, 0.9)
    t.tone(
      0.02,
      pitch('A4'),
      0.34,
      { attack: 0.01, decay: 0.8 },
      { to: pitch('A2'), wave: 'triangle', vibrato: 0.02 },
    )
    for (const [i, note] of ['E6', 'C#6', 'A5', 'F5', 'D5'].entries())
      t.bell(0.1 + i * 0.085, pitch(note), 0.14, 0.4)
    t.noise(0.12, 0.4, { attack: 0.02, decay: 0.7 }, { from: 4200, to: 260, seed: 6 })
    return t.room(0.34, 1.3)
  },
  victory: () => {
    const t = new Track(2.7)
    for (const [at, notes] of [
      [0, ['G3', 'D4', 'G4']],
      [0.17, ['G3', 'D4', 'B4']],
      [0.34, ['G3', 'D4', 'D5']],
    ] as const)
      chord(t, at, [...notes], 0.3, 0.06, 0.14)
    drum(t, 0.55, 0.9)
    chord(t, 0.55, ['G3', 'D4', 'G4', 'B4', 'G5'], 0.28, 0.65, 1)
    sparkle(t, 0.6, ['G5', 'B5', 'D6', 'G6', 'B6'], 0.09, 0.17)
    drum(t, 1.1, 0.45)
    return t.room(0.36, 1.3)
  },
  defeat: () => {
    const t = new Track(2.3)
    chord(t, 0, ['D3', 'A3', 'F4'], 0.3, 0.16, 0.3)
    chord(t, 0.38, ['C3', 'G3', 'D#4'], 0.28, 0.16, 0.3)
    drum(t, 0.8, 0.7)
    chord(t, 0.8, ['A2', 'E3', 'C4'], 0.3, 0.4, 1)
    t.tone(0.8, pitch('E4'), 0.12, { attack: 0.05, decay: 1.2 }, { to: pitch('C4'), vibrato: 0.01 })
    return t.room(0.4, 1.4)
  },
  click: () => knock(new Track(0.16), 0, 0.9, 210),
  select: () => {
    const t = new Track(0.4)
    knock(t, 0, 0.4, 320)
    t.bell(0.005, pitch('A5'), 0.5, 0.3)
    return t.room(0.1)
  },
  card_enter: () => {
    const t = new Track(0.95)
    t.noise(0, 0.5, { attack: 0.16, decay: 0.16 }, { from: 500, to: 4200, seed: 8 })
    knock(t, 0.26, 0.7, 120)
    t.tone(0.3, 240, 0.5, { attack: 0.004, decay: 0.2 }, { to: 620 })
    sparkle(t, 0.36, ['D5', 'A5', 'D6'], 0.05, 0.2)
    return t.room(0.24)
  },
  ui_success: () => sparkle(new Track(0.95), 0, ['C5', 'E5', 'G5', 'C6'], 0.075, 0.4).room(0.2),
}
