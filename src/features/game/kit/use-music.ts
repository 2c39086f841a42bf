import { useEffect } from 'react'
import { playMusic } from '@/audio/player.ts'
import type { MusicName } from '@/design/cues.ts'
import { useVolumes } from './use-volumes.ts'

/** This loop sounds while the screen is there; the next screen's cross-fades with it. null: silence. */
export function useMusic(name: MusicName | null): void {
  useVolumes()
  useEffect(() => {
    playMusic(name)
    return () => playMusic(null)
  }, [name])
}
