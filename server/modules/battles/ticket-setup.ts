/** What a ticket fixes beside the seed: which cards lie in the two decks. Pure; the page deals a guest's battle alike. */
import { cardSpecOf, type FightingCharacter } from '../../../src/contract/endpoints/game/card-spec.ts'
import type { DeckCardFacts } from '../../../src/contract/endpoints/game/deck.ts'
import { rivalDeckOf } from '../../../src/contract/endpoints/game/rival-deck.ts'
import { createBattle } from '../../../src/engine/setup.ts'
import type { BattleSetup, RuleSet } from '../../../src/engine/types.ts'

export type Dealable = FightingCharacter & DeckCardFacts

/** The whole catalogue, shuffled and dealt by the engine; undefined when it is empty. */
export function quickSetup(
  catalogue: readonly Dealable[],
  rules: RuleSet,
  seed: number,
): BattleSetup | undefined {
  const start = createBattle({ rules, catalogue: catalogue.map(cardSpecOf) }, seed)
  if ('refused' in start) return undefined
  const { player1, player2, cards } = start.state
  const decks = { player1: player1.deck.map(({ id }) => id), player2: player2.deck.map(({ id }) => id) }
  const dealt = [...decks.player1, ...decks.player2].flatMap(id => cards[id] ?? [])
  return { rules, catalogue: dealt, decks }
}

/** Six own numbers, the opening one first, against a rival's deck of the same rarities; undefined when a number is unknown. */
export function ownDeckSetup(
  catalogue: readonly Dealable[],
  numbers: readonly number[],
  rules: RuleSet,
  seed: number,
): BattleSetup | undefined {
  const own = numbers.flatMap(number => catalogue.find(card => card.numero_carta === number) ?? [])
  const rival = rivalDeckOf(catalogue, own, seed)
  if (own.length < numbers.length || rival.length === 0) return undefined
  const decks = { player1: own.map(({ id }) => id), player2: rival.map(({ id }) => id) }
  return { rules, catalogue: [...own, ...rival].map(cardSpecOf), decks }
}
