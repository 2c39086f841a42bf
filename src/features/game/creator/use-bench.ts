/** The card on the bench with everything that was done to it, and its copy on this device that survives a reload. */
import { useCallback, useEffect, useState } from 'react'
import type { CreationDraft } from '@/contract/creations.ts'
import { readStored, writeStored } from '@/stores/storage.ts'
import { draftKey, readDraft } from './bench-draft.ts'
import { changed, type History, historyOf, redone, undone } from './draft-history.ts'

export type Change = (next: (draft: CreationDraft) => CreationDraft, key?: string) => void

export interface Bench {
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

/** @param first what lies there when nothing is kept */
export function useBench(userId: number, first: () => CreationDraft): Bench {
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
