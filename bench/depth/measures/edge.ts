import type { BattleState } from '../../../src/engine/types.ts'
import { bothSeats } from '../battle.ts'
import { anyDeck, Draws, seedOf } from '../decks.ts'
import type { Decide, Game } from '../game.ts'
import { rounds, type SampledMeasure, shareText } from '../measure.ts'
import { addRatio, estimateOf } from '../tally.ts'

const SEED = 113

type Cards = BattleState['cards']

const withoutTypes = (cards: Cards): Cards =>
  Object.fromEntries(Object.entries(cards).map(([id, card]) => [id, { ...card, tipo: '???' }]))

/** `esperto` with an evaluation that ignores the advantage of types. The battle itself applies it as usual. */
export function blindToTypes(game: Game): Decide {
  const blindCards = new WeakMap<Cards, Cards>() // the cards of a battle are one object from its first command to its last
  return (view, seed) => {
    const cards = blindCards.get(view.cards) ?? withoutTypes(view.cards)
    blindCards.set(view.cards, cards)
    return game.players.esperto({ ...view, cards }, seed)
  }
}

/** Measures whether the type wheel matters: a player that ignores it should lose. */
export const ignoredEdge: SampledMeasure = {
  name: 'edge',
  seconds: 25,
  seed: SEED,
  wanted: (_game, tally, precision) => rounds(tally, ['blind'], precision, { first: 100, more: 200 }),
  sample(game, key, at, tally) {
    const seed = seedOf(SEED, key, at)
    const deck = anyDeck(game, new Draws(seed))
    const blind = { deck, player: { decide: blindToTypes(game), seed } }
    const sees = { deck, player: { decide: game.players.esperto, seed: seed + 7 } }
    addRatio(tally, key, bothSeats(game, blind, sees, seed))
  },
  results(_game, tally) {
    const estimate = estimateOf(tally.ratios.blind)
    return [
      {
        figure: 'esperto blind to the edge of types still wins',
        today: '–',
        target: '≤ 42 %',
        measured: shareText(estimate),
        n: estimate.n * 2,
        seed: SEED,
      },
    ]
  },
}
