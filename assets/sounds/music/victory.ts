/** After the fanfare (the cue `victory`): a quiet dance for counting the spoils. 20 seconds. */
import { bass, brush, harpsichord, hat, kick, marimba, pluck, strings } from '../instruments.ts'
import { mixdown, stem } from './mixdown.ts'
import { harmony, melody } from './notation.ts'

const BEAT = 60 / 108
const BAR = 4 * BEAT
const BARS = 9
const seconds = BARS * BAR

const chords = harmony('G|D/F#|Em|C|G/B|C|D7|G|D7')
const tune = melody([
  'D5 - G5 A5 B5 - G5 -',
  'A5 - F#5 - D5 - E5 F#5',
  'G5 - E5 - B4 - G5 -',
  'E5 - C5 - E5 G5 C6 -',
  'B5 - G5 - D5 - G5 B5',
  'C6 - B5 A5 G5 - E5 -',
  'F#5 - A5 - C6 - B5 A5',
  'G5 - - - D5 - G5 -',
  'A5 - F#5 - D5 - . .',
])

export function victory(): [Float32Array, Float32Array] {
  const wood = stem(seconds)
  for (const { at, f } of tune) {
    marimba(wood, at * BAR, f, 0.5)
    pluck(wood, at * BAR, f / 2, 0.14, 0.5, 0.4)
  }
  const keys = stem(seconds)
  const pad = stem(seconds)
  const low = stem(seconds)
  for (const { at, root, upper } of chords) {
    for (const beat of [0.5, 1.5, 2.5, 3.5])
      for (const [i, f] of upper.entries())
        harpsichord(keys, at * BAR + beat * BEAT + i * 0.007, f, 0.13, 0.35)
    for (const beat of [0, 2]) bass(low, at * BAR + beat * BEAT, root * (beat ? 1.5 : 1), 0.5, 0.2)
    const bow = { attack: 0.25, hold: BAR - 0.1, decay: 0.4 }
    for (const [i, f] of upper.entries()) strings(pad, at * BAR, f, 0.14, bow, i)
  }
  const feet = stem(seconds)
  for (let bar = 0; bar < BARS; bar++)
    for (let beat = 0; beat < 4; beat++) {
      const at = bar * BAR + beat * BEAT
      if (beat % 2 === 0) kick(feet, at, 0.34)
      else brush(feet, at, 0.13)
      hat(feet, at + BEAT / 2, 0.05)
    }
  return mixdown(
    [
      { track: wood, level: 1, pan: -0.15, hall: 0.3 },
      { track: keys, level: 0.8, pan: 0.4, hall: 0.2 },
      { track: pad, level: 0.8, pan: -0.4, hall: 0.5 },
      { track: low, level: 0.75, pan: 0, hall: 0.05 },
      { track: feet, level: 0.9, pan: 0.05, hall: 0.1 },
    ],
    seconds,
  )
}
