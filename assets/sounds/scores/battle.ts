/** What happens to cards in battle, apart from the attacks themselves. */

import { CARD_SLAPS, CREATURE_BREAKS } from '../../../src/design/cues.ts'
import { choir } from '../choir.ts'
import {
  boom,
  bubble,
  crack,
  drum,
  harpsichord,
  kick,
  knock,
  marimba,
  paper,
  rattle,
  scuff,
  slap,
  snap,
  tom,
  whoosh,
} from '../instruments.ts'
import { pitch } from '../pitch.ts'
import { inTune, type Take, Track } from '../synth.ts'
import { chord, sparkle } from './phrases.ts'
import type { Scores } from './scores.ts'

/**
 * A melody that a battle plays once. The drum is the transient; the rising noise before it starts at an audible level.
 */
const battle_start = (take: Take) => {
  const t = new Track(1.9, take)
  t.noise(0, 0.5, { attack: 0.02, hold: 0.28, decay: 0.25 }, { from: 600, to: 5200, seed: 5 })
  slap(t, 0, 0.3)
  drum(t, 0.34, 0.9)
  drum(t, 0.52, 0.6)
  chord(t, 0.34, ['D3', 'A3', 'D4'], 0.34, 0.1, 0.22)
  drum(t, 0.72, 1)
  chord(t, 0.72, ['D3', 'A3', 'D4', 'F#4', 'A4'], 0.3, 0.35, 0.75)
  t.bell(0.72, pitch('D6'), 0.16, 1)
  return t.room(0.3, 1.2)
}

export const battleScores = {
  battle_start,
  // Snap, a thud of rubber, a short scrape.
  take_damage: take => {
    const t = snap(new Track(0.5, take), 0, 0.5, 1100)
    slap(t, 0.002, 0.55)
    drum(t, 0.004, 0.4)
    t.tone(0.01, 380, 0.3, { attack: 0.002, decay: 0.15 }, { to: 130, wave: 'triangle' })
    return scuff(t, 0.06, 0.16, 0.16).room(0.12)
  },
  // Crack, a boom under a slap, then pieces that settle.
  take_damage_heavy: take => {
    const t = crack(new Track(1.25, take), 0, 0.36)
    boom(t, 0.003, 44, 1, 0.85)
    slap(t, 0.003, 0.5)
    tom(t, 0.012, 66, 0.45)
    t.noise(0.01, 0.8, { attack: 0.002, decay: 0.5 }, { from: 3400, to: 300, seed: 2 })
    t.noise(0.1, 0.28, { attack: 0.03, decay: 0.8 }, { from: 1100, to: 130, seed: 33 })
    return rattle(t, 0.2, 0.2, 3).room(0.26, 1.3)
  },
  block: take => {
    const t = snap(new Track(0.7, take), 0, 0.6, 1900)
    knock(t, 0, 0.8, 140)
    t.bell(0.004, 523, 0.45, 0.5).bell(0.004, 791, 0.3, 0.35)
    return t.noise(0, 0.4, { attack: 0.001, decay: 0.06 }, { from: 6000, to: 1800, seed: 12 }).room(0.2)
  },
  heal: take => {
    const t = new Track(1.1, take)
    for (const [i, note] of ['C5', 'E5', 'G5', 'C6'].entries()) marimba(t, i * 0.085, pitch(note), 0.36)
    choir(t, 0.1, ['G4', 'C5'], 0.12, 0.25, 0.45)
    return sparkle(t, 0.36, ['E6', 'G6', 'C6'], 0.07, 0.16).room(0.3)
  },
  buff: take => {
    const t = whoosh(new Track(0.85, take), 0, 0.4, 0.3, 400, 3600)
    for (const [i, note] of ['D4', 'A4', 'D5'].entries())
      t.brass(0.1 + i * 0.09, pitch(note), 0.3, { attack: 0.012, hold: 0.06, decay: 0.16 })
    return t.bell(0.3, pitch('D6'), 0.2, 0.5).room(0.22)
  },
  debuff: take => {
    const t = whoosh(new Track(0.85, take), 0, 0.35, 0.3, 2600, 300)
    for (const [i, note] of ['A4', 'D#4', 'A3'].entries())
      t.brass(0.06 + i * 0.1, pitch(note), 0.3, { attack: 0.012, hold: 0.06, decay: 0.2 })
    return t.tone(0.3, 190, 0.3, { attack: 0.02, decay: 0.4 }, { to: 88, wave: 'triangle' }).room(0.22)
  },
  poison_tick: take => {
    const t = new Track(0.6, take)
    for (const [i, f] of [210, 330, 260, 420].entries()) bubble(t, i * 0.075, f, 0.5 - 0.06 * i, 0.09)
    return t.tone(0.02, 150, 0.3, { attack: 0.03, decay: 0.3 }, { to: 110, vibrato: 0.06 }).room(0.12)
  },
  burn_tick: take => {
    const t = new Track(0.6, take)
    t.noise(0, 0.5, { attack: 0.05, decay: 0.42 }, { from: 1500, to: 600, seed: 19 })
    for (let i = 0; i < 9; i++)
      t.noise(
        0.03 + i * 0.043,
        0.5 - 0.04 * i,
        { attack: 0.001, decay: 0.012 },
        { from: 7000, to: 3000, seed: 80 + i },
      )
    return t.room(0.08)
  },
  freeze: take => {
    const t = new Track(1.05, take)
    for (let i = 0; i < 9; i++) t.bell(i * 0.045, 2100 * 1.12 ** ((i * 5) % 7), 0.16, 0.3)
    t.noise(0.02, 0.3, { attack: 0.16, decay: 0.3 }, { from: 5200, to: 2600, seed: 23, high: true })
    knock(t, 0.4, 0.6, 520)
    return t.tone(0.4, 1760, 0.2, { attack: 0.002, decay: 0.4 }, { to: 1500 }).room(0.35, 1.1)
  },
  paralysis: take => {
    const t = new Track(0.8, take)
    const gate = (s: number) => (Math.sin(s * 190) > 0 ? 1 : 0.15)
    t.tone(0, 132, 0.35, { attack: 0.004, hold: 0.3, decay: 0.3 }, { wave: 'saw', vibrato: 0.05 })
    t.noise(0, 0.5, { attack: 0.002, hold: 0.2, decay: 0.3 }, { from: 5600, to: 2400, seed: 29, high: true })
    return t.shape(gate).room(0.15)
  },
  sleep: take => {
    const t = new Track(1.3, take)
    for (const [i, note] of ['E5', 'C5', 'G4', 'E4'].entries())
      t.bell(i * 0.19, pitch(note), 0.34 - 0.05 * i, 0.7)
    return t.noise(0.2, 0.25, { attack: 0.45, decay: 0.5 }, { from: 500, to: 900, seed: 37 }).room(0.4, 1.3)
  },
  stun: take => {
    const t = knock(new Track(0.95, take), 0, 0.9, 150)
    for (let i = 0; i < 7; i++) t.bell(0.08 + i * 0.09, 1480 + 330 * (i % 2), 0.24 - 0.025 * i, 0.25)
    return t.room(0.2)
  },
  energy_gain: take => {
    const t = new Track(0.5, inTune(take))
    t.tone(0, 330, 0.3, { attack: 0.01, decay: 0.22 }, { to: 880, wave: 'triangle' })
    return t.bell(0.09, pitch('E5'), 0.4, 0.35).bell(0.15, pitch('B5'), 0.35, 0.35).room(0.12)
  },
  energy_short: take => {
    const t = knock(new Track(0.42, take), 0, 0.6, 170)
    t.tone(0.01, 240, 0.3, { attack: 0.004, decay: 0.14 }, { to: 180, wave: 'triangle' })
    return t.tone(0.13, 205, 0.3, { attack: 0.004, decay: 0.2 }, { to: 140, wave: 'triangle' }).room(0.06)
  },
  // Air under the falling card, its slap on the table, the creature that rises, a sparkle.
  card_enter: take => {
    const t = new Track(1.15, take)
    t.noise(0, 0.5, { attack: 0.015, hold: 0.13, decay: 0.2 }, { from: 500, to: 3600, seed: 8 })
    slap(t, CARD_SLAPS, 1)
    boom(t, CARD_SLAPS + 0.002, 58, 0.5, 0.3)
    scuff(t, 0.3, 0.2, 0.14)
    t.tone(0.36, 210, 0.42, { attack: 0.006, decay: 0.22 }, { to: 640, vibrato: 0.02 })
    t.noise(0.36, 0.22, { attack: 0.03, decay: 0.2 }, { from: 900, to: 4200, seed: 18 })
    return sparkle(t, 0.46, ['D5', 'A5', 'D6', 'A6'], 0.05, 0.16).room(0.26)
  },
  card_replace: take => {
    const t = paper(new Track(0.75, take), 0, 0.4, 0.2, 3400, 1300)
    paper(t, 0.2, 0.45, 0.2, 1300, 3600)
    knock(t, 0.38, 0.7, 150)
    return marimba(t, 0.39, pitch('D5'), 0.25).room(0.14)
  },
  card_draw: take => {
    const t = paper(new Track(0.34, take), 0, 0.5, 0.2, 1300, 4200, 80)
    return knock(t, 0.18, 0.3, 300)
  },
  // Crack of the figure, the boom of its fall, falling bells, pieces on the table.
  card_defeated: take => {
    const t = crack(new Track(1.6, take), 0, 0.8)
    boom(t, 0.004, 38, 1, 0.75)
    drum(t, 0.006, 0.7)
    crack(t, CREATURE_BREAKS, 0.35)
    t.noise(0.02, 0.7, { attack: 0.004, decay: 0.5 }, { from: 4200, to: 220, seed: 6 })
    const falling = { to: pitch('A2'), wave: 'triangle', vibrato: 0.02 } as const
    t.tone(0.05, pitch('A4'), 0.3, { attack: 0.01, decay: 0.8 }, falling)
    for (const [i, note] of ['E6', 'C#6', 'A5', 'F5', 'D5'].entries())
      t.bell(0.16 + i * 0.085, pitch(note), 0.1, 0.4)
    rattle(t, 0.26, 0.5, 4)
    return slap(t, 0.62, 0.35).room(0.32, 1.3)
  },
  // One gem that drops into the counter: glass on brass. The player raises it by a step for each further gem.
  score: take => {
    const t = snap(new Track(0.75, inTune(take)), 0, 0.4, 2300)
    marimba(t, 0, pitch('D5'), 0.5, 0.4)
    t.bell(0.004, pitch('D6'), 0.34, 0.6).bell(0.03, pitch('A6'), 0.14, 0.5)
    return harpsichord(t, 0.004, pitch('D5'), 0.12, 0.4).room(0.22)
  },
  score_rival: take => {
    const t = knock(new Track(0.75, inTune(take)), 0, 0.7, 150)
    marimba(t, 0, pitch('D4'), 0.5, 0.4)
    t.bell(0.006, pitch('F4'), 0.2, 0.5)
    return t.tone(0.01, pitch('D3'), 0.4, { attack: 0.006, decay: 0.4 }, { to: pitch('A2') }).room(0.24)
  },
} satisfies Scores

export const turnScores = {
  turn_own: take => {
    const t = new Track(0.95, inTune(take)).bell(0, pitch('D5'), 0.5, 0.7).bell(0.11, pitch('A5'), 0.5, 0.8)
    return harpsichord(t, 0, pitch('D4'), 0.15).room(0.24)
  },
  turn_rival: take => {
    const t = marimba(new Track(0.7, inTune(take)), 0, pitch('A3'), 0.6)
    return marimba(t, 0.11, pitch('D3'), 0.6, 0.6).room(0.2)
  },
  turn_skip: take => {
    const t = new Track(0.6, take)
    t.noise(0, 0.5, { attack: 0.09, decay: 0.26 }, { from: 700, to: 3600, seed: 4 })
    const down = { to: pitch('B4'), wave: 'triangle' } as const
    t.tone(0.05, pitch('E5'), 0.26, { attack: 0.01, decay: 0.16 }, down)
    return knock(t, 0.24, 0.4, 240).room(0.16)
  },
  clock_tick: take => {
    const t = knock(new Track(0.14, take), 0, 0.7, 900)
    return t.noise(0, 0.4, { attack: 0.001, decay: 0.012 }, { from: 8000, to: 4000, seed: 15 })
  },
  low_health: take => {
    const t = kick(new Track(0.75, take), 0, 1)
    return kick(t, 0.21, 0.7).room(0.08)
  },
  victory: take => {
    const t = new Track(2.5, take)
    for (const [i, top] of ['G4', 'B4', 'D5'].entries())
      chord(t, i * 0.17, ['G3', 'D4', top], 0.3, 0.06, 0.14)
    drum(t, 0.55, 0.9)
    chord(t, 0.55, ['G3', 'D4', 'G4', 'B4', 'G5'], 0.28, 0.65, 1)
    sparkle(t, 0.6, ['G5', 'B5', 'D6', 'G6', 'B6'], 0.09, 0.17)
    return drum(t, 1.1, 0.45).room(0.36, 1.3)
  },
  defeat: take => {
    const t = chord(new Track(2.2, take), 0, ['D3', 'A3', 'F4'], 0.3, 0.16, 0.3)
    chord(t, 0.38, ['C3', 'G3', 'D#4'], 0.28, 0.16, 0.3)
    drum(t, 0.8, 0.7)
    chord(t, 0.8, ['A2', 'E3', 'C4'], 0.3, 0.4, 1)
    const sigh = { to: pitch('C4'), vibrato: 0.01 }
    return t.tone(0.8, pitch('E4'), 0.12, { attack: 0.05, decay: 1.2 }, sigh).room(0.4, 1.4)
  },
  level_up: take => {
    const t = new Track(1.6, inTune(take))
    for (const [i, note] of ['G4', 'B4', 'D5', 'G5', 'B5'].entries())
      harpsichord(t, i * 0.075, pitch(note), 0.26)
    drum(t, 0.38, 0.6)
    chord(t, 0.38, ['G3', 'D4', 'G4', 'B4'], 0.24, 0.25, 0.5)
    return sparkle(t, 0.42, ['D6', 'G6', 'B6'], 0.08, 0.2).room(0.32, 1.2)
  },
  xp_gain: take => {
    const t = new Track(0.7, inTune(take))
    for (let i = 0; i < 6; i++) marimba(t, i * 0.055, pitch('G4') * 2 ** (i * (2 / 12)), 0.34, 0.25)
    return t.room(0.14)
  },
} satisfies Scores
