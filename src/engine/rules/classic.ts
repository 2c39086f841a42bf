/**
 * Implements specification notes §4 "Battle" exactly: choose a move or skip, replace a fallen card, nothing else.
 * The rules set no maximum length. A battle ends because every hit above the target's resistenza takes at least 1 of a finite sum of
 * pv. Two players who only skip, or whose moves never exceed the resistenza, could continue forever.
 */
import type { Command, RejectionCode } from '../commands.ts'
import { activeCardOf, handOf, isBeaten, printedCard, rivalOf, sideOf } from '../seats.ts'
import { activate, chain, fall, passTurn, type Step, strike, win } from '../steps.ts'
import type { BattleState, Seat } from '../types.ts'
import type { Rules } from './rule-set.ts'

/** Returns the seat that must replace a fallen card. Player 1 is checked first, then player 2. */
export function chooserOf(state: BattleState): Seat | null {
  if (state.phase !== 'awaiting_selection') return null
  return state.player1.activeCardId === null ? 'player1' : 'player2'
}

/** A card without printed moves still has its first move, which has no data and only passes the turn. */
const moveCount = (state: BattleState, cardId: number): number =>
  Math.max(1, printedCard(state, cardId).mosse.length)

function legal(state: BattleState, seat: Seat): Command[] {
  if (state.phase === 'awaiting_selection') {
    if (chooserOf(state) !== seat) return []
    return handOf(sideOf(state, seat)).map(card => ({ type: 'choose-card', seat, cardId: card.id }))
  }
  if (state.phase === 'game_over' || state.currentTurnPlayerId !== seat) return []
  const active = activeCardOf(sideOf(state, seat))
  const count = active ? moveCount(state, active.id) : 0
  const moves = Array.from({ length: count }, (_, move): Command => ({ type: 'use-move', seat, move }))
  return [...moves, { type: 'skip-turn', seat }]
}

/** Turn changes are ignored when the state is game_over or awaiting_selection. */
function refusalOfTurn(state: BattleState, seat: Seat): RejectionCode | null {
  if (state.phase === 'game_over') return 'battle_over'
  if (state.phase === 'awaiting_selection') return 'selection_pending'
  return state.currentTurnPlayerId === seat ? null : 'not_your_turn'
}

function playMove(state: BattleState, seat: Seat, index: number): Step | RejectionCode {
  const active = activeCardOf(sideOf(state, seat))
  if (!active) return 'no_active_card'
  if (index >= moveCount(state, active.id)) return 'unknown_move'
  const move = printedCard(state, active.id).mosse[index]
  if (!move) return passTurn(state)
  const targetSeat = rivalOf(seat)
  // With a catalogue of six cards or fewer, player 2 has no cards, so the attacker wins.
  if (isBeaten(sideOf(state, targetSeat))) return win(state, seat)
  const target = activeCardOf(sideOf(state, targetSeat))
  if (!target) return passTurn(state)
  const used = {
    type: 'move-used',
    seat,
    cardId: active.id,
    move: index,
    targetSeat,
    targetCardId: target.id,
  } as const
  return chain(
    { state, events: [used] },
    now => strike(now, targetSeat, move),
    now => fall(now, targetSeat),
    now => (now.phase === 'playing' ? passTurn(now) : { state: now, events: [] }),
  )
}

function chooseCard(state: BattleState, seat: Seat, cardId: number): Step | RejectionCode {
  if (state.phase === 'game_over') return 'battle_over'
  if (state.phase !== 'awaiting_selection') return 'no_selection_pending'
  if (chooserOf(state) !== seat) return 'not_your_turn'
  if (sideOf(state, seat).defeatedCardIds.includes(cardId)) return 'card_defeated'
  if (!sideOf(state, seat).deck.some(card => card.id === cardId)) return 'unknown_card'
  return chain(activate(state, seat, cardId), passTurn)
}

function skip(state: BattleState, seat: Seat): Step {
  return chain({ state, events: [{ type: 'turn-skipped', seat }] }, passTurn)
}

function apply(state: BattleState, command: Command): Step | RejectionCode {
  if (command.type === 'choose-card') return chooseCard(state, command.seat, command.cardId)
  if (command.type === 'replace-card' || ('guard' in command && command.guard)) return 'not_in_rules'
  const refusal = refusalOfTurn(state, command.seat)
  if (refusal) return refusal
  return command.type === 'skip-turn'
    ? skip(state, command.seat)
    : playMove(state, command.seat, command.move)
}

const open = (state: BattleState): Step => ({ state, events: [] })

export const classic: Rules = { code: 'classic', deckSize: 6, open, legal, apply }
