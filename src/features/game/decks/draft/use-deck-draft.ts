/** The deck on the bench: what is done to it, and a copy on this device that survives a reload. */
import { useCallback, useEffect, useReducer } from 'react'
import { readStored, writeStored } from '@/stores/storage.ts'
import { changeDraft, type DeckDraft, type DraftAction } from './deck-draft.ts'
import { draftKey, readDraft } from './stored-draft.ts'

export interface DraftEditor {
  draft: DeckDraft
  change(action: DraftAction): void
}

/**
 * @param link the address of a shared deck; its changes are stored apart from the player's own
 * @param first the deck when nothing is stored
 */
export function useDeckDraft(userId: number, link: string, first: () => DeckDraft): DraftEditor {
  const key = draftKey(userId, link)
  const [draft, change] = useReducer(changeDraft, undefined, () => readStored(key, readDraft) ?? first())
  return { draft, change: useCallback((action: DraftAction) => change(action), []) }
}

/** Stores unsaved changes; deletes them once they are saved. */
export function useDraftBackup(userId: number, link: string, draft: DeckDraft, isUnsaved: boolean): void {
  const key = draftKey(userId, link)
  useEffect(() => {
    writeStored(key, isUnsaved ? draft : undefined)
  }, [key, draft, isUnsaved])
}
