/** The card on the bench with everything that was done to it, and its copy on this device that survives a reload. */
import { useCallback, useEffect, useState } from 'react'
import type { CreationDraft } from '@/contract/endpoints/game/creations.ts'
import { changed, type History, historyOf, redone, undone } from '@/lib/history.ts'
import { readStored, writeStored } from '@/stores/storage.ts'
import { draftKey, readDraft } from './edit-draft.ts'

export type Change = (next: (draft: CreationDraft) => CreationDraft, key?: string) => void

export interface CreationEditor {
  draft: CreationDraft
  change: Change
  undo(): void
  redo(): void
  canUndo: boolean
  canRedo: boolean
  /** Another card, with nothing to undo. */
  lay(draft: CreationDraft): void
  isKept: boolean // this device could store it
}

/** @param first the draft when nothing is stored */
export function useCreationEditor(userId: number, first: () => CreationDraft): CreationEditor {
  const key = draftKey(userId)
  const [history, setHistory] = useState<History<CreationDraft>>(() =>
    historyOf(readStored(key, readDraft) ?? first()),
  )
  const [isKept, setKept] = useState(true)
  const draft = history.present
  useEffect(() => {
    setKept(writeStored(key, draft))
  }, [key, draft])
  const change = useCallback<Change>(
    (next, kind) => setHistory(known => changed(known, next(known.present), kind)),
    [],
  )
  return {
    draft,
    change,
    undo: useCallback(() => setHistory(undone), []),
    redo: useCallback(() => setHistory(redone), []),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    lay: useCallback((next: CreationDraft) => setHistory(historyOf(next)), []),
    isKept,
  }
}
