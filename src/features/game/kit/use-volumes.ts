import { useEffect } from 'react'
import { setVolume } from '@/audio/player.ts'
import { usePreferences } from '@/stores/preferences.ts'

/** The sound follows the sliders. */
export function useVolumes(): void {
  const volume = usePreferences(state => state.volume)
  useEffect(() => {
    setVolume('music', volume.music)
    setVolume('effects', volume.effects)
    setVolume('voice', volume.voice)
  }, [volume])
}
