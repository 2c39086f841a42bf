/** The reader's preferences on this device (decision 0037): dark mode, sound, speed, quality, motion, flashes. */

import { create } from 'zustand'
import { matchesMedia } from '@/lib/matches-media.ts'
import { readStored, writeStored } from './storage.ts'

const preferencesKey = 'preferences'
const darkModeKey = 'DarkMode' // specification notes §4

export const soundChannels = ['music', 'effects', 'voice'] as const
export type SoundChannel = (typeof soundChannels)[number]

export const qualities = ['low', 'normal', 'high'] as const
export type Quality = (typeof qualities)[number]

export const speeds = [1, 2, 3, 4] as const
export type Speed = (typeof speeds)[number]

/** Only an explicit choice overrides the system's setting. */
export const motionChoices = ['system', 'reduced', 'full'] as const
export type MotionChoice = (typeof motionChoices)[number]

export interface Preferences {
  darkMode: boolean | null // null: follows the system
  volume: Record<SoundChannel, number> // 0–1, unchanged while muted
  muted: Record<SoundChannel, boolean>
  speed: Speed // of battle animations
  quality: Quality // of the stage: sharpness, and whether clips play
  reducedMotion: boolean // the choice, otherwise the system's current setting
  motionChoice: MotionChoice
  flashes: boolean // full-screen changes of light
  hidesRarity: boolean // a covered card of a pack does not show its rarity
  confirmMoves: boolean // a second tap confirms an attack
  shortcuts: boolean // single keys play a battle
  playsUpright: boolean // no prompt to turn the phone
}

interface PreferencesState extends Preferences {
  change(part: Partial<Omit<Preferences, 'reducedMotion'>>): void
}

type Sound = Pick<Preferences, 'volume' | 'muted'>

/** The effective volume of a channel, 0–1. */
export const audibleVolume = ({ volume, muted }: Sound, channel: SoundChannel): number =>
  muted[channel] ? 0 : volume[channel]

const AUDIBLE = 0.6 // volume of a channel that is switched on while its slider is at 0

/** Toggles a channel: mutes it if audible, otherwise unmutes it. */
export function toggledSound({ volume, muted }: Sound, channel: SoundChannel): Sound {
  const isAudible = audibleVolume({ volume, muted }, channel) > 0
  return {
    muted: { ...muted, [channel]: isAudible },
    volume: volume[channel] > 0 ? volume : { ...volume, [channel]: AUDIBLE },
  }
}

export const hasAudible = (sound: Sound): boolean =>
  soundChannels.some(channel => audibleVolume(sound, channel) > 0)

/** Toggles all channels. */
export const toggledSounds = (sound: Sound): Sound => {
  const wasHeard = hasAudible(sound)
  const same = soundChannels.filter(channel => audibleVolume(sound, channel) > 0 === wasHeard)
  return same.reduce(toggledSound, sound)
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const flag = (value: unknown, fallback: boolean): boolean => (typeof value === 'boolean' ? value : fallback)

const share = (value: unknown, fallback: number): number =>
  typeof value === 'number' && value >= 0 && value <= 1 ? value : fallback

const systemReducesMotion = '(prefers-reduced-motion: reduce)'

/** A boolean if the reader chose; not stored if the system decides. */
const storedMotion = (value: unknown): MotionChoice =>
  typeof value === 'boolean' ? (value ? 'reduced' : 'full') : 'system'

const isReduced = (choice: MotionChoice): boolean =>
  choice === 'system' ? matchesMedia(systemReducesMotion) : choice === 'reduced'

/** Defaults. */
const defaults: Preferences = {
  darkMode: null,
  volume: { music: 0.6, effects: 0.8, voice: 0.8 },
  muted: { music: false, effects: false, voice: false },
  speed: 1,
  quality: 'normal',
  reducedMotion: false,
  motionChoice: 'system',
  flashes: true,
  hidesRarity: true,
  confirmMoves: true,
  shortcuts: true,
  playsUpright: false,
}

function stored(): Preferences {
  const storedPreferences = readStored(preferencesKey, value => (isRecord(value) ? value : undefined)) ?? {}
  const volume = isRecord(storedPreferences.volume) ? storedPreferences.volume : {}
  const muted = isRecord(storedPreferences.muted) ? storedPreferences.muted : {}
  const motionChoice = storedMotion(storedPreferences.reducedMotion)
  return {
    darkMode:
      readStored(darkModeKey, value => (typeof value === 'boolean' ? value : undefined)) ?? defaults.darkMode,
    volume: {
      music: share(volume.music, defaults.volume.music),
      effects: share(volume.effects, defaults.volume.effects),
      voice: share(volume.voice, defaults.volume.voice),
    },
    muted: {
      music: flag(muted.music, defaults.muted.music),
      effects: flag(muted.effects, defaults.muted.effects),
      voice: flag(muted.voice, defaults.muted.voice),
    },
    speed: speeds.find(value => value === storedPreferences.speed) ?? defaults.speed,
    quality: qualities.find(value => value === storedPreferences.quality) ?? defaults.quality,
    reducedMotion: isReduced(motionChoice),
    motionChoice,
    flashes: flag(storedPreferences.flashes, defaults.flashes),
    hidesRarity: flag(storedPreferences.hidesRarity, defaults.hidesRarity),
    confirmMoves: flag(storedPreferences.confirmMoves, defaults.confirmMoves),
    shortcuts: flag(storedPreferences.shortcuts, defaults.shortcuts),
    playsUpright: flag(storedPreferences.playsUpright, defaults.playsUpright),
  }
}

export const usePreferences = create<PreferencesState>()((set, get) => ({
  ...defaults,
  change: part => {
    const { motionChoice: choice = get().motionChoice } = part
    set({ ...part, motionChoice: choice, reducedMotion: isReduced(choice) })
    const { darkMode, change: _, motionChoice, reducedMotion, ...rest } = get()
    writeStored(darkModeKey, darkMode ?? undefined) // storing another preference must not turn the system's scheme into a choice
    writeStored(preferencesKey, motionChoice === 'system' ? rest : { ...rest, reducedMotion })
  },
}))

let read = stored()

/** Restored from storage after creation, so that hydration matches the HTML, which the server renders with the defaults. */
usePreferences.setState(read)

/** Reads changes of other tabs since the first read. If storage is blocked, keeps the current choices. */
function readAgain(): void {
  const now = stored()
  if (JSON.stringify(now) !== JSON.stringify(read)) usePreferences.setState(now)
  read = now
}

/**
 * Follows changes of other tabs, including those made before it listened, and the system's motion setting. Returns a function that stops
 * it.
 */
export function followPreferences(): () => void {
  const follow = ({ key }: StorageEvent) => {
    if (key === null || key === preferencesKey || key === darkModeKey) usePreferences.setState(stored())
  }
  const followSystem = () =>
    usePreferences.setState(({ motionChoice }) => ({ reducedMotion: isReduced(motionChoice) }))
  const system = matchMedia(systemReducesMotion)
  addEventListener('storage', follow)
  system.addEventListener('change', followSystem)
  readAgain()
  return () => {
    removeEventListener('storage', follow)
    system.removeEventListener('change', followSystem)
  }
}
