import { useEffect } from 'react'
import { playMusic } from '@/audio/player.ts'
import type { MusicName } from '@/design/cues.ts'
import { useVolumes } from './use-volumes.ts'

/** Plays this loop while the screen is mounted and cross-fades to that of the next screen. null: silence. */
export function useMusic(name: MusicName | null): void {
  useVolumes()
  useEffect(() => {
    playMusic(name)
    return () => playMusic(null)
  }, [name])
}
