/** The edited deck, and the one that waits for the dialog about unsaved changes. Each builder has its own store. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import { changeDraft, type DeckDraft, type DraftAction } from './deck-draft.ts'

export interface DeckState {
  draft: DeckDraft
  pending: DeckDraft | null // loaded if the player discards the unsaved changes
  change(action: DraftAction): void
  /** Replaces the draft and discards its changes. */
  load(draft: DeckDraft): void
  setPending(draft: DeckDraft | null): void
}

export type DeckStore = StoreApi<DeckState>

export const createDeckStore = (first: DeckDraft): DeckStore =>
  createStore<DeckState>()(set => ({
    draft: first,
    pending: null,
    change: action => set(({ draft }) => ({ draft: changeDraft(draft, action) })),
    load: draft => set({ draft, pending: null }),
    setPending: pending => set({ pending }),
  }))
