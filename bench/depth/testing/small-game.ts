/** A game so small that its results are known: a fixed number of turns, then `winner` returns the winner. For tests of measures. */
import { type Rarity, rarities } from '../../../src/contract/endpoints/game/characters.ts'
import type { Command } from '../../../src/engine/commands.ts'
import type { BattleEvent } from '../../../src/engine/events.ts'
import { rivalOf } from '../../../src/engine/seats.ts'
import type { BattleState, CardSpec, Seat } from '../../../src/engine/types.ts'
import type { Decide, Game, GameCard } from '../game.ts'
import { shapeOf } from '../standard-game.ts'

export interface SmallGameState extends BattleState {
  log: Command[]
}

export interface SmallGame {
  turns: number
  cards: GameCard[]
  winner(state: SmallGameState): Seat | null
  /** Options of a seat. By default an attack, a skip and a change. */
  options(seat: Seat): Command[]
  players: Partial<Game['players']>
  worthOf: Game['worthOf']
  events: BattleEvent[]
}

/** Creates this many cards of every rarity. The id of a card is its health. */
export const smallCards = (each = 8): GameCard[] =>
  rarities.flatMap((rarity: Rarity, order) =>
    Array.from({ length: each }, (_, at): GameCard => {
      const id = order * 100 + at
      const spec: CardSpec = {
        id,
        numero_carta: id,
        nome: `Card ${id}`,
        tipo: 'Fuoco',
        pv: id + 1,
        resistenza: 0,
        mosse: [
          { nome_mossa: 'Blow', danno: 10, costo_energia: 1 },
          { nome_mossa: 'Help', danno: 0, costo_energia: 1 },
        ],
      }
      return { spec, rarity }
    }),
  )

export const blow = (seat: Seat): Command => ({ type: 'use-move', seat, move: 0 })
export const help = (seat: Seat): Command => ({ type: 'use-move', seat, move: 1 })
export const pass = (seat: Seat): Command => ({ type: 'skip-turn', seat })
export const change = (seat: Seat): Command => ({ type: 'replace-card', seat, cardId: 0 })

/** Always chooses the option at this index, or the last one. */
export const always =
  (place: number): Decide =>
  ({ legal }) =>
    legal[Math.min(place, legal.length - 1)] ?? null

export const healthOf = (state: BattleState, seat: Seat): number =>
  state[seat].deck.reduce((sum, { pv }) => sum + pv, 0)

/** Returns the seat whose deck has more health, or null if both have the same. */
export const healthier = (state: BattleState): Seat | null => {
  const [one, other] = [healthOf(state, 'player1'), healthOf(state, 'player2')]
  return one === other ? null : one > other ? 'player1' : 'player2'
}

/** Returns the seat that skipped less, or null if both skipped equally often. */
export const busier = ({ log }: SmallGameState): Seat | null => {
  const skips = (seat: Seat) => log.filter(entry => entry.seat === seat && entry.type === 'skip-turn').length
  const [one, other] = [skips('player1'), skips('player2')]
  return one === other ? null : one < other ? 'player1' : 'player2'
}

export function smallGame(overrides: Partial<SmallGame> = {}): Game {
  const small: SmallGame = {
    turns: 4,
    cards: smallCards(),
    winner: () => 'player1',
    options: seat => [blow(seat), pass(seat), change(seat)],
    players: {},
    worthOf: () => 0,
    events: [],
    ...overrides,
  }
  const specs = new Map(small.cards.map(({ spec }) => [spec.id, spec]))
  const side = (ids: readonly number[]) => ({
    deck: ids.map(id => ({ id, pv: specs.get(id)?.pv ?? 0 })),
    activeCardId: ids[0] ?? null,
    defeatedCardIds: [],
  })
  return {
    name: 'small',
    cards: small.cards,
    deckSize: 6,
    allows: ids => ids.length <= 6 && new Set(ids).size === ids.length,
    pointsOf: null,
    turnLimit: small.turns,
    start: (decks): SmallGameState => ({
      rules: 'standard',
      cards: Object.fromEntries(specs),
      player1: side(decks.player1),
      player2: side(decks.player2),
      currentTurnPlayerId: 'player1',
      phase: 'playing',
      winner: null,
      turn: 1,
      rng: 0,
      log: [],
    }),
    deal: seed => ({
      player1: small.cards.slice(seed % 20, (seed % 20) + 6).map(({ spec }) => spec.id),
      player2: small.cards.slice(28, 34).map(({ spec }) => spec.id),
    }),
    legal: (state, seat) =>
      state.phase === 'playing' && state.currentTurnPlayerId === seat ? small.options(seat) : [],
    apply(state, command) {
      const now = state as SmallGameState
      const log = [...now.log, command]
      const isOver = now.turn >= small.turns
      const next: SmallGameState = { ...now, log }
      if (isOver) Object.assign(next, { phase: 'game_over', winner: small.winner(next) })
      else Object.assign(next, { turn: now.turn + 1, currentTurnPlayerId: rivalOf(command.seat) })
      return { state: next, events: small.events }
    },
    players: { novizio: always(0), esperto: always(0), maestro: always(0), ...small.players },
    worthOf: small.worthOf,
    kindOf: (_state, command) => {
      if (command.type === 'use-move') return command.move === 0 ? 'attack' : 'status'
      if (command.type === 'choose-card') return 'choose'
      return command.type === 'skip-turn' ? 'skip' : 'change'
    },
    shapeOf,
    rivalDelay: 1000,
  }
}
