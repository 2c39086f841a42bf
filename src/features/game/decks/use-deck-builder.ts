/** State and actions of the deck builder. The view only renders them. */
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import type { Deck } from '@/contract/endpoints/game/deck.ts'
import { nameIn } from '../kit/character-words.ts'
import { numbersOf } from '../kit/held-cards.ts'
import { suggestDeck } from '../kit/suggest-deck.ts'
import type { DeckBuilderConfig } from './deck-builder-config.ts'
import { type DeckDraft, draftOf, emptyDraft, isUnsaved } from './draft/deck-draft.ts'
import { judgeDeck } from './draft/problem-text.ts'
import { useDeckSaving } from './draft/use-deck-saving.ts'
import { useDeckStore, useDraftBackup } from './draft/use-deck-store.ts'
import { useDeckHands } from './drag/use-deck-gestures.ts'

export function useDeckBuilder(config: DeckBuilderConfig) {
  const { userId, characters, ownedCards, decks, shared, link, deckId, arriving, locale, notify } = config
  const { t } = useTranslation('decks')
  const initialDeck = decks.find(({ id }) => id === deckId) ?? decks[0]
  const store = useDeckStore(userId, link, () => shared ?? (initialDeck ? draftOf(initialDeck) : emptyDraft))
  const draft = useStore(store, state => state.draft)
  const pending = useStore(store, state => state.pending)
  const { change, load, setPending } = store.getState()
  const saved = decks.find(({ id }) => id === draft.id) ?? null
  const unsaved = isUnsaved(draft, saved && draftOf(saved))
  useDraftBackup(userId, link, draft, unsaved)
  const byNumber = new Map(characters.map(character => [character.numero_carta, character]))
  const owned = numbersOf(ownedCards)
  const cards = draft.cards.flatMap(number => byNumber.get(number) ?? [])
  const nameOf = (card: number) => {
    const character = byNumber.get(card)
    return character ? nameIn(character, locale) : ''
  }
  const open = (next: DeckDraft) => (unsaved ? setPending(next) : load(next))
  useAddressValue(deckId, id => initialDeck && id !== draft.id && open(draftOf(initialDeck)))
  const hands = useDeckHands({ draft, change, nameOf, notify })
  useAddressValue(arriving, card => owned.has(card) && !draft.cards.includes(card) && hands.toggle(card))
  const { save, copyOf, remove, busy } = useDeckSaving(config, draft, change, load)
  const suggested = () => suggestDeck(ownedCards.map(({ character }) => character))

  return {
    ...hands,
    draft,
    cards,
    owned,
    byNumber,
    verdict: judgeDeck(cards, owned),
    unsaved,
    isSaved: saved !== null,
    busy,
    pending,
    keepEditing: () => setPending(null),
    dropChanges: () => pending && load(pending),
    saveAndSwitch: async () => {
      const next = pending
      if ((await save()) && next) load(next)
    },
    open,
    save: () => save(),
    saveAs: () => save(copyOf(draft)),
    duplicate: (deck: Deck) => open(copyOf(deck)),
    startNew: () => open(emptyDraft),
    suggest: () => open({ id: null, name: t('suggested'), cards: suggested() }),
    remove,
  }
}

export type DeckBuilder = ReturnType<typeof useDeckBuilder>

/** Handles a value from the address once, when the page opens. */
function useAddressValue(value: number | null, handle: (value: number) => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again only for another address
  useEffect(() => {
    if (value !== null) handle(value)
  }, [value])
}
