/**
 * Decides when and how loud a cue or a voice plays: channels, the 60 ms rule, polyphony, silence in a hidden tab. It
 * uses no browser API and does not depend on why a cue plays.
 */

import { type CueName, type CueOptions, isCrowdCue } from '@/design/cues.ts'
import { clamp } from '@/lib/clamp.ts'
import type { Timer } from '@/lib/clock.ts'
import {
  allTakes,
  type Channel,
  channelOf,
  chooseTake,
  isHeavy,
  polyphonyOf,
  rateOfStep,
  sourcesOf,
  sourcesOfVoice,
  varies,
} from './cues.ts'

/** The part of a Howl that the player needs. Tests pass in a substitute. */
export interface Sound {
  play(): number
  stop(id: number): unknown
  playing(id: number): boolean
  volume(volume: number, id: number): unknown
  rate(rate: number, id: number): unknown
  pan(pan: number, id: number): unknown // −1 left to 1 right
  isReady(): boolean
  whenReady(run: () => void): void // never calls back for a missing file
}

export interface PlayerDeps extends Timer {
  now(): number // ms, from any origin
  random(): number // 0–1, for the choice of a take and the small variation of pitch
  isUnlocked(): boolean // browsers forbid sound before the first touch. Until then a cue is dropped, not queued
  load(sources: string[]): Sound
  savesData(): boolean // the reader saves data: only the first take of a cue is loaded
  onForeground(): void // called when a voice or a heavy blow starts: lowers the music
}

export interface CuePlayer {
  /** Plays a cue with its layers. */
  playCue(cue: CueName, options?: CueOptions): void
  /** Plays the voice of a character. Stops any other voice. */
  playVoice(slug: string): void
  /** Loads files before they are needed, once sound is allowed. */
  prepare(cues: readonly CueName[], voices: readonly string[]): void
  /** `volume` 0–1. With 0 the file is not loaded either. */
  setVolume(channel: Channel, volume: number): void
  setHidden(hidden: boolean): void
}

const SAME_CUE_GAP = 60 // ms
const LATE = 350 // ms: a cue whose file loads later than this is dropped
const PITCH_SPREAD = 0.03
const TAKE_WAIT = 5000 // ms from a cue to the loading of its next take, so that the first seconds of a battle load no second takes
const VOICE = 'voice' // the key that all voices share in the list of playing sounds

interface Call {
  key: string // sounds with the same key count as the same sound
  sources: string[]
  channel: Channel
  most: number // maximum number of simultaneous sounds
  varies: boolean
  rate: number
  pan: number // −1 left to 1 right
  isForeground: boolean // lowers the music
}

const callOf = (cue: CueName, take: number, { pan = 0, step = 0 }: CueOptions): Call => ({
  key: cue,
  sources: sourcesOf(cue, take),
  channel: channelOf(cue),
  most: polyphonyOf(cue),
  varies: varies(cue),
  rate: rateOfStep(step),
  pan: clamp(pan, -1, 1),
  isForeground: isHeavy(cue),
})

const voiceOf = (slug: string): Call => ({
  key: VOICE,
  sources: sourcesOfVoice(slug),
  channel: 'voice',
  most: 1,
  varies: false,
  rate: 1,
  pan: 0,
  isForeground: true,
})

interface Sounding {
  sound: Sound
  id: number
}

export function createCuePlayer(deps: PlayerDeps): CuePlayer {
  const volumes: Record<Channel, number> = { music: 0.7, effects: 0.9, voice: 0.9 }
  const sounds = new Map<string, Sound>()
  const lastAsked = new Map<string, number>()
  const lastTakes = new Map<CueName, number>()
  const awaited = new Set<CueName>() // cues whose next take will be loaded
  const sounding = new Map<string, Sounding[]>()
  let hidden = false

  const soundOf = ([best = '', ...others]: string[]) => {
    const sound = sounds.get(best) ?? deps.load([best, ...others])
    sounds.set(best, sound)
    return sound
  }

  function begin(call: Call, sound: Sound) {
    const others = (sounding.get(call.key) ?? []).filter(one => one.sound.playing(one.id))
    while (others.length >= call.most) {
      const oldest = others.shift()
      oldest?.sound.stop(oldest.id)
    }
    const id = sound.play()
    sound.volume(volumes[call.channel], id)
    const spread = call.varies ? 1 + (deps.random() * 2 - 1) * PITCH_SPREAD : 1
    if (call.rate * spread !== 1) sound.rate(call.rate * spread, id)
    if (call.pan !== 0) sound.pan(call.pan, id)
    sounding.set(call.key, [...others, { sound, id }])
    if (call.isForeground) deps.onForeground()
  }

  /** Returns false for a call that is dropped. */
  function ask(call: Call): boolean {
    const now = deps.now()
    if (hidden || volumes[call.channel] === 0 || !deps.isUnlocked()) return false
    const note = `${call.key} ${call.rate}` // two steps of a counter are different sounds
    if (now - (lastAsked.get(note) ?? -SAME_CUE_GAP) < SAME_CUE_GAP) return false
    lastAsked.set(note, now)
    const sound = soundOf(call.sources)
    if (sound.isReady()) begin(call, sound)
    else
      sound.whenReady(() => {
        if (!hidden && deps.now() - now <= LATE) begin(call, sound)
      })
    return true
  }

  const isLoaded = (cue: CueName, take: number) =>
    sounds.get(sourcesOf(cue, take)[0] ?? '')?.isReady() ?? false

  function takeOf(cue: CueName): number {
    const ready = allTakes(cue).filter(take => isLoaded(cue, take))
    const take = chooseTake(ready, lastTakes.get(cue), deps.random())
    lastTakes.set(cue, take)
    return take
  }

  /** One take at a time, and only of cues that were played. */
  function loadNextTake(cue: CueName) {
    const next = allTakes(cue).find(take => !sounds.has(sourcesOf(cue, take)[0] ?? ''))
    if (next === undefined || deps.savesData() || awaited.has(cue)) return
    awaited.add(cue)
    deps.after(TAKE_WAIT, () => {
      awaited.delete(cue)
      if (!hidden) soundOf(sourcesOf(cue, next))
    })
  }

  function playAlone(cue: CueName, options: CueOptions) {
    if (ask(callOf(cue, takeOf(cue), options))) loadNextTake(cue)
  }

  return {
    playCue(cue, options = {}) {
      playAlone(cue, options)
      for (const layer of options.layers ?? [])
        playAlone(layer, isCrowdCue(layer) ? {} : { pan: options.pan })
    },
    playVoice: slug => void ask(voiceOf(slug)),
    prepare(cues, voices) {
      if (!deps.isUnlocked()) return
      if (volumes.effects > 0) for (const cue of cues) soundOf(sourcesOf(cue))
      if (volumes.voice > 0) for (const slug of voices) soundOf(sourcesOfVoice(slug))
    },
    setVolume(channel, volume) {
      volumes[channel] = clamp(volume, 0, 1)
    },
    setHidden(next) {
      hidden = next
    },
  }
}
