/** The audience around the table: creatures of several sizes that murmur, gasp or cheer, farther away than the fight. */
import { brush, slap } from '../instruments.ts'
import { type Envelope, levelAt, lowPass, NEXT_SEED, noiseSource, Track } from '../synth.ts'
import { type Syllable, speak, type Throat, type Vowel } from '../voices/speech.ts'
import type { Scores } from './scores.ts'

interface Mood {
  voices: number
  spread: number // seconds within which they begin
  vowels: readonly Vowel[]
  seconds: readonly [number, number] // length of a syllable, shortest and longest
  tune: readonly number[] // semitones
  pitch: number // hertz of a middle-sized creature
  breath: number
  cutoff: number // hertz: the distance muffles
}

function crowd(t: Track, at: number, level: number, mood: Mood): Track {
  const chance = noiseSource(601 + t.take.seed * NEXT_SEED)
  const share = () => (1 + chance()) / 2
  for (let i = 0; i < mood.voices; i++) {
    const size = 0.8 + 0.9 * share()
    const throat: Throat = {
      pitch: ((mood.pitch * t.take.pitch) / size) * (1 + 0.12 * chance()),
      size,
      breath: mood.breath,
      rough: 0.15 * share(),
      wobble: [5 + share(), 0.01],
      bright: 0.35 + 0.3 * share(),
      ring: 0,
      stepped: false,
      throats: 1,
      tune: mood.tune,
    }
    const [least, most] = mood.seconds
    const syllables: Syllable[] = mood.vowels.map((_, k) => ({
      onset: '',
      vowel: mood.vowels[(k + i) % mood.vowels.length]!,
      seconds: least + (most - least) * share(),
    }))
    t.mix(
      speak(throat, syllables, 17 + i * 31),
      at + mood.spread * share() ** 2,
      level / Math.sqrt(mood.voices),
    )
  }
  const filter = lowPass()
  for (let i = 0; i < t.samples.length; i++) t.samples[i] = filter(t.samples[i]!, mood.cutoff * t.take.bright)
  return t
}

/** Breath that many draw in together. */
const breath = (t: Track, level: number, env: Envelope): Track => {
  const source = noiseSource(677 + t.take.seed * NEXT_SEED)
  const filter = lowPass()
  return t.add(
    0,
    env.attack + (env.hold ?? 0) + env.decay,
    s => filter(source(), 1500 + 2600 * Math.min(1, s / env.attack)) * level * levelAt(s, env),
  )
}

/** Hands that clap, each for itself. */
function applause(t: Track, at: number, until: number, level: number): Track {
  const chance = noiseSource(709 + t.take.seed * NEXT_SEED)
  for (let hand = 0; hand < 7; hand++)
    for (let when = at + 0.12 * (1 + chance()); when < until; when += 0.15 + 0.035 * (1 + chance())) {
      const loud = level * (0.7 + 0.3 * chance()) * Math.min(1, (until - when) / 0.5)
      brush(t, when, loud, 0.05)
      if (hand < 2) slap(t, when, loud * 0.35)
    }
  return t
}

const murmur: Mood = {
  voices: 11,
  spread: 0.22,
  vowels: ['o', 'u'],
  seconds: [0.14, 0.3],
  tune: [0, 1, -2],
  pitch: 250,
  breath: 0.35,
  cutoff: 1300,
}
const gasp: Mood = {
  voices: 16,
  spread: 0.1,
  vowels: ['o'],
  seconds: [0.34, 0.62],
  tune: [4, 1, -3],
  pitch: 340,
  breath: 0.6,
  cutoff: 2300,
}
const cheer: Mood = {
  voices: 22,
  spread: 0.2,
  vowels: ['e', 'a'],
  seconds: [0.3, 0.55],
  tune: [0, 5, 4],
  pitch: 400,
  breath: 0.3,
  cutoff: 2900,
}

export const crowdScores = {
  crowd_murmur: take => crowd(new Track(1.1, take), 0, 1, murmur).room(0.4, 1.4),
  crowd_gasp: take => {
    const t = crowd(new Track(1.4, take), 0, 1, gasp)
    return breath(t, 0.16, { attack: 0.09, hold: 0.06, decay: 0.5 }).room(0.4, 1.4)
  },
  crowd_cheer: take => {
    const t = crowd(new Track(2, take), 0, 1, cheer)
    return applause(t, 0.05, 1.8, 0.07).room(0.36, 1.4)
  },
} satisfies Scores
