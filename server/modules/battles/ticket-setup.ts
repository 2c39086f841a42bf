/**
 * The cards of the two decks that a ticket fixes, in addition to the seed. Pure. The page deals a guest's battle in the
 * same way.
 */
import { cardSpecOf, type FightingCharacter } from '@/contract/endpoints/game/card-spec.ts'
import type { DeckCardFacts } from '@/contract/endpoints/game/deck.ts'
import { rivalDeckOf } from '@/contract/endpoints/game/rival-deck.ts'
import { createBattle } from '@/engine/setup.ts'
import type { BattleSetup, RuleSet } from '@/engine/types.ts'

export type Dealable = FightingCharacter & DeckCardFacts

/** The whole catalogue, shuffled and dealt by the engine. Returns undefined when it is empty. */
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

/**
 * Six of the player's numbers, the opening one first, against an opponent's deck of the same rarities. Returns
 * undefined when a number is unknown.
 */
export function ownDeckSetup(
  catalogue: readonly Dealable[],
  numbers: readonly number[],
  rules: RuleSet,
  seed: number,
): BattleSetup | undefined {
  const ownCards = numbers.flatMap(number => catalogue.find(card => card.numero_carta === number) ?? [])
  const rival = rivalDeckOf(catalogue, ownCards, seed)
  if (ownCards.length < numbers.length || rival.length === 0) return undefined
  const decks = { player1: ownCards.map(({ id }) => id), player2: rival.map(({ id }) => id) }
  return { rules, catalogue: [...ownCards, ...rival].map(cardSpecOf), decks }
}
