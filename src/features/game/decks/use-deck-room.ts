/** What the deck builder knows and can do; the view only draws it. */
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Character } from '@/contract/characters.ts'
import { type Deck, deckSize } from '@/contract/deck.ts'
import type { Locale } from '@/contract/locales.ts'
import { nameIn } from '../kit/character-words.ts'
import { type HeldCard, numbersOf } from '../kit/held-cards.ts'
import { suggestDeck } from '../kit/suggest-deck.ts'
import { useDeckBook } from './deck-book.ts'
import { type DeckDraft, type DraftAction, emptyDraft, isUnsaved, nameLimit } from './deck-draft.ts'
import { judgeDeck } from './fault-words.ts'
import type { Carried, DropPlace } from './use-card-drag.ts'
import { useDeckDraft, useKeptDraft } from './use-deck-draft.ts'

export type Notify = (message: string, tone: 'success' | 'error' | 'info') => void

export interface DeckRoomConfig {
  userId: number
  characters: readonly Character[] // the whole catalogue: a shared deck may hold what one does not own
  held: readonly HeldCard[]
  decks: readonly Deck[] // the last changed first
  shared: DeckDraft | null // from the address
  link: string // that address's query; '' without one
  wanted: number | null // id of the deck the address asks for
  locale: Locale
  notify: Notify
  onKept(deck: Deck): void
}

const draftOf = ({ id, name, cards }: Deck): DeckDraft => ({ id, name, cards })

export function useDeckRoom(config: DeckRoomConfig) {
  const { userId, characters, held, decks, shared, link, wanted, locale, notify } = config
  const { t } = useTranslation('decks')
  const book = useDeckBook(userId)
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
    const words = spoken(draft, action)
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

  const save = async (given: DeckDraft = draft): Promise<Deck | null> => {
    const result = await book.keep(given, given.name.trim() || t('untitled'))
    if ('failure' in result) {
      notify(result.failure.message || t('failed'), 'error')
      return null
    }
    change({ type: 'load', draft: draftOf(result.deck) })
    notify(t('saved'), 'success')
    config.onKept(result.deck)
    return result.deck
  }
  const copyOf = ({ name: given, cards: numbers }: Pick<DeckDraft, 'name' | 'cards'>): DeckDraft => ({
    id: null,
    name: t('copy_name', { name: given || t('untitled') }).slice(0, nameLimit),
    cards: numbers,
  })
  const remove = async (deck: Deck) => {
    const failure = await book.remove(deck.id)
    if (failure) return notify(failure.message || t('remove_failed'), 'error')
    notify(t('removed_deck', { name: deck.name }), 'info')
    const next = decks.find(({ id }) => id !== deck.id)
    if (deck.id === draft.id) load(next ? draftOf(next) : emptyDraft)
  }

  return {
    draft,
    cards,
    owned,
    byNumber,
    verdict: judgeDeck(cards, owned),
    unsaved,
    isKept: kept !== null,
    busy: book.busy,
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

/** What a screen reader is told of a change. */
function spoken(draft: DeckDraft, action: DraftAction): { key: string; card: number; place: number } | null {
  const last = Math.min(draft.cards.length, deckSize - 1)
  if (action.type === 'add') return { key: 'added', card: action.card, place: (action.at ?? last) + 1 }
  if (action.type === 'remove') return { key: 'removed', card: action.card, place: 0 }
  if (action.type === 'move')
    return { key: 'moved', card: action.card, place: Math.min(action.to, draft.cards.length - 1) + 1 }
  return null
}
