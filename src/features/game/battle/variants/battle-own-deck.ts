import { cardSpecOf } from '@/contract/endpoints/game/card-spec.ts'
import { deckSize } from '@/contract/endpoints/game/deck.ts'
import { rivalDeckOf } from '@/contract/endpoints/game/rival-deck.ts'
import type { BattleCharacter } from '../session/public-battle.ts'
import type { Choice } from './choice.ts'
import { chosenDeck, firstDeck } from './own-deck.ts'
import type { Variant, VariantDeps } from './variant.ts'

const idsOf = (cards: BattleCharacter[]) => cards.map(({ id }) => id)

const deckOf = ({ owned }: VariantDeps, { deck }: Choice) =>
  deck ? chosenDeck(deck, owned) : { cards: firstDeck(owned) }

/** The chosen deck, or the first owned cards, against a rival's deck of the same rarities. */
export const battleOwnDeck: Variant = {
  code: 'newb',
  needs: { characters: true, owned: true },
  fixed: {},
  ticket: (deps, choice) => {
    const deck = deckOf(deps, choice)
    if ('problems' in deck || deck.cards.length < deckSize) return null
    return { kind: 'newb', deck: deck.cards.map(({ numero_carta }) => numero_carta) }
  },
  prepare: (deps, seed, choice) => {
    const deck = deckOf(deps, choice)
    if ('problems' in deck) return deck
    if (deck.cards.length === 0) return { missing: 'owned' }
    const rival = rivalDeckOf(deps.characters, deck.cards, seed)
    if (rival.length === 0) return { missing: 'characters' }
    const dealt = [...deck.cards, ...rival]
    const decks = { player1: idsOf(deck.cards), player2: idsOf(rival) }
    return { setup: { rules: choice.rules, catalogue: dealt.map(cardSpecOf), decks }, characters: dealt }
  },
}
