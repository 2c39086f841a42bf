/**
 * When and how loud a cue or a voice sounds: channels, the 60 ms rule, polyphony, silence in a hidden tab. It touches
 * no browser and never knows why a cue sounds.
 */
import type { CueName } from '@/design/cues.ts'
import {
  type Channel,
  channelOf,
  loudnessOf,
  polyphonyOf,
  sourcesOf,
  sourcesOfVoice,
  varies,
} from './cues.ts'

/** The slice of a Howl the player needs; tests hand in their own. */
export interface Sound {
  play(): number
  stop(id: number): unknown
  playing(id: number): boolean
  volume(volume: number, id: number): unknown
  rate(rate: number, id: number): unknown
  isReady(): boolean
  whenReady(run: () => void): void // never runs for a missing file
}

export interface PlayerDeps {
  now(): number // ms, any origin
  random(): number // 0–1, for the small change of pitch
  isUnlocked(): boolean // browsers forbid sound before the first touch; until then a cue is dropped, not queued
  load(sources: string[]): Sound
  onVoice(): void // a voice begins: the music makes room
}

export interface CuePlayer {
  playCue(cue: CueName): void
  /** A character speaks; whoever spoke before falls silent. */
  playVoice(slug: string): void
  /** Loads files before their moment, once sound is allowed. */
  prepare(cues: readonly CueName[], voices: readonly string[]): void
  /** `volume` 0–1; 0 also spares the loading of the file. */
  setVolume(channel: Channel, volume: number): void
  setHidden(hidden: boolean): void
}

const SAME_CUE_GAP = 60 // ms
const LATE = 350 // ms: a cue whose file comes later than this after its moment is dropped
const PITCH_SPREAD = 0.03
const VOICE = 'voice' // the shared place of all voices in the list of what sounds

interface Call {
  key: string // what counts as the same sound
  sources: string[]
  channel: Channel
  loudness: number
  most: number // sounding at once
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
      volumes[channel] = Math.min(1, Math.max(0, volume))
    },
    setHidden(next) {
      hidden = next
    },
  }
}
