/** Another deck takes its place on the bench, after an answer about what is unsaved. */
import { useEffect, useState } from 'react'
import type { DeckDraft } from './deck-draft.ts'

export function useDeckSwitch(isUnsaved: boolean, put: (draft: DeckDraft) => void) {
  const [pending, setPending] = useState<DeckDraft | null>(null) // waits for the answer
  const load = (next: DeckDraft) => {
    setPending(null)
    put(next)
  }
  const open = (next: DeckDraft) => (isUnsaved ? setPending(next) : load(next))
  return {
    pending,
    load,
    open,
    keepEditing: () => setPending(null),
    dropChanges: () => pending && load(pending),
  }
}

/** The address asks for something once, when the room is entered. */
export function useWanted(wanted: number | null, give: (wanted: number) => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the address counts
  useEffect(() => {
    if (wanted !== null) give(wanted)
  }, [wanted])
}
