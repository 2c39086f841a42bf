/** Saves and deletes decks and updates the list in the query cache immediately. Failures are returned as texts. */

import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '@/api/client.ts'
import type { Failure } from '@/api/failure.ts'
import { decksQuery } from '@/api/player-queries.ts'
import { updateCached } from '@/api/update-cached.ts'
import { changeDeck, type Deck, removeDeck, saveDeck } from '@/contract/endpoints/game/deck.ts'
import type { DeckDraft } from './deck-draft.ts'

export type SaveResult = { deck: Deck } | { failure: Failure }

export interface DeckBook {
  busy: boolean
  keep(draft: DeckDraft, name: string): Promise<SaveResult>
  remove(id: number): Promise<Failure | null>
}

const inFront = (decks: readonly Deck[], deck: Deck): Deck[] => [
  deck,
  ...decks.filter(({ id }) => id !== deck.id),
]

export function useDeckBook(userId: number): DeckBook {
  const cache = useQueryClient()
  const [busy, setBusy] = useState(false)
  const { queryKey } = decksQuery(userId)
  const during = async <T>(work: () => Promise<T>): Promise<T> => {
    setBusy(true)
    try {
      return await work()
    } finally {
      setBusy(false)
    }
  }
  return {
    busy,
    keep: (draft, name) =>
      during(async () => {
        const result = await send(draft, name)
        if (!result.ok) return { failure: result.failure }
        await updateCached(cache, queryKey, decks => inFront(decks, result.value))
        return { deck: result.value }
      }),
    remove: id =>
      during(async () => {
        const result = await call(removeDeck, { params: { id } })
        if (!result.ok && result.failure.code !== 'not_found') return result.failure
        await updateCached(cache, queryKey, decks => decks.filter(deck => deck.id !== id))
        return null
      }),
  }
}

/** A saved deck that was deleted meanwhile is created again. */
async function send({ id, cards }: DeckDraft, name: string) {
  const body = { name, cards: [...cards] }
  if (id === null) return call(saveDeck, { body })
  const changed = await call(changeDeck, { params: { id }, body })
  return changed.ok || changed.failure.code !== 'not_found' ? changed : call(saveDeck, { body })
}
