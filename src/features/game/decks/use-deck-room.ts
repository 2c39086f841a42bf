/** What the deck builder knows and can do; the view only draws it. */
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Deck, deckSize } from '@/contract/deck.ts'
import { nameIn } from '../kit/character-words.ts'
import { numbersOf } from '../kit/held-cards.ts'
import { suggestDeck } from '../kit/suggest-deck.ts'
import { type DeckDraft, type DraftAction, draftOf, emptyDraft, isUnsaved } from './deck-draft.ts'
import { newsOf } from './deck-news.ts'
import type { DeckRoomConfig } from './deck-room-config.ts'
import { judgeDeck } from './fault-words.ts'
import type { Carried, DropPlace } from './use-card-drag.ts'
import { useDeckDraft, useKeptDraft } from './use-deck-draft.ts'
import { useDeckKeeping } from './use-deck-keeping.ts'

export function useDeckRoom(config: DeckRoomConfig) {
  const { userId, characters, held, decks, shared, link, wanted, locale, notify } = config
  const { t } = useTranslation('decks')
  const asked = decks.find(({ id }) => id === wanted) ?? decks[0]
  const { draft, change } = useDeckDraft(userId, link, () => shared ?? (asked ? draftOf(asked) : emptyDraft))
  const kept = decks.find(({ id }) => id === draft.id) ?? null
  const unsaved = isUnsaved(draft, kept && draftOf(kept))
  useKeptDraft(userId, link, draft, unsaved)
  const [said, say] = useState('')
  const [pending, setPending] = useState<DeckDraft | null>(null) // waits for an answer about what is unsaved
  const byNumber = new Map(characters.map(character => [character.numero_carta, character]))
  const owned = numbersOf(held)
  const cards = draft.cards.flatMap(number => byNumber.get(number) ?? [])
  const name = (card: number) => {
    const character = byNumber.get(card)
    return character ? nameIn(character, locale) : ''
  }

  const load = (next: DeckDraft) => {
    setPending(null)
    change({ type: 'load', draft: next })
  }
  const open = (next: DeckDraft) => (unsaved ? setPending(next) : load(next))
  useWanted(wanted, draft.id, () => asked && open(draftOf(asked)))

  const doIt = (action: DraftAction) => {
    change(action)
    const words = newsOf(draft, action)
    if (words) say(t(words.key, { name: name(words.card), place: words.place }))
  }
  const refuseFull = () => {
    say(t('full'))
    notify(t('full'), 'info')
  }
  const toggle = (card: number) => {
    if (draft.cards.includes(card)) doIt({ type: 'remove', card })
    else if (draft.cards.length >= deckSize) refuseFull()
    else doIt({ type: 'add', card })
  }
  const drop = ({ card, place }: Carried, target: DropPlace) => {
    if (target === null) {
      if (place === 'deck') doIt({ type: 'remove', card })
      return
    }
    const at = target === 'deck' ? undefined : target.slot
    if (place === 'deck') doIt({ type: 'move', card, to: at ?? draft.cards.length })
    else if (at === undefined && draft.cards.length >= deckSize) refuseFull()
    else doIt({ type: 'add', card, at })
  }

  const { save, copyOf, remove, busy } = useDeckKeeping(config, draft, change, load)

  return {
    draft,
    cards,
    owned,
    byNumber,
    verdict: judgeDeck(cards, owned),
    unsaved,
    isKept: kept !== null,
    busy,
    said,
    pending,
    keepEditing: () => setPending(null),
    dropChanges: () => pending && load(pending),
    saveAndSwitch: async () => {
      const next = pending
      if ((await save()) && next) load(next)
    },
    change: doIt,
    toggle,
    drop,
    open,
    save: () => save(),
    saveAs: () => save(copyOf(draft)),
    duplicate: (deck: Deck) => open(copyOf(deck)),
    startNew: () => open(emptyDraft),
    suggest: () =>
      open({
        id: null,
        name: t('suggested'),
        cards: suggestDeck(held.map(({ character }) => character)),
      }),
    remove,
  }
}

export type DeckRoom = ReturnType<typeof useDeckRoom>

/** The address asks for a deck once, when the room is entered. */
function useWanted(wanted: number | null, shown: number | null, open: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the address counts
  useEffect(() => {
    if (wanted !== null && wanted !== shown) open()
  }, [wanted])
}
