import { cardSpecOf } from '@/contract/card-spec.ts'
import { deckSize } from '@/contract/deck.ts'
import { rivalDeckOf } from '@/contract/rival-deck.ts'
import type { BattleCharacter } from '../session/public-battle.ts'
import type { Choice } from './choice.ts'
import { chosenDeck, firstDeck } from './own-deck.ts'
import type { Variant, VariantWorld } from './variant.ts'

const idsOf = (cards: BattleCharacter[]) => cards.map(({ id }) => id)

const deckOf = ({ owned }: VariantWorld, { deck }: Choice) =>
  deck ? chosenDeck(deck, owned) : { cards: firstDeck(owned) }

/** The deck one chose, or the first cards one owns, against a rival's of the same rarities. */
export const battleOwnDeck: Variant = {
  code: 'newb',
  needs: { characters: true, owned: true },
  fixed: {},
  ticket: (world, choice) => {
    const own = deckOf(world, choice)
    if ('faults' in own || own.cards.length < deckSize) return null
    return { kind: 'newb', deck: own.cards.map(({ numero_carta }) => numero_carta) }
  },
  prepare: (world, seed, choice) => {
    const own = deckOf(world, choice)
    if ('faults' in own) return own
    if (own.cards.length === 0) return { missing: 'owned' }
    const rival = rivalDeckOf(world.characters, own.cards, seed)
    if (rival.length === 0) return { missing: 'characters' }
    const dealt = [...own.cards, ...rival]
    const decks = { player1: idsOf(own.cards), player2: idsOf(rival) }
    return { setup: { rules: choice.rules, catalogue: dealt.map(cardSpecOf), decks }, characters: dealt }
  },
}
