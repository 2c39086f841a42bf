/** The committed sounds are those of the present scores, in both formats, small enough and equally loud. Needs no ffmpeg. */
import { existsSync, readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { roster } from '../catalogue/roster.ts'
import { soundKinds } from './encode.ts'
import { soundFolders } from './main.ts'
import { hashOf, readSoundManifest } from './manifest.ts'
import { EFFECT_LOUDNESS, MUSIC_LOUDNESS } from './master.ts'
import { chordOf, melody } from './music/notation.ts'
import { pitch } from './pitch.ts'
import { unwritten } from './scores/all.ts'
import { syllablesOf } from './voices/voice.ts'
import { works } from './works.ts'

const publicAssets = join(dirname(fileURLToPath(import.meta.url)), '../../public/assets')
const manifest = readSoundManifest(join(publicAssets, 'sounds/manifest.json'))

const SHORT = 0.3 // seconds: shorter than this, 400 ms of loudness cannot be reached under the ceiling

it('every cue has a score', () => expect(unwritten()).toEqual([]))

it('cues, voices of the whole roster and loops are all there, and nothing else', () => {
  expect(Object.keys(manifest)).toEqual(works.map(work => work.path).sort())
  for (const { slug } of roster) expect(manifest).toHaveProperty([`voices/${slug}`])
  const files = soundFolders.flatMap(folder => readdirSync(join(publicAssets, folder)))
  expect(files).toHaveLength(works.length * soundKinds.length + 1) // and the manifest
})

describe.each(works)('$path', ({ path, kind, budget }) => {
  const entry = manifest[path]!

  it('exists in both formats within its budget', () => {
    for (const format of soundKinds) {
      const file = join(publicAssets, `${path}.${format}`)
      expect(existsSync(file)).toBe(true)
      expect(statSync(file).size).toBe(entry.bytes[format])
      expect(entry.bytes[format]).toBeLessThanOrEqual(budget.bytes)
    }
  })

  it('is as loud as the others and never clips', () => {
    expect(entry.peak).toBeLessThanOrEqual(-1)
    if (kind === 'music') return expect(Math.abs(entry.integrated - MUSIC_LOUDNESS)).toBeLessThan(0.6)
    expect(entry.momentary).toBeLessThan(EFFECT_LOUDNESS + 0.6)
    expect(entry.momentary).toBeGreaterThan(EFFECT_LOUDNESS - (entry.seconds < SHORT ? 5 : 1.8))
  })
})

/** Rendering all takes half a minute: every sixteenth of the short ones stands for the rest. */
it('what is committed is rendered from its present score', () => {
  const short = works.filter(({ path }) => manifest[path]!.seconds < 0.9)
  for (const { path, render } of short.filter((_, i) => i % 16 === 0))
    expect([path, hashOf(render())]).toEqual([path, manifest[path]!.hash])
})

it('no two voices are alike', () => {
  const voices = works.filter(work => work.kind === 'voice').map(({ path }) => manifest[path]!.hash)
  expect(new Set(voices).size).toBe(roster.length)
})

it('a voice says the first syllables of the name and its last', () => {
  const said = (name: string, count: number) => syllablesOf(name, count).map(one => one.onset + one.vowel)
  expect(said('volpardore', 3)).toEqual(['vo', 'pa', 're'])
  expect(said('draghissimo', 2)).toEqual(['ra', 'mo'])
  expect(said('igluno', 3)).toEqual(['i', 'lu', 'no'])
})

it('notes have their usual names', () => {
  expect(pitch('A4')).toBe(440)
  expect(pitch('Bb3')).toBeCloseTo(pitch('A#3'))
  expect(chordOf('G').upper[0]).toBeCloseTo(pitch('B3'))
  expect(melody(['C4 - . D4']).map(({ at, length }) => [at, length])).toEqual([
    [0, 0.5],
    [0.75, 0.25],
  ])
})
