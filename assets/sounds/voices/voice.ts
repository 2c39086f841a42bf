/** Who speaks how: a throat from type, rarity and the letters of the name. */
import type { CardType, Rarity } from '../../../src/contract/endpoints/game/characters.ts'
import type { RosterLine } from '../../catalogue/roster.ts'
import { bubble, knock } from '../instruments.ts'
import { noiseSource, type Track } from '../synth.ts'
import { type Syllable, speak, type Throat, type Vowel } from './speech.ts'

type Timbre = Pick<Throat, 'breath' | 'rough' | 'wobble' | 'bright' | 'ring' | 'stepped' | 'throats'> & {
  lift: number // of the pitch
}

const plain: Timbre = {
  lift: 1,
  breath: 0.06,
  rough: 0,
  wobble: [5.5, 0.012],
  bright: 0.5,
  ring: 0,
  stepped: false,
  throats: 1,
}

const timbres: Record<CardType, Timbre> = {
  Natura: { ...plain, bright: 0.4, breath: 0.1 },
  Aria: { ...plain, lift: 1.2, breath: 0.55, bright: 0.25, wobble: [6.5, 0.02] },
  Fuoco: { ...plain, lift: 0.95, rough: 0.35, breath: 0.16, bright: 0.65 },
  Terra: { ...plain, lift: 0.66, rough: 0.4, bright: 0.35 },
  Oggetto: { ...plain, lift: 1.05, bright: 0.75, wobble: [11, 0.02] },
  Acqua: { ...plain, wobble: [9, 0.07], bright: 0.3 },
  Ghiaccio: { ...plain, lift: 1.22, bright: 0.7, breath: 0.14, wobble: [7, 0.008] },
  Psichico: { ...plain, wobble: [7.5, 0.06], throats: 2, bright: 0.4 },
  Meccanico: { ...plain, lift: 0.92, stepped: true, ring: 92, bright: 0.8, wobble: [0, 0] },
  Cosmico: { ...plain, lift: 0.9, ring: 31, throats: 2, bright: 0.45, wobble: [3.5, 0.04] },
  Divino: { ...plain, lift: 1.05, throats: 3, bright: 0.35, breath: 0.12, wobble: [5, 0.014] },
  Luce: { ...plain, lift: 1.3, bright: 0.6, wobble: [6, 0.01] },
  Oscurità: { ...plain, lift: 0.62, rough: 0.3, breath: 0.22, bright: 0.3, throats: 2, wobble: [4, 0.02] },
  Suono: { ...plain, lift: 1.1, stepped: true, throats: 2, bright: 0.55, wobble: [5.5, 0.018] },
  '???': { ...plain, lift: 0.8, stepped: true, ring: 147, bright: 0.9, wobble: [17, 0.12] },
}

/** Rarer is larger: lower, slower, and it says more of its name. */
const builds: Record<Rarity, { size: number; syllables: number; pace: number }> = {
  Comune: { size: 0.72, syllables: 2, pace: 0.155 },
  'Non Comune': { size: 0.78, syllables: 2, pace: 0.17 },
  Rara: { size: 0.86, syllables: 3, pace: 0.165 },
  Mitica: { size: 0.95, syllables: 3, pace: 0.185 },
  Leggendaria: { size: 1.08, syllables: 3, pace: 0.21 },
  Unica: { size: 1.2, syllables: 3, pace: 0.235 },
}

const LOWEST_CHILD = 245 // hertz, for size 1

/** Melodies a name may be said in, in semitones: questions, calls, chirps, mutters. */
const tunes: readonly (readonly number[])[] = [
  [0, 3, 7, 5],
  [0, 5, 2, 9],
  [4, 0, 7, 4],
  [0, -2, 5, 0],
  [7, 3, 0, 5],
  [0, 7, 5, 12],
  [2, 5, 0, -3],
  [5, 9, 4, 7],
]

const chord: readonly number[] = [0, 4, 7, 12]

function hashOf(text: string): number {
  let h = 2166136261
  for (const letter of text) h = Math.imul(h ^ letter.charCodeAt(0), 16777619)
  return h >>> 0
}

/** First and last syllables of a name: `volpardore` with 3 is vo, lpa → pa, re. */
export function syllablesOf(name: string, count: number): { onset: string; vowel: Vowel }[] {
  const found = [...name.matchAll(/([^aeiouy]*)([aeiouy])/g)].map(([, consonants = '', vowel]) => ({
    onset: consonants.at(-1) ?? '',
    vowel: (vowel === 'y' ? 'i' : vowel) as Vowel,
  }))
  return found.length <= count ? found : [...found.slice(0, count - 1), found.at(-1)!]
}

export function creatureVoice({ slug, tipo, rarita }: RosterLine): Track {
  const hash = hashOf(slug)
  const chance = noiseSource(hash)
  const build = builds[rarita]
  const { lift, ...timbre } = timbres[tipo]
  const size = build.size * (1 + 0.11 * chance())
  const tune = tipo === 'Suono' ? chord : tunes[hash % tunes.length]!
  const throat: Throat = {
    ...timbre,
    size,
    pitch: (LOWEST_CHILD / size ** 1.25) * lift * (1 + 0.13 * chance()),
    bright: Math.min(1, Math.max(0.1, timbre.bright + 0.15 * chance())),
    tune: tune.map(step => step * (0.8 + 0.25 * chance())),
  }
  const spoken = syllablesOf(slug, build.syllables)
  const syllables: Syllable[] = spoken.map((one, i) => ({
    ...one,
    seconds: build.pace * (i === spoken.length - 1 ? 1.5 : 1) * (1 + 0.12 * chance()),
  }))
  return colour(speak(throat, syllables, hash % 1000), tipo, rarita)
}

/** What the material of the type adds around the voice. */
function colour(t: Track, tipo: CardType, rarita: Rarity): Track {
  const end = t.seconds - 0.2
  const room = rarita === 'Unica' ? 0.34 : rarita === 'Leggendaria' ? 0.26 : rarita === 'Mitica' ? 0.18 : 0.08
  switch (tipo) {
    case 'Acqua':
      bubble(t, 0.02, 520, 0.08)
      return bubble(t, end, 740, 0.1).room(room)
    case 'Ghiaccio':
      return t.bell(end * 0.6, 2960, 0.05, 0.2).room(room + 0.06)
    case 'Luce':
      return t.bell(end, 2637, 0.06, 0.2).room(room + 0.04)
    case 'Divino':
      return t.bell(end * 0.7, 1760, 0.05, 0.25).room(room + 0.16, 1.2)
    case 'Oggetto':
      return knock(t, 0, 0.1, 420).room(room)
    case 'Terra':
      return knock(t, 0, 0.14, 110).room(room)
    case 'Cosmico':
      return t.echo(0.085, 0.3).room(room)
    case 'Oscurità':
      return t.room(room + 0.16, 1.3)
    case '???':
      return t.shape(s => (Math.sin(s * 61) > -0.55 ? 1 : 0.1)).echo(0.06, 0.3)
    default:
      return t.room(room)
  }
}
