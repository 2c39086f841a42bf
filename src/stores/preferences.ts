/** What this reader chose for this device (decisions §8): dark mode, sound, speed, quality, motion. */
import { create } from 'zustand'
import { readStored, writeStored } from './storage.ts'

const preferencesKey = 'preferences'
const darkModeKey = 'DarkMode' // specification §4

export type SoundChannel = 'music' | 'effects' | 'voice'

export const qualities = ['low', 'normal', 'high'] as const
export type Quality = (typeof qualities)[number]

export interface Preferences {
  darkMode: boolean
  volume: Record<SoundChannel, number> // 0–1
  speed: 1 | 2 | 4 // of battle animations
  quality: Quality // of the stage: sharpness, and whether clips play
  reducedMotion: boolean // starts as the system's wish
  confirmMoves: boolean // a second tap confirms an attack
}

interface PreferencesState extends Preferences {
  change(part: Partial<Preferences>): void
}

const prefers = (query: string) => typeof matchMedia === 'function' && matchMedia(query).matches

function stored(): Preferences {
  const fallback: Preferences = {
    darkMode: false,
    volume: { music: 0.6, effects: 0.8, voice: 0.8 },
    speed: 1,
    quality: 'normal',
    reducedMotion: prefers('(prefers-reduced-motion: reduce)'),
    confirmMoves: true,
  }
  const asObject = (value: unknown) =>
    typeof value === 'object' && value !== null ? (value as Partial<Preferences>) : undefined
  const given = readStored(preferencesKey, asObject) ?? {}
  const volume = (channel: SoundChannel) => {
    const value = given.volume?.[channel]
    return typeof value === 'number' && value >= 0 && value <= 1 ? value : fallback.volume[channel]
  }
  return {
    darkMode: readStored(darkModeKey, value => (typeof value === 'boolean' ? value : undefined)) ?? false,
    volume: { music: volume('music'), effects: volume('effects'), voice: volume('voice') },
    speed: given.speed === 2 || given.speed === 4 ? given.speed : 1,
    quality: qualities.find(value => value === given.quality) ?? fallback.quality,
    reducedMotion: typeof given.reducedMotion === 'boolean' ? given.reducedMotion : fallback.reducedMotion,
    confirmMoves: typeof given.confirmMoves === 'boolean' ? given.confirmMoves : true,
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
