/** A battle between two players of a game, and the values counted in it. */
import type { Command } from '../../src/engine/commands.ts'
import type { BattleEvent } from '../../src/engine/events.ts'
import { rivalOf } from '../../src/engine/seats.ts'
import type { BattleState, Seat } from '../../src/engine/types.ts'
import type { BattleView } from '../../src/engine/view.ts'
import type { Decide, Decks, Game } from './game.ts'

/** A player with the seed of its personality. */
export interface Player {
  decide: Decide
  seed: number
}

export interface Decision {
  state: BattleState
  seat: Seat
  legal: readonly Command[]
  command: Command
  events: readonly BattleEvent[]
}

export interface Outcome {
  winner: Seat | null
  turns: number
  state: BattleState
}

export function viewOf(state: BattleState, seat: Seat, legal: Command[]): BattleView {
  const { rng: _secret, ...open } = state
  return { ...open, seat, legal, toAct: seat }
}

/** @param see called after every command */
export function playBattle(
  game: Game,
  decks: Decks,
  players: Record<Seat, Player>,
  seed: number,
  see?: (decision: Decision) => void,
): Outcome {
  let state = game.start(decks, seed)
  while (state.phase !== 'game_over') {
    let seat: Seat = state.currentTurnPlayerId
    let legal = game.legal(state, seat)
    if (legal.length === 0) {
      seat = rivalOf(seat)
      legal = game.legal(state, seat)
    }
    const command = players[seat].decide(viewOf(state, seat, legal), players[seat].seed)
    if (!command) throw new Error(`${game.name}: no player can move in turn ${state.turn}`)
    const step = game.apply(state, command)
    see?.({ state, seat, legal, command, events: step.events })
    state = step.state
  }
  return { winner: state.winner, turns: state.turn, state }
}

/** 1 for a victory, 0.5 for a tie, 0 for a defeat. */
export const pointsOf = (winner: Seat | null, seat: Seat): number =>
  winner === null ? 0.5 : Number(winner === seat)

export interface Contestant {
  player: Player
  deck: number[]
}

/** Plays every battle from both seats. @returns the share of the first player */
export function bothSeats(
  game: Game,
  contestant: Contestant,
  other: Contestant,
  seed: number,
  see?: (decision: Decision) => void,
): number {
  const firstBattle = playBattle(
    game,
    { player1: contestant.deck, player2: other.deck },
    { player1: contestant.player, player2: other.player },
    seed,
    see,
  )
  const back = playBattle(
    game,
    { player1: other.deck, player2: contestant.deck },
    { player1: other.player, player2: contestant.player },
    seed + 1,
    see,
  )
  return (pointsOf(firstBattle.winner, 'player1') + pointsOf(back.winner, 'player2')) / 2
}
