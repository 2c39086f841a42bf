/** The duel: strings that never rest, drums, a call of brass and its answer in bells. 47 seconds. */
import { bass, harpsichord, hat, kick, pluck, snare, strings, tom } from '../instruments.ts'
import type { Track } from '../synth.ts'
import { mixdown, stem } from './mixdown.ts'
import { harmony, melody } from './notation.ts'

const BEAT = 60 / 144
const BAR = 4 * BEAT

const chords = harmony(`
  Dm|Dm|Dm|A |
  Dm|Dm|Bb|C|Dm|Dm|Gm|A |
  Bb|F|C|Dm|Gm|Dm|A|A |
  Dm|Dm|Bb|C|Dm|Gm|A|Dm`)

const silence = (bars: number) => Array<string>(bars).fill('. . . . . . . .')
const call = [
  'D4 - - A4 - - G4 F4',
  'E4 - F4 - D4 - - .',
  'F4 - - Bb4 - - A4 G4',
  'G4 - E4 - C5 - - .',
  'D5 - - C5 A4 - F4 -',
]
const brassTune = melody([
  ...silence(4),
  ...call,
  'G4 A4 F4 - D4 - - .',
  'Bb4 - - D5 - - C5 Bb4',
  'A4 - C#5 - E5 - C#5 A4',
  ...silence(8),
  ...call,
  'Bb4 - D5 - G5 - F5 -',
  'E5 - C#5 - A4 - C#5 E5',
  'D5 - - - - - . .',
])
const bellTune = melody([
  ...silence(12),
  'D5 - - - F5 - D5 -',
  'C5 - - - A4 - C5 -',
  'E5 - - - G5 - E5 -',
  'F5 - E5 - D5 - A4 -',
  'Bb4 - D5 - G5 - F5 -',
  'F5 - - E5 D5 - - -',
  'C#5 - E5 - A5 - G5 -',
  'E5 - C#5 - A4 - - .',
])

const BARS = 28
const seconds = BARS * BAR
const EIGHTH = BAR / 8

function ostinato(left: Track, right: Track) {
  for (const { at, root, upper } of chords) {
    const [a, b, c] = [upper[0]!, upper[1]!, upper[2]!]
    const figure = [a, a, b, a, c, a, b, a]
    const short = { attack: 0.012, hold: 0.06, decay: 0.14 }
    for (const [i, f] of figure.entries()) {
      strings(i % 2 ? right : left, at * BAR + i * EIGHTH, f, i % 4 ? 0.2 : 0.3, short, i)
      if (i % 2 === 0) strings(right, at * BAR + i * EIGHTH, f / 2, 0.16, short, 3)
    }
    strings(left, at * BAR, root * 2, 0.12, { attack: 0.1, hold: BAR - 0.2, decay: 0.3 }, 2)
  }
}

function drums(): Track {
  const t = stem(seconds)
  for (let bar = 0; bar < BARS; bar++) {
    const at = bar * BAR
    const opening = bar < 4
    for (const beat of opening ? [0, 2] : [0, 1.5, 2]) kick(t, at + beat * BEAT, 0.55)
    if (!opening) for (const beat of [1, 3]) snare(t, at + beat * BEAT, 0.26)
    for (let i = 0; i < 8; i++) hat(t, at + i * EIGHTH, (i % 2 ? 0.1 : 0.06) * (opening ? 0.6 : 1))
    if (bar % 4 === 3)
      for (let i = 0; i < 6; i++)
        tom(t, at + 2.5 * BEAT + i * EIGHTH * 0.5, [150, 150, 120, 120, 90, 90][i]!, 0.34)
  }
  return t
}

function tunes() {
  const horn = stem(seconds)
  for (const { at, length, f } of brassTune) {
    const env = { attack: 0.03, hold: Math.max(0.04, length * BAR - 0.14), decay: 0.2 }
    horn.brass(at * BAR, f, 0.34, env)
    horn.brass(at * BAR, f / 2, 0.2, env)
  }
  const metal = stem(seconds)
  for (const { at, f } of bellTune) {
    metal.bell(at * BAR, f * 2, 0.16, 0.7)
    harpsichord(metal, at * BAR, f, 0.3, 0.6)
  }
  const low = stem(seconds)
  for (const { at, root } of chords)
    for (let i = 0; i < 8; i++) {
      const f = i === 3 || i === 6 ? root * 1.5 : root
      bass(low, at * BAR + i * EIGHTH, f, i % 2 ? 0.34 : 0.5, 0.07)
      if (i % 2 === 0) pluck(low, at * BAR + i * EIGHTH, root * 2, 0.12, 0.25, 0.3)
    }
  return { horn, metal, low }
}

export function battle(): [Float32Array, Float32Array] {
  const left = stem(seconds)
  const right = stem(seconds)
  ostinato(left, right)
  const { horn, metal, low } = tunes()
  return mixdown(
    [
      { track: left, level: 0.9, pan: -0.5, hall: 0.3 },
      { track: right, level: 0.9, pan: 0.5, hall: 0.3 },
      { track: horn, level: 0.95, pan: -0.1, hall: 0.4 },
      { track: metal, level: 1, pan: 0.25, hall: 0.4 },
      { track: low, level: 0.42, pan: 0, hall: 0.05 },
      { track: drums(), level: 0.7, pan: 0, hall: 0.14 },
    ],
    seconds,
  )
}
