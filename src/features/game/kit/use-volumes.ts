import { useEffect } from 'react'
import { setVolume } from '@/audio/player.ts'
import { audibleVolume, soundChannels, usePreferences } from '@/stores/preferences.ts'

/** Applies the volumes and mute buttons to the sound. */
export function useVolumes(): void {
  const volume = usePreferences(state => state.volume)
  const muted = usePreferences(state => state.muted)
  useEffect(() => {
    for (const channel of soundChannels) setVolume(channel, audibleVolume({ volume, muted }, channel))
  }, [volume, muted])
}
