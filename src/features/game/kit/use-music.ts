import { useEffect } from 'react'
import { playMusic, setVolume } from '@/audio/player.ts'
import type { BattleMood } from '@/design/battle-music.ts'
import type { MusicName } from '@/design/cues.ts'
import { audibleVolume, soundChannels, usePreferences } from '@/stores/preferences.ts'

/** Applies the volumes and mute buttons to the sound. */
export function useVolumes(): void {
  const volume = usePreferences(state => state.volume)
  const muted = usePreferences(state => state.muted)
  useEffect(() => {
    for (const channel of soundChannels) setVolume(channel, audibleVolume({ volume, muted }, channel))
  }, [volume, muted])
}

/**
 * Plays this loop, or the stems of this mood, while the screen is mounted, and cross-fades to that of the next screen. null: silence.
 * A change of mood does not pass through silence, because it waits for the next bar.
 */
export function useMusic(name: MusicName | BattleMood | null): void {
  useVolumes()
  useEffect(() => playMusic(name), [name])
  useEffect(() => () => playMusic(null), [])
}
