/** What this reader chose for this device (decisions §8): dark mode, sound, speed, quality, motion, flashes. */
import { create } from 'zustand'
import { readStored, writeStored } from './storage.ts'

const preferencesKey = 'preferences'
const darkModeKey = 'DarkMode' // specification §4

export const soundChannels = ['music', 'effects', 'voice'] as const
export type SoundChannel = (typeof soundChannels)[number]

export const qualities = ['low', 'normal', 'high'] as const
export type Quality = (typeof qualities)[number]

export const speeds = [1, 2, 3, 4] as const
export type Speed = (typeof speeds)[number]

export interface Preferences {
  darkMode: boolean
  volume: Record<SoundChannel, number> // 0–1, kept while muted
  muted: Record<SoundChannel, boolean>
  speed: Speed // of battle animations
  quality: Quality // of the stage: sharpness, and whether clips play
  reducedMotion: boolean // starts as the system's wish
  flashes: boolean // full-screen changes of light
  confirmMoves: boolean // a second tap confirms an attack
  shortcuts: boolean // single keys play a battle
}

interface PreferencesState extends Preferences {
  change(part: Partial<Preferences>): void
}

type Sound = Pick<Preferences, 'volume' | 'muted'>

/** What is to be heard of a channel, 0–1. */
export const heardVolume = ({ volume, muted }: Sound, channel: SoundChannel): number =>
  muted[channel] ? 0 : volume[channel]

const AUDIBLE = 0.6 // where a channel whose slider stands at nothing is heard again

/** One press: silent when it could be heard, else heard again. */
export function toggledSound({ volume, muted }: Sound, channel: SoundChannel): Sound {
  const isHeard = heardVolume({ volume, muted }, channel) > 0
  return {
    muted: { ...muted, [channel]: isHeard },
    volume: volume[channel] > 0 ? volume : { ...volume, [channel]: AUDIBLE },
  }
}

export const hearsAnything = (sound: Sound): boolean =>
  soundChannels.some(channel => heardVolume(sound, channel) > 0)

/** One press for all of them. */
export const toggledSounds = (sound: Sound): Sound => {
  const wasHeard = hearsAnything(sound)
  const same = soundChannels.filter(channel => heardVolume(sound, channel) > 0 === wasHeard)
  return same.reduce(toggledSound, sound)
}

const prefers = (query: string) => typeof matchMedia === 'function' && matchMedia(query).matches

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const flag = (value: unknown, fallback: boolean): boolean => (typeof value === 'boolean' ? value : fallback)

const share = (value: unknown, fallback: number): number =>
  typeof value === 'number' && value >= 0 && value <= 1 ? value : fallback

function stored(): Preferences {
  const given = readStored(preferencesKey, value => (isRecord(value) ? value : undefined)) ?? {}
  const volume = isRecord(given.volume) ? given.volume : {}
  const muted = isRecord(given.muted) ? given.muted : {}
  return {
    darkMode: readStored(darkModeKey, value => (typeof value === 'boolean' ? value : undefined)) ?? false,
    volume: {
      music: share(volume.music, 0.6),
      effects: share(volume.effects, 0.8),
      voice: share(volume.voice, 0.8),
    },
    muted: {
      music: flag(muted.music, false),
      effects: flag(muted.effects, false),
      voice: flag(muted.voice, false),
    },
    speed: speeds.find(value => value === given.speed) ?? 1,
    quality: qualities.find(value => value === given.quality) ?? 'normal',
    reducedMotion: flag(given.reducedMotion, prefers('(prefers-reduced-motion: reduce)')),
    flashes: flag(given.flashes, true),
    confirmMoves: flag(given.confirmMoves, true),
    shortcuts: flag(given.shortcuts, true),
  }
}

export const usePreferences = create<PreferencesState>()((set, get) => ({
  ...stored(),
  change: part => {
    set(part)
    const { darkMode, change: _, ...rest } = get()
    writeStored(darkModeKey, darkMode)
    writeStored(preferencesKey, rest)
  },
}))

/** Another tab chose something: this one follows. The answer ends it. */
export function followPreferences(): () => void {
  const follow = ({ key }: StorageEvent) => {
    if (key === null || key === preferencesKey || key === darkModeKey) usePreferences.setState(stored())
  }
  addEventListener('storage', follow)
  return () => removeEventListener('storage', follow)
}
