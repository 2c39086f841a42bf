/** The edited card with its history, and its copy on this device that survives a reload. */
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import type { CreationDraft } from '@/contract/endpoints/game/creations.ts'
import { readStored, writeStored } from '@/stores/storage.ts'
import { type CreationState, createCreationStore } from './creation-store.ts'
import { draftKey, readDraft } from './edit-draft.ts'

export interface CreationEditor extends Pick<CreationState, 'change' | 'undo' | 'redo' | 'lay' | 'isKept'> {
  draft: CreationDraft
  canUndo: boolean
  canRedo: boolean
}

/** @param first returns the draft to use if none is stored */
export function useCreationEditor(userId: number, first: () => CreationDraft): CreationEditor {
  const key = draftKey(userId)
  const [store] = useState(() => createCreationStore(readStored(key, readDraft) ?? first()))
  const { past, present: draft, future } = useStore(store, state => state.history)
  const isKept = useStore(store, state => state.isKept)
  const { change, undo, redo, lay, setKept } = store.getState()
  useEffect(() => setKept(writeStored(key, draft)), [key, draft, setKept])
  return {
    draft,
    change,
    undo,
    redo,
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    lay,
    isKept,
  }
}
