/** The store of a deck builder, and a copy of its draft on this device that survives a reload. */
import { useEffect, useState } from 'react'
import { readStored, writeStored } from '@/stores/storage.ts'
import type { DeckDraft } from './deck-draft.ts'
import { createDeckStore, type DeckStore } from './deck-store.ts'
import { draftKey, readDraft } from './stored-draft.ts'

/**
 * @param link the address of a shared deck; its changes are stored separately from the player's own
 * @param first returns the deck to use if none is stored
 */
export function useDeckStore(userId: number, link: string, first: () => DeckDraft): DeckStore {
  const [store] = useState(() => createDeckStore(readStored(draftKey(userId, link), readDraft) ?? first()))
  return store
}

/** Stores unsaved changes and deletes them once they are saved. */
export function useDraftBackup(userId: number, link: string, draft: DeckDraft, isUnsaved: boolean): void {
  const key = draftKey(userId, link)
  useEffect(() => {
    writeStored(key, isUnsaved ? draft : undefined)
  }, [key, draft, isUnsaved])
}
