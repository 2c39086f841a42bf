/** Whether a newer build waits behind the service worker. Taking it reloads the page: only the reader says when. */
import { create } from 'zustand'

export interface NewVersionState {
  take: (() => void) | undefined // set while one waits
  offer(take: () => void): void
  put(): void // away, until the next visit
}

export const useNewVersion = create<NewVersionState>()(set => ({
  take: undefined,
  offer: take => set({ take }),
  put: () => set({ take: undefined }),
}))
