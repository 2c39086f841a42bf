/** Whether this player wants to see the emotes of others, people and computers alike. */
import { useSyncExternalStore } from 'react'
import { readStored, writeStored } from '@/stores/storage.ts'

const key = 'battle.emotes-muted'
const listeners = new Set<() => void>()

export const areEmotesMuted = (): boolean =>
  readStored(key, value => (typeof value === 'boolean' ? value : undefined)) ?? false

export function muteEmotes(isMuted: boolean): void {
  writeStored(key, isMuted)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useMutedEmotes = (): boolean => useSyncExternalStore(subscribe, areEmotesMuted)
