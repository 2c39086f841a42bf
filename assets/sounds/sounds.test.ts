/** The committed sounds are those of the present scores, in both formats, small enough and equally loud. Needs no ffmpeg. */
import { existsSync, readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { cueNames, takeName, takesOf } from '../../src/design/cues.ts'
import { roster } from '../catalogue/roster.ts'
import { soundKinds } from './encode.ts'
import { decodedBytes, type GroupLevels, groupLevels, levelFaults } from './levels.ts'
import { soundFolders } from './main.ts'
import { hashOf, readSoundManifest } from './manifest.ts'
import { chordOf, melody } from './music/notation.ts'
import { pitch } from './pitch.ts'
import { unwritten } from './scores/all.ts'
import { syllablesOf } from './voices/voice.ts'
import { works } from './works.ts'

const publicAssets = join(dirname(fileURLToPath(import.meta.url)), '../../public/assets')
const manifest = readSoundManifest(join(publicAssets, 'sounds/manifest.json'))

it('has a score for every cue', () => expect(unwritten()).toEqual([]))

it('cues, voices of the whole roster and loops are all there, and nothing else', () => {
  expect(Object.keys(manifest)).toEqual(works.map(work => work.path).sort())
  for (const { slug } of roster) expect(manifest).toHaveProperty([`voices/${slug}`])
  const files = soundFolders.flatMap(folder => readdirSync(join(publicAssets, folder)))
  expect(files).toHaveLength(works.length * soundKinds.length + 1) // and the manifest
})

describe.each(works)('$path', ({ path, budget }) => {
  const entry = manifest[path]!

  it('exists in both formats within its budget', () => {
    for (const format of soundKinds) {
      const file = join(publicAssets, `${path}.${format}`)
      expect(existsSync(file)).toBe(true)
      expect(statSync(file).size).toBe(entry.bytes[format])
      expect(entry.bytes[format]).toBeLessThanOrEqual(budget.bytes)
    }
  })

  it('never clips', () => expect(entry.peak).toBeLessThanOrEqual(-1))
})

describe('levels', () => {
  it('are within 1 LU of the target of their group, without silence at the start, and 4 LU higher for heavy blows than for light ones', () => {
    expect(levelFaults(works, manifest)).toEqual([])
  })

  it('fail the check if a file is too loud or starts late', () => {
    const path = 'sounds/take_damage_heavy'
    const entry = manifest[path]!
    const faultsWith = (change: Partial<typeof entry>) =>
      levelFaults(works, { ...manifest, [path]: { ...entry, ...change } })
    expect(faultsWith({ momentary: -18.5 })).toHaveLength(2) // its target, and the distance to the light blows
    expect(faultsWith({ momentary: -14.9 })).toHaveLength(1)
    expect(faultsWith({ head: 11 })).toHaveLength(1)
  })

  it('are lower for taps than for blows', () => {
    const levels = new Map<string, GroupLevels>(groupLevels(works, manifest).map(row => [row.group, row]))
    expect(levels.get('tap')!.most).toBeLessThan(levels.get('light')!.least)
    expect(levels.get('table')!.most).toBeLessThan(levels.get('light')!.least)
  })
})

it('stores sounds and music in at most 7 MB', () => {
  const bytes = works
    .filter(({ path }) => /^(sounds|music)\//.test(path))
    .reduce(
      (sum, { path }) => sum + soundKinds.reduce((all, kind) => all + manifest[path]!.bytes[kind], 0),
      0,
    )
  expect(bytes).toBeLessThanOrEqual(7_000_000)
})

it('decodes all stems of the battle music into at most 40 MB', () => {
  expect(decodedBytes(manifest)).toBeLessThanOrEqual(40e6)
})

it('renders different takes of a cue', () => {
  for (const cue of cueNames) {
    const hashes = Array.from(
      { length: takesOf(cue) },
      (_, take) => manifest[`sounds/${takeName(cue, take)}`]!.hash,
    )
    expect(new Set(hashes).size).toBe(takesOf(cue))
  }
})

/** Rendering all takes half a minute: every sixteenth of the short ones stands for the rest. */
it('renders the committed files from their present scores', () => {
  const short = works.filter(({ path }) => manifest[path]!.seconds < 0.9)
  for (const { path, render } of short.filter((_, i) => i % 16 === 0))
    expect([path, hashOf(render())]).toEqual([path, manifest[path]!.hash])
})

it('gives each voice a different sound', () => {
  const voices = works.filter(work => work.group === 'voice').map(({ path }) => manifest[path]!.hash)
  expect(new Set(voices).size).toBe(roster.length)
})

it('uses the first syllables and the last syllable of the name', () => {
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
