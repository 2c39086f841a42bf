/**
 * Voices of a full workshop: creatures that talk at tables near and far, cards and cups between them. 12 seconds. The
 * voices are muffled, so that no name is understood.
 */
import { roster } from '../../catalogue/roster.ts'
import { brush, knock } from '../instruments.ts'
import { mixdown, type Stem, stem } from '../music/mixdown.ts'
import { lowPass, noiseSource, type Track } from '../synth.ts'
import { creatureVoice } from '../voices/voice.ts'

const SECONDS = 12

/** Tables in the room: the farther, the duller, the quieter and the more hall. */
const tables = [
  { pan: -0.7, cutoff: 1100, level: 1, hall: 0.5, talks: 9 },
  { pan: 0.55, cutoff: 1000, level: 1, hall: 0.55, talks: 9 },
  { pan: -0.25, cutoff: 700, level: 0.8, hall: 0.85, talks: 11 },
  { pan: 0.85, cutoff: 620, level: 0.75, hall: 0.9, talks: 11 },
  { pan: 0.1, cutoff: 520, level: 0.7, hall: 1, talks: 13 },
] as const

const WORDS = 3 // of one creature in a row
const WORD_GAP = 0.16 // seconds

function muffle(track: Track, cutoff: number): Track {
  const filter = lowPass()
  for (let i = 0; i < track.samples.length; i++) track.samples[i] = filter(track.samples[i]!, cutoff)
  return track
}

/** The talk at one table. Every creature speaks in turn, with others talking over it. */
function talk(table: (typeof tables)[number], seed: number): Stem {
  const chance = noiseSource(1709 + seed * 97)
  const track = stem(SECONDS)
  for (let turn = 0; turn < table.talks; turn++) {
    const line = roster[(seed * 31 + turn * 13) % roster.length]!
    const voice = creatureVoice(line)
    let at = (turn * SECONDS) / table.talks + 0.4 * (1 + chance())
    for (let word = 0; word < WORDS; word++) {
      track.mix(voice, at % SECONDS, 0.5 * (0.8 + 0.2 * chance()))
      at += voice.seconds * 0.8 + WORD_GAP * (1 + chance())
    }
  }
  const { pan, level, hall, cutoff } = table
  return { track: muffle(track, cutoff), level, pan, hall }
}

/** Cards that are put down, cups on wood. */
function hands(): Stem {
  const chance = noiseSource(4021)
  const track = stem(SECONDS)
  for (let at = 0.3; at < SECONDS; at += 0.9 + 0.5 * (1 + chance())) {
    brush(track, at, 0.06)
    if (chance() > 0.2) knock(track, (at + 0.4) % SECONDS, 0.07, 320 + 90 * chance())
  }
  return { track: muffle(track, 1600), level: 0.8, pan: 0.15, hall: 0.7 }
}

/** The air of the room, as waves that overlap and so have no seam. */
function air(): Stem {
  const track = stem(SECONDS)
  for (let wave = 0; wave < 8; wave++)
    track.noise(
      (wave * SECONDS) / 8,
      0.05,
      { attack: 1.4, hold: 0.2, decay: 2.2 },
      { from: 340, to: 260, seed: 11 + wave },
    )
  return { track, level: 1, pan: 0, hall: 0.2 }
}

export const murmur = (): [Float32Array, Float32Array] =>
  mixdown([...tables.map(talk), hands(), air()], SECONDS)
