import { beforeEach, describe, expect, it } from 'vitest'
import { BAR, STEM, STEM_MARGIN, type StemName, stemNames } from '@/design/battle-music.ts'
import { createStemPlayer, LEAD, nextStem, type StemPlayer, untilNext } from './stem-player.ts'

interface FakeStem {
  starts: { at: number; from: number }[] // second of the clock, second of the file
  level: number
  isOn: boolean
  isLoaded: boolean
}

const BAR_ONE = 0.5 // second at which the battle music starts in these tests

let now: number
let timers: { at: number; run(): void }[]
let files: Map<StemName, FakeStem>
let waiting: Map<StemName, (() => void)[]>
let isSlow: boolean
let player: StemPlayer

beforeEach(() => {
  now = BAR_ONE
  timers = []
  files = new Map()
  waiting = new Map()
  isSlow = false
  player = createStemPlayer({
    now: () => now,
    isUnlocked: () => true,
    after: (ms, run) => {
      const timer = { at: now + ms / 1000, run }
      timers.push(timer)
      return () => {
        timers = timers.filter(other => other !== timer)
      }
    },
    load: name => {
      const file: FakeStem = { starts: [], level: 0, isOn: false, isLoaded: !isSlow }
      files.set(name, file)
      return {
        isReady: () => file.isLoaded,
        whenReady: run => void waiting.set(name, [...(waiting.get(name) ?? []), run]),
        play: from => {
          file.starts.push({ at: now, from })
          file.isOn = true
        },
        stop: () => (file.isOn = false),
        volume: () => file.level,
        fade: (_, to) => (file.level = to),
        unload: () => files.delete(name),
      }
    },
  })
  player.setVolume(0.6)
})

/** Runs the timers up to a moment; each one `late` seconds after its time. */
function pass(seconds: number, late = 0) {
  const end = now + seconds
  for (;;) {
    const next = timers.filter(({ at }) => at + late <= end).sort((a, b) => a.at - b.at)[0]
    if (!next) break
    timers = timers.filter(timer => timer !== next)
    now = Math.max(now, next.at + late)
    next.run()
  }
  now = end
}

function arrive(name: StemName) {
  files.get(name)!.isLoaded = true
  for (const run of waiting.get(name) ?? []) run()
}

const file = (name: StemName): FakeStem => files.get(name)!
const playing = () => [...files].filter(([, { isOn }]) => isOn).map(([name]) => name)

/** Position in the loop minus the position that the first bar requires: 0 if the beat continues. */
function drift(name: StemName): number {
  const { at, from } = file(name).starts.at(-1)!
  const expected = (at - BAR_ONE) % STEM
  return Math.abs(from - STEM_MARGIN - expected)
}

describe('battle music', () => {
  it('starts the first bar immediately at the volume', () => {
    player.want('calm')
    expect(file('calm').starts).toEqual([{ at: BAR_ONE, from: STEM_MARGIN }])
    expect(file('calm').level).toBe(0.6)
  })

  it.each([0, 0.004, 0.05])('joins the next stem at the next bar and in step with timers %s s late', late => {
    player.want('calm')
    pass(3.3)
    player.want('danger')
    pass(BAR - 1.3 - LEAD - 0.01)
    expect(playing()).toEqual(['calm'])
    pass(1, late)
    expect(playing()).toEqual(['danger'])
    const { at } = file('danger').starts[0]!
    expect(at).toBeCloseTo(BAR_ONE + 2 * BAR - LEAD + late)
    expect(drift('danger')).toBeLessThan(1e-6)
  })

  it('starts the victory with its own first bar at the next beat', () => {
    player.want('danger')
    pass(5.2)
    player.want('victory')
    pass(1, 0.01)
    expect(playing()).toEqual(['victory'])
    const { at, from } = file('victory').starts[0]!
    expect(at + STEM_MARGIN - from).toBeCloseTo(BAR_ONE + 5.5)
  })

  it.each([0, 0.013])('alternates the stems of a mood without drift with timers %s s late', late => {
    player.want('tense')
    pass(1)
    for (const name of ['tense-2', 'tense', 'tense-2'] as const) {
      pass(STEM, late)
      expect(playing()).toEqual([name])
      expect(drift(name)).toBeLessThan(1e-6)
    }
  })

  it('keeps the current mood if the change is cancelled before the bar', () => {
    player.want('danger')
    pass(2.2)
    player.want('tense')
    player.want('danger')
    pass(STEM)
    expect(playing()).toEqual(['danger'])
    expect(file('danger').starts).toHaveLength(1)
  })

  it('continues the current stem while the next one loads, then switches at a bar', () => {
    player.want('calm')
    pass(1)
    isSlow = true
    player.want('danger')
    pass(4.1)
    expect(playing()).toEqual(['calm'])
    arrive('danger')
    pass(BAR)
    expect(playing()).toEqual(['danger'])
    expect(drift('danger')).toBeLessThan(1e-6)
  })

  it('frees the stems of the previous mood, and loads them again when it returns', () => {
    player.want('calm')
    pass(1)
    player.want('tense')
    pass(BAR + 1)
    expect([...files.keys()]).toEqual(['tense', 'tense-2'])
    player.want('calm')
    pass(BAR + 1)
    expect(playing()).toEqual(['calm'])
    expect([...files.keys()].sort()).toEqual(['calm', 'calm-2'])
    expect(drift('calm')).toBeLessThan(1e-6)
  })

  it('frees all stems after the battle', () => {
    player.want('calm')
    pass(1)
    player.want(null)
    pass(5)
    expect(files.size).toBe(0)
  })

  it('stops in a hidden tab and continues at the same position', () => {
    player.want('calm')
    pass(3)
    player.setHidden(true)
    expect(playing()).toEqual([])
    player.setHidden(false)
    expect(file('calm').starts.at(-1)!.from).toBeCloseTo(STEM_MARGIN + 3)
  })

  it('loads no music at volume 0', () => {
    player.setVolume(0)
    player.want('calm')
    expect(files.size).toBe(0)
    player.setVolume(0.3)
    expect(file('calm').level).toBe(0.3)
  })

  it('lowers the music for a heavy blow and raises it again', () => {
    player.want('calm')
    player.makeRoom()
    expect(file('calm').level).toBeCloseTo(0.27)
    pass(2)
    expect(file('calm').level).toBeCloseTo(0.6)
  })
})

it('measures to the next boundary, with time for the lead', () => {
  expect(untilNext(0.5, 2)).toBe(1.5)
  expect(untilNext(4, 2)).toBe(2)
  expect(untilNext(1.98, 2)).toBeCloseTo(2.02)
})

it('starts each mood with its first stem, then alternates the stems', () => {
  expect(nextStem('calm', 'danger')).toBe('calm')
  expect(nextStem('calm', 'calm')).toBe('calm-2')
  expect(nextStem('calm', 'calm-2')).toBe('calm')
  expect(nextStem('danger', 'danger')).toBe('danger')
})

it('has at most six stems', () => expect(stemNames.length).toBeLessThanOrEqual(6))
