/**
 * The start of a battle (specification notes §4, "Local start"): the catalogue is shuffled and dealt, or given decks are
 * used in their order. For an unplayable setup, returns a value with a code. Never throws.
 */
import type { BattleEvent } from './events.ts'
import { isBattleSetup } from './read-setup.ts'
import { rngFromSeed, shuffle } from './rng.ts'
import { rulesOf } from './rules/catalog.ts'
import type { BattleSetup, BattleState, CardSpec, SeatState, SetupRefusal, SetupWarning } from './types.ts'

export type Start =
  | { state: BattleState; events: BattleEvent[]; warning: SetupWarning | null }
  | { refused: SetupRefusal }

const areDistinct = (ids: number[]): boolean => new Set(ids).size === ids.length

function refusalOf(setup: BattleSetup): SetupRefusal | null {
  if (!isBattleSetup(setup)) return 'malformed_setup'
  if (setup.catalogue.length === 0) return 'empty_catalogue'
  const catalogueIds = new Set(setup.catalogue.map(card => card.id))
  if (catalogueIds.size !== setup.catalogue.length) return 'malformed_setup'
  if (!setup.decks) return null
  const { deckSize } = rulesOf(setup.rules)
  const fits = (ids: number[]) =>
    ids.length > 0 && ids.length <= deckSize && areDistinct(ids) && ids.every(id => catalogueIds.has(id))
  return fits(setup.decks.player1) && fits(setup.decks.player2) ? null : 'malformed_setup'
}

/** Deals the first `deckSize` cards of the shuffled catalogue to player 1 and the next to player 2. */
function deal(setup: BattleSetup, seed: number): { decks: [number[], number[]]; rng: number } {
  const { deckSize } = rulesOf(setup.rules)
  const start = rngFromSeed(seed)
  if (setup.decks) return { decks: [setup.decks.player1, setup.decks.player2], rng: start }
  const ids = setup.catalogue.map(card => card.id)
  const { value, rng } = shuffle(start, ids)
  return { decks: [value.slice(0, deckSize), value.slice(deckSize, deckSize * 2)], rng }
}

/** Both decks' first cards are active, player 1 starts, the state is playing. */
export function createBattle(setup: BattleSetup, seed: number): Start {
  const refused = refusalOf(setup)
  if (refused) return { refused }
  const { decks, rng } = deal(setup, seed)
  const printed = new Map(setup.catalogue.map(card => [card.id, card]))
  const cardOf = (id: number) => printed.get(id) as CardSpec
  const side = (ids: number[]): SeatState => ({
    deck: ids.map(id => ({ id, pv: cardOf(id).pv })),
    activeCardId: ids[0] ?? null,
    defeatedCardIds: [],
  })
  const state: BattleState = {
    rules: setup.rules,
    cards: Object.fromEntries([...decks[0], ...decks[1]].map(id => [id, cardOf(id)])),
    player1: side(decks[0]),
    player2: side(decks[1]),
    currentTurnPlayerId: 'player1',
    phase: 'playing',
    winner: null,
    turn: 1,
    rng,
  }
  const events: BattleEvent[] = [
    { type: 'battle-started', player1: state.player1.activeCardId, player2: state.player2.activeCardId },
    { type: 'turn-started', seat: state.currentTurnPlayerId, turn: state.turn },
  ]
  const opened = rulesOf(setup.rules).open(state)
  return { state: opened.state, events: [...events, ...opened.events], warning: warningOf(setup) }
}

function warningOf(setup: BattleSetup): SetupWarning | null {
  const cards = setup.catalogue.length
  const isShort = !setup.decks && cards < rulesOf(setup.rules).deckSize * 2
  return isShort ? { code: 'catalogue_short', cards } : null
}
