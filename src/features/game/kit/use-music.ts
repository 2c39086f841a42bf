import { useEffect } from 'react'
import { playMusic } from '@/audio/player.ts'
import type { BattleMood } from '@/design/battle-music.ts'
import type { MusicName } from '@/design/cues.ts'
import { useVolumes } from './use-volumes.ts'

/**
 * Plays this loop, or the stems of this mood, while the screen is mounted, and cross-fades to that of the next screen. null: silence.
 * A change of mood does not pass through silence, because it waits for the next bar.
 */
export function useMusic(name: MusicName | BattleMood | null): void {
  useVolumes()
  useEffect(() => playMusic(name), [name])
  useEffect(() => () => playMusic(null), [])
}
