/** The deck on the bench: what is done to it, and a copy on this device that survives a reload. */
import { useCallback, useEffect, useReducer } from 'react'
import { readStored, writeStored } from '@/stores/storage.ts'
import { changeDraft, type DeckDraft, type DraftAction } from './deck-draft.ts'
import { draftKey, readDraft } from './stored-draft.ts'

export interface DraftBench {
  draft: DeckDraft
  change(action: DraftAction): void
}

/**
 * @param link the address a shared deck came by; its changes are kept apart from the player's own
 * @param first what lies on the bench when nothing is kept
 */
export function useDeckDraft(userId: number, link: string, first: () => DeckDraft): DraftBench {
  const key = draftKey(userId, link)
  const [draft, change] = useReducer(changeDraft, undefined, () => readStored(key, readDraft) ?? first())
  return { draft, change: useCallback((action: DraftAction) => change(action), []) }
}

/** What is unsaved is kept; what is saved is no longer needed. */
export function useKeptDraft(userId: number, link: string, draft: DeckDraft, isUnsaved: boolean): void {
  const key = draftKey(userId, link)
  useEffect(() => {
    writeStored(key, isUnsaved ? draft : undefined)
  }, [key, draft, isUnsaved])
}
