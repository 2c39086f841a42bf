import { rngFromSeed, shuffle } from '@/engine/rng.ts'
import { rulesOf } from '@/engine/rules/catalog.ts'
import { cardSpecOf } from '../session/card-spec.ts'
import type { BattleCharacter } from '../session/public-battle.ts'
import type { Variant } from './variant.ts'

/** The first of each number, in the order they came. */
function distinct(cards: BattleCharacter[]): BattleCharacter[] {
  const seen = new Set<number>()
  return cards.filter(({ numero_carta }) => !seen.has(numero_carta) && seen.add(numero_carta))
}

const idsOf = (cards: BattleCharacter[]) => cards.map(({ id }) => id)

/** The first six different numbers you own against as many random others. */
export const battleOwnDeck: Variant = {
  code: 'newb',
  needs: { characters: true, owned: true },
  opponent: 'novizio',
  prepare: ({ characters, owned }, seed) => {
    const own = distinct(owned).slice(0, rulesOf('classic').deckSize)
    if (own.length === 0) return { missing: 'owned' }
    const mine = new Set(own.map(({ numero_carta }) => numero_carta))
    const others = characters.filter(({ numero_carta }) => !mine.has(numero_carta))
    const rival = shuffle(rngFromSeed(seed), others).value.slice(0, own.length)
    if (rival.length === 0) return { missing: 'characters' }
    const dealt = [...own, ...rival]
    const decks = { player1: idsOf(own), player2: idsOf(rival) }
    return { setup: { rules: 'classic', catalogue: dealt.map(cardSpecOf), decks }, characters: dealt }
  },
}
