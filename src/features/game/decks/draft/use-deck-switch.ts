/** Switches the editor to another deck, after a dialog about unsaved changes. */
import { useEffect, useState } from 'react'
import type { DeckDraft } from './deck-draft.ts'

export function useDeckSwitch(isUnsaved: boolean, put: (draft: DeckDraft) => void) {
  const [pending, setPending] = useState<DeckDraft | null>(null) // waits for the dialog
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
