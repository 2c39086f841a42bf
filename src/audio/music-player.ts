/**
 * Plays loops of music or of background sounds: one is requested at a time, a change cross-fades, a voice or a heavy blow lowers it. It
 * pauses while the tab is hidden, before the first touch and at volume 0. It uses no browser API.
 */
import { clamp } from '@/lib/clamp.ts'
import type { Timer } from '@/lib/clock.ts'
import { createDuck } from './duck.ts'

/** The part of a streamed Howl that the player needs. */
export interface Track {
  play(): unknown
  pause(): unknown
  stop(): unknown
  playing(): boolean
  volume(): number
  fade(from: number, to: number, ms: number): unknown
}

export interface MusicDeps<Name> extends Timer {
  load(name: Name): Track
  isUnlocked(): boolean // until then nothing is loaded
}

export interface MusicPlayer<Name> {
  /** null: silence. */
  want(name: Name | null): void
  setVolume(volume: number): void
  /** The loudness of the loops relative to the volume, 0–1. It is 1 until it is set. */
  setLoudness(loudness: number): void
  setHidden(hidden: boolean): void
  /** Call on the first touch: the requested loop may play from now on. */
  unlocked(): void
  /** Lowers the volume briefly. */
  makeRoom(): void
}

export const CROSS_FADE = 1400 // ms
const STEP = 120 // ms, for every smaller change

export function createMusicPlayer<Name extends string>(deps: MusicDeps<Name>): MusicPlayer<Name> {
  const tracks = new Map<Name, Track>()
  const endings = new Map<Name, () => void>()
  let wanted: Name | null = null
  let volume = 0.6
  let loudness = 1
  let hidden = false
  const duck = createDuck(deps, ms => settle(ms))

  const level = () => volume * loudness * duck.share()
  const mayPlay = () => !hidden && volume > 0 && deps.isUnlocked()

  function fadeOut(name: Name, track: Track) {
    if (!track.playing() || endings.has(name)) return
    track.fade(track.volume(), 0, CROSS_FADE)
    endings.set(
      name,
      deps.after(CROSS_FADE, () => {
        endings.delete(name)
        track.stop()
      }),
    )
  }

  function fadeIn(name: Name, ms: number) {
    const track = tracks.get(name) ?? deps.load(name)
    tracks.set(name, track)
    endings.get(name)?.()
    endings.delete(name)
    const from = track.playing() ? track.volume() : 0
    if (!track.playing()) track.play()
    track.fade(from, level(), ms)
  }

  function settle(ms: number) {
    for (const [name, track] of tracks) if (name !== wanted) fadeOut(name, track)
    if (wanted && mayPlay()) fadeIn(wanted, ms)
  }

  function rest() {
    for (const [name, track] of tracks) {
      endings.get(name)?.()
      endings.delete(name)
      if (name === wanted) track.pause()
      else track.stop()
    }
  }

  return {
    want(name) {
      if (name === wanted) return
      wanted = name
      settle(CROSS_FADE)
    },
    setVolume(next) {
      volume = clamp(next, 0, 1)
      if (volume === 0) rest()
      else settle(STEP)
    },
    setLoudness(next) {
      loudness = next
      settle(CROSS_FADE)
    },
    setHidden(next) {
      hidden = next
      if (hidden) rest()
      else settle(STEP * 3)
    },
    unlocked: () => {
      if (wanted && !tracks.get(wanted)?.playing()) settle(CROSS_FADE)
    },
    makeRoom() {
      if (!wanted || !tracks.get(wanted)?.playing()) return
      duck.makeRoom()
    },
  }
}
