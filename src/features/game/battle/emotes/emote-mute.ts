/** Whether this player sees the emotes of other players and computers. */
import { create } from 'zustand'
import { readStored, writeStored } from '@/stores/storage.ts'

const key = 'battle.emotes-muted'

const useMute = create<{ isMuted: boolean }>(() => ({
  isMuted: readStored(key, value => (typeof value === 'boolean' ? value : undefined)) ?? false,
}))

export function muteEmotes(isMuted: boolean): void {
  writeStored(key, isMuted)
  useMute.setState({ isMuted })
}

export const useMutedEmotes = (): boolean => useMute(state => state.isMuted)
