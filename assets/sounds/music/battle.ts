/**
 * The duel in stems of eight bars (`battle-music.ts`): a walk of plucked bass and woodwind, strings that never rest with a call of
 * brass and its answer in bells, a chase with toms and stabs, and a dance for the winner.
 */
import { BAR, BARS, BEAT, STEM, STEM_MARGIN } from '../../../src/design/battle-music.ts'
import {
  bass,
  brush,
  harpsichord,
  hat,
  kick,
  knock,
  marimba,
  ocarina,
  pluck,
  snare,
  strings,
  tom,
} from '../instruments.ts'
import { RATE, type Track } from '../synth.ts'
import { mixdown, type Stem, type Stereo, stem } from './mixdown.ts'
import { type Chord, harmony, melody, type Note } from './notation.ts'

const EIGHTH = BEAT / 2
const SIXTEENTH = BEAT / 4

type Harmony = readonly (Chord & { at: number; length: number })[]

/** Shared by calm, tense and danger, so that they fit together at every bar. */
const duel = harmony('Dm|Dm|Bb|F|C|Dm|Gm|A')
const feast = harmony('D|G|D/F#|A|D|G|A7|D')

const tunes = {
  ocarina: melody([
    'D5 - - - F5 - E5 -',
    'D5 - A4 - - - . .',
    'D5 - - - F5 - G5 -',
    'A5 - - - F5 - . .',
    'G5 - E5 - C5 - E5 -',
    'F5 - D5 - A4 - - .',
    'Bb4 - D5 - G5 - F5 -',
    'E5 - - - C#5 - - .',
  ]),
  harpsichord: melody([
    '. . D5 - E5 - F5 -',
    'A5 - - - F5 - D5 -',
    'Bb4 - D5 - F5 - D5 -',
    'C5 - A4 - F4 - - .',
    'E5 - G5 - E5 - C5 -',
    'D5 - F5 - A5 - - .',
    'G5 - F5 - D5 - Bb4 -',
    'A4 - C#5 - E5 - - .',
  ]),
  call: melody([
    'D4 - - A4 - - G4 F4',
    'E4 - F4 - D4 - - .',
    'F4 - - Bb4 - - A4 G4',
    'A4 - F4 - C5 - - .',
    'G4 - E4 - C5 - - .',
    'D5 - - C5 A4 - F4 -',
    'Bb4 - - D5 - - C5 Bb4',
    'A4 - C#5 - E5 - C#5 A4',
  ]),
  answer: melody([
    'D5 - - - F5 - D5 -',
    'A4 - - - F5 - A5 -',
    'Bb4 - D5 - F5 - D5 -',
    'C5 - - - A4 - C5 -',
    'E5 - - - G5 - E5 -',
    'F5 - E5 - D5 - A4 -',
    'Bb4 - D5 - G5 - F5 -',
    'E5 - C#5 - A4 - - .',
  ]),
  chase: melody([
    'D5 . . D5 . . F5 .',
    'D5 . . D5 . . C5 .',
    'D5 . . D5 . . F5 .',
    'C5 . . C5 . . F5 .',
    'E5 . . E5 . . G5 .',
    'F5 . . F5 . . A5 .',
    'G5 . . G5 . . Bb5 .',
    'A5 - G5 - E5 - C#5 -',
  ]),
  feast: melody([
    'D5 - A4 D5 F#5 - - -',
    'G5 - F#5 - E5 - D5 -',
    'F#5 - D5 F#5 A5 - - -',
    'E5 - - - C#5 - E5 -',
    'D5 - A4 D5 F#5 - A5 -',
    'B5 - A5 - G5 - E5 -',
    'C#5 - E5 - G5 - E5 -',
    'D5 - A4 - D5 - . .',
  ]),
}

const everyBar = (play: (at: number, bar: number) => void): void => {
  for (let bar = 0; bar < BARS; bar++) play(bar * BAR, bar)
}

function brassOf(tune: readonly Note[], level: number, longest = 8): Track {
  const horn = stem(STEM)
  for (const { at, length, f } of tune) {
    const hold = Math.min(longest, Math.max(0.04, length * BAR - 0.14))
    horn.brass(at * BAR, f, level, { attack: 0.03, hold, decay: 0.2 })
    horn.brass(at * BAR, f / 2, level * 0.6, { attack: 0.03, hold, decay: 0.2 })
  }
  return horn
}

function bellsOf(tune: readonly Note[]): Track {
  const metal = stem(STEM)
  for (const { at, f } of tune) {
    metal.bell(at * BAR, f * 2, 0.16, 0.7)
    harpsichord(metal, at * BAR, f, 0.3, 0.6)
  }
  return metal
}

/** Eight notes of the bass in each bar, or only those on the strong beats. */
function bassOf(chords: Harmony, isSparse: boolean): Track {
  const low = stem(STEM)
  for (const { at, root } of chords)
    for (let i = 0; i < 8; i += isSparse ? 2 : 1) {
      if (isSparse && i === 2) continue
      const f = i === 3 || i === 6 ? root * 1.5 : root
      bass(low, at * BAR + i * EIGHTH, f, i % 4 ? 0.34 : 0.5, isSparse ? 0.2 : 0.07)
      if (i % 2 === 0) pluck(low, at * BAR + i * EIGHTH, root * 2, 0.12, 0.25, 0.3)
    }
  return low
}

/** Bowed figures on both sides in `step` seconds per note. */
function ostinato(chords: Harmony, step: number): { left: Track; right: Track } {
  const left = stem(STEM)
  const right = stem(STEM)
  const short = { attack: 0.012, hold: step * 0.25, decay: 0.14 }
  for (const { at, root, upper } of chords) {
    const [a, b, c] = [upper[0]!, upper[1]!, upper[2]!]
    const figure = [a, a, b, a, c, a, b, a]
    for (let i = 0; i < Math.round(BAR / step); i++) {
      const f = figure[i % figure.length]!
      strings(i % 2 ? right : left, at * BAR + i * step, f, i % 4 ? 0.2 : 0.3, short, i % 8)
      if (i % 2 === 0) strings(right, at * BAR + i * step, f / 2, 0.16, short, 3)
    }
    strings(left, at * BAR, root * 2, 0.12, { attack: 0.1, hold: BAR - 0.2, decay: 0.3 }, 2)
  }
  return { left, right }
}

function pad(chords: Harmony): { left: Track; right: Track } {
  const left = stem(STEM)
  const right = stem(STEM)
  const bow = { attack: 0.22, hold: BAR - 0.1, decay: 0.4 }
  for (const { at, upper } of chords)
    for (const [i, f] of upper.entries()) strings(i % 2 ? right : left, at * BAR, f, 0.15, bow, i)
  return { left, right }
}

/** Mixes a stem. A file begins with the end of its loop and ends with its beginning. */
function finished(tracks: readonly Stem[]): Stereo {
  const [left, right] = mixdown(tracks, STEM)
  return [withMargins(left), withMargins(right)]
}

function withMargins(samples: Float32Array): Float32Array {
  const margin = Math.round(STEM_MARGIN * RATE)
  const out = new Float32Array(samples.length + 2 * margin)
  out.set(samples.subarray(samples.length - margin))
  out.set(samples, margin)
  out.set(samples.subarray(0, margin), margin + samples.length)
  return out
}

export function calm(lead: 'ocarina' | 'harpsichord'): Stereo {
  const song = stem(STEM)
  for (const { at, length, f } of tunes[lead]) {
    if (lead === 'ocarina') ocarina(song, at * BAR, f, 0.34, Math.max(0.05, length * BAR - 0.12))
    else {
      harpsichord(song, at * BAR, f, 0.3, 0.7)
      marimba(song, at * BAR, f / 2, 0.3, 0.5)
    }
  }
  const wood = stem(STEM)
  for (const { at, upper } of duel)
    for (let i = 0; i < 8; i++)
      if (i % 4 !== 0) marimba(wood, at * BAR + i * EIGHTH, upper[(i * 2) % 3]!, i % 2 ? 0.16 : 0.24, 0.35)
  const feet = stem(STEM)
  everyBar((at, bar) => {
    kick(feet, at, 0.34)
    kick(feet, at + 2 * BEAT, 0.26)
    for (const beat of [1, 3]) brush(feet, at + beat * BEAT, 0.13)
    for (let i = 0; i < 4; i++) hat(feet, at + i * BEAT + EIGHTH, 0.05)
    if (bar % 4 === 3) knock(feet, at + 3.5 * BEAT, 0.16, 300)
  })
  const { left, right } = pad(duel)
  return finished([
    { track: song, level: 0.9, pan: 0.18, hall: 0.4 },
    { track: wood, level: 0.9, pan: -0.3, hall: 0.3 },
    { track: bassOf(duel, true), level: 0.6, pan: 0, hall: 0.05 },
    { track: left, level: 0.6, pan: -0.6, hall: 0.5 },
    { track: right, level: 0.6, pan: 0.6, hall: 0.5 },
    { track: feet, level: 0.9, pan: 0.05, hall: 0.12 },
  ])
}

export function tense(lead: 'call' | 'answer'): Stereo {
  const { left, right } = ostinato(duel, EIGHTH)
  const song = lead === 'call' ? brassOf(tunes.call, 0.34) : bellsOf(tunes.answer)
  const drums = stem(STEM)
  everyBar((at, bar) => {
    for (const beat of [0, 1.5, 2]) kick(drums, at + beat * BEAT, 0.55)
    for (const beat of [1, 3]) snare(drums, at + beat * BEAT, 0.22)
    for (let i = 0; i < 8; i++) hat(drums, at + i * EIGHTH, i % 2 ? 0.1 : 0.06)
    if (bar % 4 === 3)
      for (let i = 0; i < 6; i++)
        tom(drums, at + 2.5 * BEAT + i * SIXTEENTH, [150, 150, 120, 120, 90, 90][i]!, 0.34)
  })
  return finished([
    { track: left, level: 0.9, pan: -0.5, hall: 0.3 },
    { track: right, level: 0.9, pan: 0.5, hall: 0.3 },
    { track: song, level: 0.95, pan: lead === 'call' ? -0.1 : 0.25, hall: 0.4 },
    { track: bassOf(duel, false), level: 0.42, pan: 0, hall: 0.05 },
    { track: drums, level: 0.7, pan: 0, hall: 0.14 },
  ])
}

export function danger(): Stereo {
  const { left, right } = ostinato(duel, SIXTEENTH)
  const drums = stem(STEM)
  everyBar((at, bar) => {
    for (const beat of [0, 0.5, 1.5, 2, 2.5, 3.5]) kick(drums, at + beat * BEAT, beat % 2 ? 0.4 : 0.6)
    for (const beat of [1, 3]) snare(drums, at + beat * BEAT, 0.3)
    for (let i = 0; i < 16; i++) hat(drums, at + i * SIXTEENTH, i % 4 === 2 ? 0.11 : 0.05)
    for (const [i, beat] of [0.75, 1.75, 2.75].entries()) tom(drums, at + beat * BEAT, 110 - 14 * i, 0.3)
    if (bar % 2)
      for (let i = 0; i < 8; i++)
        tom(drums, at + 2 * BEAT + i * SIXTEENTH, [165, 150, 135, 120, 110, 100, 90, 80][i]!, 0.24 + 0.02 * i)
  })
  const high = stem(STEM)
  for (const { at, upper } of duel)
    for (let i = 0; i < 16; i++)
      strings(
        high,
        at * BAR + i * SIXTEENTH,
        upper[2]! * 2,
        0.1,
        { attack: 0.01, hold: 0.03, decay: 0.09 },
        1,
      )
  return finished([
    { track: left, level: 0.85, pan: -0.55, hall: 0.22 },
    { track: right, level: 0.85, pan: 0.55, hall: 0.22 },
    { track: high, level: 0.6, pan: 0.1, hall: 0.4 },
    { track: brassOf(tunes.chase, 0.34, 0.12), level: 1, pan: -0.1, hall: 0.35 },
    { track: bassOf(duel, false), level: 0.5, pan: 0, hall: 0.05 },
    { track: drums, level: 0.78, pan: 0, hall: 0.12 },
  ])
}

export function victory(): Stereo {
  const wood = stem(STEM)
  for (const { at, f } of tunes.feast) {
    marimba(wood, at * BAR, f, 0.5)
    pluck(wood, at * BAR, f / 2, 0.14, 0.5, 0.4)
  }
  const keys = stem(STEM)
  for (const { at, upper } of feast)
    for (const beat of [0.5, 1.5, 2.5, 3.5])
      for (const [i, f] of upper.entries())
        harpsichord(keys, at * BAR + beat * BEAT + i * 0.007, f, 0.13, 0.35)
  const feet = stem(STEM)
  everyBar(at => {
    for (let beat = 0; beat < 4; beat++) {
      if (beat % 2 === 0) kick(feet, at + beat * BEAT, 0.4)
      else brush(feet, at + beat * BEAT, 0.16)
      hat(feet, at + beat * BEAT + EIGHTH, 0.06)
    }
  })
  const { left, right } = pad(feast)
  return finished([
    { track: wood, level: 1, pan: -0.15, hall: 0.3 },
    { track: brassOf(tunes.feast, 0.14, 0.3), level: 0.8, pan: 0.1, hall: 0.4 },
    { track: keys, level: 0.8, pan: 0.4, hall: 0.2 },
    { track: left, level: 0.7, pan: -0.5, hall: 0.5 },
    { track: right, level: 0.7, pan: 0.5, hall: 0.5 },
    { track: bassOf(feast, true), level: 0.7, pan: 0, hall: 0.05 },
    { track: feet, level: 0.9, pan: 0.05, hall: 0.1 },
  ])
}
