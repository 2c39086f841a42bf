/** The edited card with its history. Each editor has its own store. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { CreationDraft } from '@/contract/endpoints/game/creations.ts'
import { changed, type History, historyOf, redone, undone } from '@/lib/history.ts'

/** Consecutive changes with the same key are undone together. */
export type Change = (next: (draft: CreationDraft) => CreationDraft, key?: string) => void

export interface CreationState {
  history: History<CreationDraft>
  isKept: boolean // this device could store the draft
  change: Change
  undo(): void
  redo(): void
  /** Loads another card with an empty history. */
  lay(draft: CreationDraft): void
  setKept(isKept: boolean): void
}

export type CreationStore = StoreApi<CreationState>

export const createCreationStore = (first: CreationDraft): CreationStore =>
  createStore<CreationState>()(set => ({
    history: historyOf(first),
    isKept: true,
    change: (next, key) => set(({ history }) => ({ history: changed(history, next(history.present), key) })),
    undo: () => set(({ history }) => ({ history: undone(history) })),
    redo: () => set(({ history }) => ({ history: redone(history) })),
    lay: draft => set({ history: historyOf(draft) }),
    setKept: isKept => set({ isKept }),
  }))
