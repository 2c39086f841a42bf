/**
 * Decides when and how loud a cue or a voice plays: channels, the 60 ms rule, polyphony, silence in a hidden tab. It
 * uses no browser API and does not depend on why a cue plays.
 */

import type { CueName } from '@/design/cues.ts'
import { clamp } from '@/lib/clamp.ts'
import {
  type Channel,
  channelOf,
  loudnessOf,
  polyphonyOf,
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
  isReady(): boolean
  whenReady(run: () => void): void // never calls back for a missing file
}

export interface PlayerDeps {
  now(): number // ms, from any origin
  random(): number // 0–1, for the small variation of pitch
  isUnlocked(): boolean // browsers forbid sound before the first touch. Until then a cue is dropped, not queued
  load(sources: string[]): Sound
  onVoice(): void // called when a voice starts: lowers the music
}

export interface CuePlayer {
  playCue(cue: CueName): void
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
const VOICE = 'voice' // the key that all voices share in the list of playing sounds

interface Call {
  key: string // sounds with the same key count as the same sound
  sources: string[]
  channel: Channel
  loudness: number
  most: number // maximum number of simultaneous sounds
  varies: boolean
}

const callOf = (cue: CueName): Call => ({
  key: cue,
  sources: sourcesOf(cue),
  channel: channelOf(cue),
  loudness: loudnessOf(cue),
  most: polyphonyOf(cue),
  varies: varies(cue),
})

const voiceOf = (slug: string): Call => ({
  key: VOICE,
  sources: sourcesOfVoice(slug),
  channel: 'voice',
  loudness: 1,
  most: 1,
  varies: false,
})

interface Sounding {
  sound: Sound
  id: number
}

export function createCuePlayer(deps: PlayerDeps): CuePlayer {
  const volumes: Record<Channel, number> = { music: 0.7, effects: 0.9, voice: 0.9 }
  const sounds = new Map<string, Sound>()
  const lastAsked = new Map<string, number>()
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
    sound.volume(volumes[call.channel] * call.loudness, id)
    if (call.varies) sound.rate(1 + (deps.random() * 2 - 1) * PITCH_SPREAD, id)
    sounding.set(call.key, [...others, { sound, id }])
    if (call.channel === 'voice') deps.onVoice()
  }

  function ask(call: Call) {
    const now = deps.now()
    if (hidden || volumes[call.channel] === 0 || !deps.isUnlocked()) return
    if (now - (lastAsked.get(call.key) ?? -SAME_CUE_GAP) < SAME_CUE_GAP) return
    lastAsked.set(call.key, now)
    const sound = soundOf(call.sources)
    if (sound.isReady()) begin(call, sound)
    else
      sound.whenReady(() => {
        if (!hidden && deps.now() - now <= LATE) begin(call, sound)
      })
  }

  return {
    playCue: cue => ask(callOf(cue)),
    playVoice: slug => ask(voiceOf(slug)),
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
