/**
 * A creature says its name in its own way: a buzzing throat through moving formants, one syllable after the other.
 * Everything comes from the throat's figures and the syllables; nothing is random.
 */
import { lowPass, noiseSource, RATE, TAU, Track } from '../synth.ts'
import { resonator } from './resonator.ts'

export interface Throat {
  pitch: number // hertz
  size: number // 1 is a small creature; formants sink as it grows
  breath: number // 0–1, noise in the voice
  rough: number // 0–1, growl
  wobble: [hertz: number, depth: number] // vibrato
  bright: number // 0–1, edge of the buzz
  ring: number // hertz of a metallic overtone, 0 none
  stepped: boolean // pitch moves in semitones, as a machine's does
  throats: number // voices at once
  tune: readonly number[] // semitones from the pitch, one per syllable and one for the end
}

export type Vowel = 'a' | 'e' | 'i' | 'o' | 'u'

export interface Syllable {
  onset: string // a consonant, or nothing
  vowel: Vowel
  seconds: number
}

type Formants = readonly [number, number, number]

const vowels: Record<Vowel, Formants> = {
  a: [850, 1400, 2600],
  e: [520, 1900, 2600],
  i: [320, 2400, 3100],
  o: [480, 900, 2500],
  u: [350, 720, 2400],
}

const widths: Formants = [95, 120, 190]
const shares: Formants = [1, 1.15, 0.7]

const hard = 'pbtdckgqx'
const hissing = 'szfvh'
const humming = 'mn'

/** Loudness of a syllable at `x` (0–1) with its onset, and how closed the mouth is. */
function mouthAt(onset: string, x: number, s: number): { loud: number; closed: number } {
  const body = Math.min(1, (1 - x) / 0.22) ** 0.8
  if (hard.includes(onset))
    return { loud: s < 0.022 ? 0 : Math.min(1, (s - 0.022) / 0.008) * body, closed: 0 }
  const closed = Math.max(0, 1 - s / 0.06)
  if (onset && humming.includes(onset))
    return { loud: (1 - 0.35 * closed) * Math.min(1, s / 0.012) * body, closed }
  if (onset === 'r')
    return { loud: (s < 0.07 ? 0.55 + 0.45 * Math.sin(TAU * 30 * s) : 1) * body, closed: closed * 0.4 }
  return { loud: Math.min(1, s / 0.025) * body, closed: closed * 0.5 }
}

const pitchAt = ({ pitch, tune, stepped }: Throat, i: number, x: number): number => {
  const from = tune[i % tune.length]!
  const to = tune[(i + 1) % tune.length]!
  const semitones = from + (to - from) * x ** 1.4
  return pitch * 2 ** ((stepped ? Math.round(semitones) : semitones) / 12)
}

export function speak(throat: Throat, syllables: readonly Syllable[], seed: number): Track {
  const total = syllables.reduce((sum, one) => sum + one.seconds, 0)
  const t = new Track(total + 0.16)
  for (let k = 0; k < throat.throats; k++) {
    let at = 0.004 + k * 0.013
    for (const [i, syllable] of syllables.entries()) {
      const next = syllables[Math.min(i + 1, syllables.length - 1)]!.vowel
      say({ t, at, throat, syllable, next, place: i, voice: k, seed: seed + i * 17 + k })
      at += syllable.seconds
    }
  }
  return t
}

interface Utterance {
  t: Track
  at: number
  throat: Throat
  syllable: Syllable
  next: Vowel
  place: number
  voice: number
  seed: number
}

function say({ t, at, throat, syllable, next, place, voice, seed }: Utterance): void {
  const { onset, vowel, seconds } = syllable
  const white = noiseSource(seed * 7919 + 11)
  const tract = widths.map(() => resonator())
  const nose = lowPass()
  const soften = lowPass()
  let phase = 0
  let dull = 0
  let lastDull = 0
  const edge = 0.1 + 0.55 * throat.bright
  if (hard.includes(onset) && onset) plosive(t, at, onset, throat.size)
  if (hissing.includes(onset) && onset) hiss(t, at, onset, throat.size)
  t.add(at, seconds, s => {
    const x = s / seconds
    const sway = 1 + throat.wobble[1] * Math.sin(TAU * throat.wobble[0] * (at + s) + voice)
    const f0 = pitchAt(throat, place, x) * sway * (1 + 0.011 * voice)
    phase = (phase + f0 / RATE) % 1
    dull += (2 * phase - 1 - dull) * edge
    const raw = dull - lastDull * 0.55 // radiation from the mouth lifts the highs
    lastDull = dull
    const growl = 1 - throat.rough * (0.5 + 0.5 * Math.sin(TAU * 38 * s + Math.sin(TAU * 13 * s)))
    const source = raw * growl + white() * throat.breath * 0.4
    const { loud, closed } = mouthAt(onset, x, s)
    let out = 0
    for (let i = 0; i < 3; i++) {
      const here = vowels[vowel][i]!
      const centre = (here + (vowels[next][i]! - here) * Math.max(0, (x - 0.6) * 1.1)) / throat.size
      out +=
        tract[i]!(source, centre * (1 - 0.35 * closed), widths[i]! / throat.size + f0 * 0.12) * shares[i]!
    }
    const hum = nose(out, 500 + 9000 * (1 - closed))
    const metal = throat.ring ? 1 - 0.5 + 0.5 * Math.sin(TAU * throat.ring * (at + s)) : 1
    return (soften(hum, 5200 + 1800 * throat.bright) * loud * metal * 1.6) / Math.sqrt(throat.throats)
  })
}

const plosive = (t: Track, at: number, onset: string, size: number): Track => {
  const from = 'pbg'.includes(onset) ? 1100 : 'td'.includes(onset) ? 4200 : 2300
  return t.noise(
    at,
    0.5,
    { attack: 0.001, decay: 0.03 },
    { from: from / size, to: (from * 0.5) / size, seed: 5 },
  )
}

const hiss = (t: Track, at: number, onset: string, size: number): Track => {
  const from = 'sz'.includes(onset) ? 6200 : 3000
  return t.noise(
    at,
    0.28,
    { attack: 0.012, hold: 0.02, decay: 0.05 },
    { from: from / size, to: (from * 0.8) / size, seed: 9, high: 'sz'.includes(onset) },
  )
}
