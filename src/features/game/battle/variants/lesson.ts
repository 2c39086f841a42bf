import { cardSpecOf } from '@/contract/card-spec.ts'
import type { Character } from '@/contract/characters.ts'
import type { BattleCharacter } from '../session/public-battle.ts'
import type { Variant } from './variant.ts'

/** numero_carta: three that forgive much, against one that hits hard and one that burns. Nobody shuffles. */
export const lessonDecks = { player1: [2, 4, 6], player2: [10, 24] } as const

type Numbered = Pick<Character, 'numero_carta'>

/** The cards of these numbers; a card the shop no longer has gives its place to one nobody else holds. */
function cardsOf<C extends Numbered>(
  characters: readonly C[],
  numbers: readonly number[],
  taken: Set<C>,
): C[] {
  return numbers.flatMap(number => {
    const free = characters.filter(character => !taken.has(character))
    const card = free.find(({ numero_carta }) => numero_carta === number) ?? free[0]
    if (card) taken.add(card)
    return card ?? []
  })
}

/** The first battle, that teaches by being played: standard rules, a gentle opponent, always the same cards; it earns nothing. */
export const lesson: Variant = {
  code: 'lesson',
  needs: { characters: true, owned: false },
  fixed: { rules: 'standard', opponent: 'novizio' },
  ticket: () => null,
  prepare: ({ characters }) => {
    const taken = new Set<BattleCharacter>()
    const own = cardsOf(characters, lessonDecks.player1, taken)
    const rival = cardsOf(characters, lessonDecks.player2, taken)
    if (own.length === 0 || rival.length === 0) return { missing: 'characters' }
    const dealt = [...own, ...rival]
    const decks = { player1: own.map(({ id }) => id), player2: rival.map(({ id }) => id) }
    return { setup: { rules: 'standard', catalogue: dealt.map(cardSpecOf), decks }, characters: dealt }
  },
}
