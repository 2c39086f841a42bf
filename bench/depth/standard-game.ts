/** The rules of the engine as a game to measure. Other rules, cards or players can be passed in. */
import { catalogue } from '../../assets/catalogue/catalogue.ts'
import { deckProblemsOf } from '../../src/contract/endpoints/game/deck.ts'
import { applyCommand } from '../../src/engine/apply.ts'
import type { Command } from '../../src/engine/commands.ts'
import { opponentOf } from '../../src/engine/opponents/catalog.ts'
import { evaluate } from '../../src/engine/opponents/evaluate.ts'
import { linesOf } from '../../src/engine/opponents/lines.ts'
import { guardian } from '../../src/engine/opponents/personality.ts'
import { shuffle } from '../../src/engine/rng.ts'
import { pointsOf } from '../../src/engine/rules/standard-moves.ts'
import { LAST_TURN } from '../../src/engine/rules/standard-numbers.ts'
import { createBattle } from '../../src/engine/setup.ts'
import type { BattleState, CardSpec, RuleSet, Seat } from '../../src/engine/types.ts'
import { legalCommands } from '../../src/engine/view.ts'
import { computerDelay } from '../../src/features/game/battle/session/computer.ts'
import { rarityOf, specs } from '../cards.ts'
import type { CommandKind, Decide, Game, GameCard, Level } from './game.ts'

export interface GameParts {
  name?: string
  ruleSet?: RuleSet
  cards?: readonly GameCard[]
  opponents?: Partial<Record<Level, Decide>>
  /** Whether cards of these ids may be in one deck, apart from size and repetition. By default, the rules of players' own decks. */
  allows?: Game['allows']
  pointsOf?: Game['pointsOf']
  worthOf?: Game['worthOf']
  turnLimit?: number
}

export const printedCards: readonly GameCard[] = catalogue.map(({ numero_carta, rarita }) => ({
  spec: specs.find(({ id }) => id === numero_carta) as CardSpec,
  rarity: rarita,
}))

const DECK_SIZE = 6

const decideWith =
  (level: Level): Decide =>
  (view, seed) =>
    opponentOf(level).decide(view, seed)

const kinds: Partial<Record<Command['type'], CommandKind>> = {
  'replace-card': 'change',
  'skip-turn': 'skip',
  'choose-card': 'choose',
}

function kindOf(state: BattleState, command: Command): CommandKind {
  if ('guard' in command && command.guard) return 'guard'
  if (command.type !== 'use-move') return kinds[command.type] ?? 'status'
  const active = state[command.seat].activeCardId
  const move = active === null ? undefined : state.cards[active]?.mosse[command.move]
  return move && move.danno > 0 ? 'attack' : 'status'
}

/** Effects of each move without their amounts, whether it attacks, and the card's passive if the rules print one. */
export function shapeOf({ spec }: GameCard): string {
  const moves = spec.mosse.map(({ danno, effetti }) => {
    const does = (effetti ?? []).map(effect =>
      [effect.kind, 'source' in effect && effect.source, 'on' in effect && effect.on]
        .filter(Boolean)
        .join('/'),
    )
    return [danno > 0 ? 'blow' : 'no blow', ...does.sort()].join(' + ')
  })
  return [...moves, ...(spec.tratto ? [`trait ${spec.tratto}`] : [])].join(' | ')
}

const points = new Map(printedCards.map(({ spec }) => [spec.id, pointsOf(spec)]))

/** Values a position like `esperto`: after a change, takes the best continuation in the same turn. */
function worthOf(state: BattleState, seat: Seat): number {
  const goesOn = state.phase === 'playing' && state.currentTurnPlayerId === seat && state[seat].hasChanged
  if (!goesOn) return evaluate(state, seat, guardian)
  const ends = linesOf(state, seat, legalCommands(state, seat)).lines
  return Math.max(...ends.map(({ end }) => evaluate(end, seat, guardian)))
}

export function gameOf(parts: GameParts = {}): Game {
  const ruleSet = parts.ruleSet ?? 'standard'
  const cards = parts.cards ?? printedCards
  const catalogueOf = cards.map(({ spec }) => spec)
  const rarities = new Map(cards.map(({ spec, rarity }) => [spec.id, rarity]))
  const byRarity: Game['allows'] = ids =>
    deckProblemsOf(
      ids.map(id => ({ numero_carta: id, rarita: rarities.get(id) ?? rarityOf.get(id) ?? 'Comune' })),
    ).every(problem => problem === 'short')
  return {
    name: parts.name ?? ruleSet,
    cards,
    deckSize: DECK_SIZE,
    allows: parts.allows ?? byRarity,
    pointsOf: parts.pointsOf ?? (id => points.get(id) ?? 0),
    turnLimit: parts.turnLimit ?? LAST_TURN,
    start(decks, seed) {
      const start = createBattle({ rules: ruleSet, catalogue: catalogueOf, decks }, seed)
      if ('refused' in start) throw new Error(start.refused)
      return start.state
    },
    deal(seed) {
      const ids = shuffle(
        seed >>> 0,
        catalogueOf.map(({ id }) => id),
      ).value
      return { player1: ids.slice(0, DECK_SIZE), player2: ids.slice(DECK_SIZE, DECK_SIZE * 2) }
    },
    legal: legalCommands,
    apply(state, command) {
      const step = applyCommand(state, command)
      if ('rejected' in step) throw new Error(step.rejected)
      return step
    },
    players: {
      novizio: decideWith('novizio'),
      esperto: decideWith('esperto'),
      maestro: decideWith('maestro'),
      ...parts.opponents,
    },
    worthOf: parts.worthOf ?? worthOf,
    kindOf,
    shapeOf,
    rivalDelay: computerDelay.esperto,
  }
}

export const game: Game = gameOf()
