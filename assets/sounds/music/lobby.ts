/** The workshop at night: a waltz for marimba and ocarina over harpsichord, strings and a plucked bass. 47 seconds. */
import { bass, brush, harpsichord, kick, knock, marimba, ocarina, strings } from '../instruments.ts'
import { mixdown, stem } from './mixdown.ts'
import { harmony, melody } from './notation.ts'

const BEAT = 60 / 138
const BAR = 3 * BEAT

const chords = harmony(`
  G|G|Em|Em|C|D7|G|D7 |
  G|B7|Em|G7|C|Cm|G/D D7|G |
  Em|B7|Em|A7|D|A7|D|D7 |
  G|B7|Em|G7|C|Cm|G/D D7|G |
  C|Cm|G/D|D7`)

const second = [
  'B4 - D5 - G5 A5',
  'B5 - A5 - F#5 D#5',
  'E5 - G5 - B5 -',
  'D5 - F5 - B5 A5',
  'G5 - E5 - C5 E5',
  'G5 - D#5 - C5 D#5',
  'D5 - G5 - A5 F#5',
  'G5 - - - . .',
]
const tune = melody([
  'D5 - G5 - F#5 G5',
  'B5 - - - A5 G5',
  'E5 - G5 - F#5 E5',
  'B4 - - - - .',
  'C5 - E5 - D5 C5',
  'F#5 - A5 - C6 A5',
  'B5 - G5 - D5 G5',
  'A5 - F#5 - D5 C5',
  ...second,
  ...Array<string>(8).fill('. . . . . .'),
  ...second,
  'C5 - E5 - G5 E5',
  'C5 - D#5 - G5 D#5',
  'B4 - D5 - G5 D5',
  'A4 - - - . .',
])
const song = melody([
  ...Array<string>(16).fill('. . . . . .'),
  'E5 - - F#5 G5 A5',
  'B5 - - A5 G5 F#5',
  'G5 - - A5 B5 C6',
  'C#6 - - B5 A5 G5',
  'F#5 - A5 - D6 C#6',
  'E5 - G5 - C#6 B5',
  'A5 - F#5 - D5 E5',
  'F#5 - A5 - C6 -',
  'B5 - - - - .',
  'D#6 - - - B5 -',
  'E6 - - - D6 C6',
  'B5 - - - F5 -',
  'E5 - - - G5 -',
  'D#5 - - - G5 -',
  'B5 - - - C6 -',
  'B5 - - - . .',
])

const BARS = 36
const seconds = BARS * BAR

function melodies() {
  const wood = stem(seconds)
  for (const { at, f } of tune) {
    marimba(wood, at * BAR, f, 0.5)
    marimba(wood, at * BAR, f / 2, 0.2, 0.4)
  }
  const clay = stem(seconds)
  for (const { at, length, f } of song) ocarina(clay, at * BAR, f, 0.3, Math.max(0.05, length * BAR - 0.12))
  return { wood, clay }
}

function accompaniment() {
  const low = stem(seconds)
  const keys = stem(seconds)
  const left = stem(seconds)
  const right = stem(seconds)
  for (const { at, length, root, upper } of chords) {
    bass(low, at * BAR, root, 0.5, 0.22)
    const beats = length === 1 ? [1, 2] : [1]
    for (const beat of beats)
      for (const [i, f] of upper.entries())
        harpsichord(keys, (at + (beat * length) / (length === 1 ? 3 : 1.5)) * BAR + i * 0.008, f, 0.15, 0.42)
    const bow = { attack: 0.22, hold: length * BAR - 0.1, decay: 0.4 }
    for (const [i, f] of upper.entries()) strings(i % 2 ? right : left, at * BAR, f, 0.16, bow, i)
  }
  return { low, keys, left, right }
}

function workshop() {
  const bench = stem(seconds)
  for (let bar = 0; bar < BARS; bar++) {
    const at = bar * BAR
    kick(bench, at, 0.22)
    brush(bench, at + BEAT, 0.1)
    brush(bench, at + 2 * BEAT, 0.08)
    if (bar >= 16 && bar < 24) knock(bench, at + 1.5 * BEAT, 0.09, 420)
    if (bar % 4 === 3) knock(bench, at + 2.5 * BEAT, 0.14, 300)
  }
  return bench
}

export function lobby(): [Float32Array, Float32Array] {
  const { wood, clay } = melodies()
  const { low, keys, left, right } = accompaniment()
  return mixdown(
    [
      { track: wood, level: 1, pan: -0.22, hall: 0.28 },
      { track: clay, level: 0.8, pan: 0.2, hall: 0.42 },
      { track: low, level: 0.6, pan: 0, hall: 0.06 },
      { track: keys, level: 0.95, pan: 0.38, hall: 0.22 },
      { track: left, level: 0.75, pan: -0.6, hall: 0.5 },
      { track: right, level: 0.75, pan: 0.6, hall: 0.5 },
      { track: workshop(), level: 0.9, pan: 0.08, hall: 0.12 },
    ],
    seconds,
  )
}
