/**
 * When and how loud a cue sounds: channels, the 60 ms rule, silence in a hidden tab. It touches no browser and
 * never knows why a cue sounds.
 */
import type { CueName } from '@/contract/cues.ts'
import { type Channel, channelOf, loudnessOf } from './cues.ts'

/** The slice of a Howl the player needs; tests hand in their own. */
export interface Sound {
  play(): number
  volume(volume: number, id?: number): unknown
  rate(rate: number, id?: number): unknown
}

export interface PlayerDeps {
  now(): number // ms, any origin
  random(): number // 0–1, for the small change of pitch
  isUnlocked(): boolean // browsers forbid sound before the first touch; until then a cue is dropped, not queued
  load(cue: CueName): Sound
  mute(muted: boolean): void // everything, while the tab is hidden
}

export interface CuePlayer {
  playCue(cue: CueName): void
  /** `volume` 0–1; 0 also spares the loading of the file. */
  setVolume(channel: Channel, volume: number): void
  setHidden(hidden: boolean): void
}

const SAME_CUE_GAP = 60 // ms
const PITCH_SPREAD = 0.04

export function createCuePlayer(deps: PlayerDeps): CuePlayer {
  const volumes: Record<Channel, number> = { music: 0.7, effects: 0.9, voice: 0.9 }
  const sounds = new Map<CueName, Sound>()
  const lastPlayed = new Map<CueName, number>()
  let hidden = false

  const soundOf = (cue: CueName) => {
    const sound = sounds.get(cue) ?? deps.load(cue)
    sounds.set(cue, sound)
    return sound
  }
  const tooSoon = (cue: CueName, now: number) => {
    const last = lastPlayed.get(cue)
    return last !== undefined && now - last < SAME_CUE_GAP
  }

  return {
    playCue(cue) {
      const now = deps.now()
      const volume = volumes[channelOf[cue]] * loudnessOf[cue]
      if (hidden || volume === 0 || !deps.isUnlocked() || tooSoon(cue, now)) return
      lastPlayed.set(cue, now)
      const sound = soundOf(cue)
      const id = sound.play()
      sound.volume(volume, id)
      if (channelOf[cue] === 'effects') sound.rate(1 + (deps.random() * 2 - 1) * PITCH_SPREAD, id)
    },
    setVolume(channel, volume) {
      volumes[channel] = Math.min(1, Math.max(0, volume))
    },
    setHidden(next) {
      hidden = next
      deps.mute(next)
    },
  }
}
