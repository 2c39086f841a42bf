/**
 * Plays the music of a battle: one stem at a time, replaced at a bar by that of the requested mood. All positions are derived from the
 * moment at which the first bar began on the audio clock, so that a late timer moves a fade but never the beat. It uses no browser
 * API.
 */
import {
  BAR,
  type BattleMood,
  BEAT,
  battleMoods,
  STEM,
  STEM_MARGIN,
  type StemName,
  stemsOf,
} from '@/design/battle-music.ts'
import { clamp } from '@/lib/clamp.ts'
import type { Timer } from '@/lib/clock.ts'
import { createDuck } from './duck.ts'
import { CROSS_FADE } from './music-player.ts'

/** The part of a decoded Howl that the player needs. */
export interface Stem {
  isReady(): boolean
  whenReady(run: () => void): void // never calls back for a missing file
  /** Starts the loop at this second of the file. */
  play(from: number): unknown
  stop(): unknown
  volume(): number
  fade(from: number, to: number, ms: number): unknown
  /** Frees the decoded samples. */
  unload(): unknown
}

export interface StemDeps extends Timer {
  load(name: StemName): Stem
  now(): number // seconds of the audio clock, which stops with the sound
  isUnlocked(): boolean // until then nothing is loaded
}

export interface StemPlayer {
  /** null: silence. The stems of other moods are freed after their fade. */
  want(mood: BattleMood | null): void
  setVolume(volume: number): void
  setHidden(hidden: boolean): void
  /** Call on the first touch: the requested mood may play from now on. */
  unlocked(): void
  /** Lowers the volume briefly. */
  makeRoom(): void
}

export const LEAD = 0.06 // seconds before a bar at which the next stem starts, silently and in step
const JOIN = 2000 * LEAD // ms of the fade around a bar
const STEP = 120 // ms, for a change of volume

/** Seconds from `position` to the next multiple of `step`, with time for the lead: a stem that has just joined does not join again. */
export function untilNext(position: number, step: number): number {
  const rest = step - (position % step)
  return rest < 2 * LEAD ? rest + step : rest
}

export const isBattleMood = (name: string | null): name is BattleMood =>
  battleMoods.some(mood => mood === name)

/** Each stem of a mood in turn. A change of mood begins with its first one. */
export function nextStem(mood: BattleMood, current: StemName | null): StemName {
  const names = stemsOf[mood]
  const at = current === null ? -1 : names.indexOf(current)
  return names[(at + 1) % names.length] as StemName
}

export function createStemPlayer(deps: StemDeps): StemPlayer {
  const stems = new Map<StemName, Stem>()
  const endings = new Map<StemName, () => void>()
  let wanted: BattleMood | null = null
  let current: StemName | null = null
  let origin = 0 // second of the audio clock at which the current loop began
  let rested = 0 // position at which it was paused
  let cancelJoin = () => {}
  let volume = 0.6
  let hidden = false
  const duck = createDuck(deps, ms => setLevel(ms))

  const level = () => volume * duck.share()
  const mayPlay = () => !hidden && volume > 0 && deps.isUnlocked()
  const position = () => (deps.now() - origin) % STEM

  function stemOf(name: StemName): Stem {
    const stem = stems.get(name) ?? deps.load(name)
    stems.set(name, stem)
    return stem
  }

  function setLevel(ms: number) {
    const stem = current && stems.get(current)
    if (stem) stem.fade(stem.volume(), level(), ms)
  }

  /** Starts a stem at a position of its loop, which is negative for a stem that begins at the next beat. */
  function start(name: StemName, at: number, ms: number) {
    const stem = stemOf(name)
    endings.get(name)?.()
    endings.delete(name)
    stem.stop()
    stem.play(STEM_MARGIN + at)
    stem.fade(0, level(), ms)
    current = name
    origin = deps.now() - at
    planNext()
  }

  function end(name: StemName, ms: number) {
    const stem = stems.get(name)
    if (!stem) return
    stem.fade(stem.volume(), 0, ms)
    endings.set(
      name,
      deps.after(ms, () => {
        endings.delete(name)
        stem.stop()
        freeOthers()
      }),
    )
  }

  /** Frees the stems of former moods. A mood that returns loads its stems again while the music continues. */
  function freeOthers() {
    const names: readonly StemName[] = wanted ? stemsOf[wanted] : []
    for (const [name, stem] of stems) {
      if (name === current || endings.has(name) || names.includes(name)) continue
      stem.unload()
      stems.delete(name)
    }
  }

  /** Replaces the current stem at a boundary. The victory begins its own loop at a beat, all others continue at a bar. */
  function join(name: StemName, wait: number, isNewLoop: boolean) {
    const boundary = deps.now() + wait
    cancelJoin = deps.after((wait - LEAD) * 1000, () => {
      const from = current
      start(name, isNewLoop ? deps.now() - boundary : position(), JOIN)
      if (from && from !== name) end(from, JOIN)
    })
  }

  /** The other stem of the same mood follows at the end of the loop. */
  function planNext() {
    if (!wanted || !current || !stemsOf[wanted].includes(current)) return
    const next = nextStem(wanted, current)
    if (next === current) return
    const stem = stemOf(next)
    if (stem.isReady()) join(next, untilNext(position(), STEM), false)
    else stem.whenReady(settle)
  }

  function settle() {
    cancelJoin()
    if (!wanted || !mayPlay()) return
    if (current && stemsOf[wanted].includes(current)) return planNext()
    const name = nextStem(wanted, null)
    const stem = stemOf(name)
    if (!stem.isReady()) return stem.whenReady(settle)
    if (!current) return start(name, rested, CROSS_FADE)
    const isNewLoop = wanted === 'victory'
    join(name, untilNext(position(), isNewLoop ? BEAT : BAR), isNewLoop)
  }

  function silence() {
    cancelJoin()
    if (current) end(current, CROSS_FADE)
    current = null
    rested = 0
    deps.after(CROSS_FADE, freeOthers)
  }

  function rest() {
    cancelJoin()
    if (!current) return
    rested = position()
    stems.get(current)?.stop()
    current = null
  }

  return {
    want(mood) {
      if (mood === wanted) return
      wanted = mood
      if (mood) settle()
      else silence()
    },
    setVolume(next) {
      volume = clamp(next, 0, 1)
      if (volume === 0) rest()
      else if (current) setLevel(STEP)
      else settle()
    },
    setHidden(next) {
      hidden = next
      if (hidden) rest()
      else settle()
    },
    unlocked: () => {
      if (!current) settle()
    },
    makeRoom: duck.makeRoom,
  }
}
