/** Saves the edited deck, copies or deletes a deck, and reports the result. */

import { useTranslation } from 'react-i18next'
import type { Deck } from '@/contract/endpoints/game/deck.ts'
import { useProblemMessage } from '@/forms/use-problem-message.ts'
import type { DeckBuilderConfig } from '../deck-builder-config.ts'
import { useDeckBook } from './deck-book.ts'
import { type DeckDraft, type DraftAction, draftOf, emptyDraft, nameLimit } from './deck-draft.ts'

/** @param load loads another deck and discards the draft */
export function useDeckSaving(
  config: DeckBuilderConfig,
  draft: DeckDraft,
  change: (action: DraftAction) => void,
  load: (draft: DeckDraft) => void,
) {
  const { userId, decks, notify } = config
  const { t } = useTranslation('decks')
  const messages = useProblemMessage()
  const book = useDeckBook(userId)

  const save = async (draftToSave: DeckDraft = draft): Promise<Deck | null> => {
    const result = await book.keep(draftToSave, draftToSave.name.trim() || t('untitled'))
    if ('failure' in result) {
      notify(messages.problem(result.failure, t('failed')), 'error')
      return null
    }
    change({ type: 'load', draft: draftOf(result.deck) })
    notify(t('saved'), 'success')
    config.onKept(result.deck)
    return result.deck
  }
  const copyOf = ({ name: originalName, cards: numbers }: Pick<DeckDraft, 'name' | 'cards'>): DeckDraft => ({
    id: null,
    name: t('copy_name', { name: originalName || t('untitled') }).slice(0, nameLimit),
    cards: numbers,
  })
  const remove = async (deck: Deck) => {
    const failure = await book.remove(deck.id)
    if (failure) return notify(messages.problem(failure, t('remove_failed')), 'error')
    notify(t('removed_deck', { name: deck.name }), 'info')
    const next = decks.find(({ id }) => id !== deck.id)
    if (deck.id === draft.id) load(next ? draftOf(next) : emptyDraft)
  }
  return { save, copyOf, remove, busy: book.busy }
}
