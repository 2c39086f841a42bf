/**
 * Attacks: one base per type, in the material of the type. A heavy blow is the same base slower and lower with a boom
 * under it; a light one is short and high.
 */

import { type CardType, elements } from '../../../src/contract/endpoints/game/characters.ts'
import { ATTACK_LANDS, attackCue, type BlowStrength, type CueName } from '../../../src/design/cues.ts'
import { choir } from '../choir.ts'
import {
  boom,
  bubble,
  drum,
  harpsichord,
  kick,
  knock,
  marimba,
  paper,
  pluck,
  snap,
  tom,
  whoosh,
} from '../instruments.ts'
import { type Take, Track } from '../synth.ts'
import type { Score } from './scores.ts'

/** `k` scales pitch: 1 for a light blow, below for a heavy one; `s` stretches time the other way. */
type Base = (t: Track, k: number, s: number) => Track

const bases: Record<CardType, Base> = {
  Fuoco: (t, k, s) => {
    t.noise(0, 0.8, { attack: 0.08 * s, decay: 0.45 * s }, { from: 900 * k, to: 4600 * k, seed: 19 })
    t.noise(0.06 * s, 0.5, { attack: 0.05, decay: 0.5 * s }, { from: 3600 * k, to: 700, seed: 20 })
    for (let i = 0; i < 12; i++)
      t.noise(
        (0.08 + i * 0.034) * s,
        0.55 - 0.03 * i,
        { attack: 0.001, decay: 0.014 },
        { from: 7000, to: 3000, seed: 90 + i },
      )
    return t
  },
  Acqua: (t, k, s) => {
    whoosh(t, 0, 0.5, 0.22 * s, 700 * k, 2800 * k)
    t.noise(0.14 * s, 0.8, { attack: 0.006, decay: 0.34 * s }, { from: 4200 * k, to: 500, seed: 25 })
    for (let i = 0; i < 7; i++)
      bubble(t, (0.2 + i * 0.05) * s, (300 + 170 * ((i * 3) % 5)) * k, 0.3 - 0.025 * i, 0.07)
    return t
  },
  Ghiaccio: (t, k, s) => {
    for (let i = 0; i < 6; i++) t.bell(i * 0.022 * s, (1900 + 420 * ((i * 4) % 5)) * k, 0.2, 0.35 * s)
    t.noise(
      0.12 * s,
      0.7,
      { attack: 0.001, decay: 0.12 * s },
      { from: 8000, to: 3000 * k, seed: 27, high: true },
    )
    knock(t, 0.12 * s, 0.7, 640 * k)
    for (let i = 0; i < 7; i++)
      t.bell((0.2 + i * 0.037) * s, (2600 + 300 * ((i * 3) % 7)) * k, 0.12 - 0.012 * i, 0.18)
    return t
  },
  Natura: (t, k, s) => {
    paper(t, 0, 0.5, 0.24 * s, 900 * k, 3200, 38)
    for (let i = 0; i < 5; i++) pluck(t, (0.05 + i * 0.045) * s, (196 + 49 * i) * k, 0.4, 0.4 * s, 0.35)
    knock(t, 0.22 * s, 0.8, 170 * k)
    return marimba(t, 0.24 * s, 392 * k, 0.4, 0.35)
  },
  Aria: (t, k, s) => {
    whoosh(t, 0, 0.7, 0.2 * s, 900 * k, 6500)
    whoosh(t, 0.13 * s, 0.8, 0.22 * s, 6200, 700 * k)
    t.tone(0.02, 1300 * k, 0.1, { attack: 0.06, decay: 0.3 * s }, { to: 2100 * k, vibrato: 0.02 })
    return whoosh(t, 0.3 * s, 0.4, 0.2 * s, 1500 * k, 5000)
  },
  Terra: (t, k, s) => {
    tom(t, 0, 70 * k, 0.55)
    t.noise(0, 0.9, { attack: 0.004, decay: 0.5 * s }, { from: 2200 * k, to: 260, seed: 35 })
    for (let i = 0; i < 7; i++)
      knock(t, (0.09 + i * 0.06) * s, 0.8 - 0.07 * i, (190 + 60 * ((i * 3) % 4)) * k)
    return t
  },
  Psichico: (t, k, s) => {
    const wave = { vibrato: 0.09 }
    t.tone(0, 320 * k, 0.35, { attack: 0.06, hold: 0.12 * s, decay: 0.35 * s }, { ...wave, to: 980 * k })
    t.tone(0, 484 * k, 0.25, { attack: 0.06, hold: 0.12 * s, decay: 0.35 * s }, { ...wave, to: 1440 * k })
    t.bell(0.28 * s, 1244 * k, 0.3, 0.5).bell(0.3 * s, 1661 * k, 0.22, 0.5)
    return t.echo(0.09, 0.35)
  },
  Meccanico: (t, k, s) => {
    for (let i = 0; i < 4; i++) knock(t, i * 0.045 * s, 0.5, (420 + 120 * (i % 2)) * k)
    t.bell(0.17 * s, 366 * k, 0.5, 0.4 * s).bell(0.17 * s, 587 * k, 0.3, 0.3)
    t.tone(0.17 * s, 96 * k, 0.35, { attack: 0.004, decay: 0.34 * s }, { wave: 'square', to: 70 * k })
    return t.noise(
      0.18 * s,
      0.5,
      { attack: 0.001, hold: 0.06, decay: 0.22 * s },
      { from: 6400, to: 2600, high: true, seed: 43 },
    )
  },
  Cosmico: (t, k, s) => {
    t.tone(0, 1400 * k, 0.25, { attack: 0.02, decay: 0.26 * s }, { to: 90 * k })
    t.noise(0.16 * s, 0.7, { attack: 0.01, decay: 0.5 * s }, { from: 300, to: 5200 * k, seed: 45 })
    t.tone(0.18 * s, 58 * k, 0.7, { attack: 0.006, decay: 0.55 * s }, { to: 36 })
    for (let i = 0; i < 5; i++) t.bell((0.2 + 0.06 * i) * s, (880 + 440 * ((i * 2) % 5)) * k, 0.13, 0.5)
    return t.echo(0.13, 0.3)
  },
  Divino: (t, k, s) => {
    choir(t, 0, k < 1 ? ['D4', 'A4', 'D5'] : ['A4', 'E5', 'A5'], 0.3, 0.14 * s, 0.4 * s)
    for (const [i, f] of [880, 1109, 1319, 1760].entries()) t.bell((0.08 + i * 0.05) * s, f * k, 0.24, 0.6)
    return t.noise(
      0.1 * s,
      0.35,
      { attack: 0.05, decay: 0.4 * s },
      { from: 5200, to: 2200, seed: 47, high: true },
    )
  },
  Luce: (t, k, s) => {
    whoosh(t, 0, 0.35, 0.16 * s, 1800, 7000)
    for (const [i, f] of [1319, 1661, 1976, 2637, 3322].entries())
      t.bell((0.04 + i * 0.024) * s, f * k, 0.26, 0.4 * s)
    t.tone(0.12 * s, 2637 * k, 0.16, { attack: 0.01, decay: 0.4 * s }, { to: 2640 * k, vibrato: 0.01 })
    return t.noise(
      0.12 * s,
      0.45,
      { attack: 0.002, decay: 0.24 * s },
      { from: 7500, to: 4200, high: true, seed: 49 },
    )
  },
  Oscurità: (t, k, s) => {
    t.noise(0, 0.6, { attack: 0.2 * s, decay: 0.12 }, { from: 500, to: 2800 * k, seed: 53 })
    t.tone(0, 92 * k, 0.4, { attack: 0.16 * s, decay: 0.4 * s }, { to: 55 * k, wave: 'saw', vibrato: 0.03 })
    t.tone(0.2 * s, 233 * k, 0.3, { attack: 0.004, decay: 0.5 * s }, { to: 110 * k, wave: 'triangle' })
    t.tone(0.2 * s, 247 * k, 0.3, { attack: 0.004, decay: 0.5 * s }, { to: 104 * k, wave: 'triangle' })
    return t.noise(0.2 * s, 0.6, { attack: 0.002, decay: 0.36 * s }, { from: 2800 * k, to: 400, seed: 55 })
  },
  Suono: (t, k, s) => {
    for (const [i, f] of [330, 415, 494, 659].entries()) {
      harpsichord(t, i * 0.035 * s, f * k, 0.26, 0.4)
      t.brass(0.15 * s, f * k, 0.16, { attack: 0.01, hold: 0.08 * s, decay: 0.24 * s })
    }
    kick(t, 0.15 * s, 0.8)
    return t.bell(0.16 * s, 1319 * k, 0.2, 0.4)
  },
  Oggetto: (t, k, s) => {
    paper(t, 0, 0.5, 0.16 * s, 1300, 4200, 70)
    t.tone(0.05 * s, 180 * k, 0.5, { attack: 0.004, decay: 0.2 * s }, { to: 620 * k }) // boing
    knock(t, 0.17 * s, 1, 210 * k)
    knock(t, 0.25 * s, 0.6, 290 * k)
    return marimba(t, 0.19 * s, 523 * k, 0.35, 0.3)
  },
  '???': (t, k, s) => {
    for (let i = 0; i < 9; i++) {
      const f = [110, 880, 233, 1480, 62, 1975, 370, 987, 147][i]! * k
      t.tone(i * 0.042 * s, f, 0.32, { attack: 0.001, hold: 0.022 * s, decay: 0.012 }, { wave: 'square' })
    }
    t.noise(0.2 * s, 0.5, { attack: 0.001, hold: 0.1, decay: 0.12 * s }, { from: 3800, to: 3600, seed: 57 })
    return t.tone(0.36 * s, 740 * k, 0.3, { attack: 0.001, decay: 0.22 * s }, { to: 40, wave: 'square' })
  },
}

/**
 * The snap is the release, the base is the body and the room its tail. A heavy blow also draws in air before its body
 * and has a boom under it.
 */
function blow(base: Base, strength: BlowStrength, take: Take): Track {
  if (strength === 'light') return base(snap(new Track(0.72, take), 0, 0.14), 1.06, 0.86).room(0.14)
  const t = base(snap(new Track(1.3, take), 0, 0.2, 800), 0.8, 1.25)
  t.noise(0, 0.35, { attack: 0.17, decay: 0.05 }, { from: 300, to: 2600, seed: 109 })
  boom(t, ATTACK_LANDS, 46, 0.85, 0.6)
  drum(t, ATTACK_LANDS, 0.45)
  return t.room(0.26, 1.25)
}

export const attackScores = new Map<CueName, Score>(
  elements.flatMap(tipo =>
    (['light', 'heavy'] as const).map(
      strength => [attackCue(tipo, strength), take => blow(bases[tipo], strength, take)] as const,
    ),
  ),
)
