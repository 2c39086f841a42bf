/**
 * The standard rules (decision 0027): the turn structure and damage of the classic ones, with energy, replacing and what is printed
 * on the cards. One command a turn: a move, a replacement, or a skip.
 */
import type { Command, RejectionCode } from '../commands.ts'
import { applyEffect, statusRules } from '../effects/catalog.ts'
import { stats } from '../effects/effect.ts'
import type { Blow } from '../effects/effect-rule.ts'
import { activeCardOf, handOf, isBeaten, printedCard, rivalOf } from '../seats.ts'
import type { Step } from '../steps.ts'
import { cardOf, gainEnergy, hit, openTurn, type Turn } from '../turn.ts'
import type { BattleState, MoveSpec, Seat } from '../types.ts'
import { chooserOf } from './classic.ts'
import type { Rules } from './rule-set.ts'
import { blowDamage, hasEffect, moveCost, moveRefusal } from './standard-moves.ts'
import { beginTurn, dropFallen, endTurn, FIRST_ENERGY, finish, passTurn, settle } from './standard-turns.ts'

const SKIP_ENERGY = 1

type MoveCommand = Extract<Command, { type: 'use-move' }>
type SkipCommand = Extract<Command, { type: 'skip-turn' }>

const closed = ({ state, events }: Turn): Step => ({ state, events })

function open(state: BattleState): Step {
  const turn = openTurn(state, statusRules)
  turn.state.player1.energy = FIRST_ENERGY.player1
  turn.state.player2.energy = FIRST_ENERGY.player2
  beginTurn(turn)
  return closed(turn)
}

function legalMoves(state: BattleState, seat: Seat): Command[] {
  const active = activeCardOf(state[seat])
  const commands: Command[] = []
  if (!active) return commands
  for (const [move, printed] of printedCard(state, active.id).mosse.entries()) {
    if (moveRefusal(state, seat, move)) continue
    if (!hasEffect(printed, 'chosen-stat')) commands.push({ type: 'use-move', seat, move })
    else for (const stat of stats) commands.push({ type: 'use-move', seat, move, stat })
  }
  return commands
}

/** A skip stands before the replacements, so that the first command is never a change of card. */
function legal(state: BattleState, seat: Seat): Command[] {
  if (state.phase === 'awaiting_selection') {
    if (chooserOf(state) !== seat) return []
    return handOf(state[seat]).map(card => ({ type: 'choose-card', seat, cardId: card.id }))
  }
  if (state.phase === 'game_over' || state.currentTurnPlayerId !== seat) return []
  const commands = legalMoves(state, seat)
  commands.push({ type: 'skip-turn', seat })
  if (state[seat].activeCardId !== null)
    for (const card of handOf(state[seat])) commands.push({ type: 'replace-card', seat, cardId: card.id })
  return commands
}

function strike(turn: Turn, blow: Blow, move: MoveSpec): void {
  const attacker = cardOf(turn, blow.seat, blow.cardId)
  const target = cardOf(turn, blow.targetSeat, blow.targetId)
  if (move.danno > 0) {
    const danno = blowDamage(turn.state, attacker, move, target)
    hit(turn, blow.targetSeat, blow.targetId, { danno, tipo: blow.tipo })
  }
  if (move.effetti) for (const effect of move.effetti) applyEffect(turn, effect, blow)
}

function playMove(state: BattleState, { seat, move: index, stat }: MoveCommand): Step | RejectionCode {
  const refusal = moveRefusal(state, seat, index)
  if (refusal) return refusal
  const active = activeCardOf(state[seat])
  const card = active && printedCard(state, active.id)
  const move = card?.mosse[index]
  if (!active || !card || !move) return 'unknown_move'
  if (hasEffect(move, 'chosen-stat') && !stat) return 'stat_missing'
  const turn = openTurn(state, statusRules)
  const targetSeat = rivalOf(seat)
  const targetId = state[targetSeat].activeCardId
  // A short catalogue leaves player 2 without cards: none stands, so the attacker wins, as under the classic rules.
  if (isBeaten(state[targetSeat])) {
    finish(turn, seat)
    return closed(turn)
  }
  gainEnergy(turn, seat, -moveCost(active, move))
  if (targetId !== null) {
    turn.events.push({
      type: 'move-used',
      seat,
      cardId: card.id,
      move: index,
      targetSeat,
      targetCardId: targetId,
    })
    strike(turn, { seat, cardId: card.id, targetSeat, targetId, tipo: card.tipo, move: index, stat }, move)
    dropFallen(turn, targetSeat)
    dropFallen(turn, seat)
  }
  endTurn(turn)
  return closed(turn)
}

/** Why a card cannot come to the table; null when it may. */
export function refusalOfCard(state: BattleState, seat: Seat, cardId: number): RejectionCode | null {
  const side = state[seat]
  if (side.defeatedCardIds.includes(cardId)) return 'card_defeated'
  if (side.activeCardId === cardId) return 'card_active'
  return side.deck.some(card => card.id === cardId) ? null : 'unknown_card'
}

/** If both slots are empty player 1 chooses, then player 2, and the turn passes once. */
function chooseCard(state: BattleState, seat: Seat, cardId: number): Step | RejectionCode {
  if (state.phase !== 'awaiting_selection') return 'no_selection_pending'
  if (chooserOf(state) !== seat) return 'not_your_turn'
  const refusal = refusalOfCard(state, seat, cardId)
  if (refusal) return refusal
  const turn = openTurn(state, statusRules)
  turn.state[seat].activeCardId = cardId
  turn.events.push({ type: 'card-chosen', seat, cardId })
  if (!settle(turn)) passTurn(turn)
  return closed(turn)
}

function replaceCard(state: BattleState, seat: Seat, cardId: number): Step | RejectionCode {
  const previousCardId = state[seat].activeCardId
  if (previousCardId === null) return 'no_active_card'
  const refusal = refusalOfCard(state, seat, cardId)
  if (refusal) return refusal
  const turn = openTurn(state, statusRules)
  turn.state[seat].activeCardId = cardId
  turn.events.push({ type: 'card-replaced', seat, cardId, previousCardId })
  endTurn(turn)
  return closed(turn)
}

function skip(state: BattleState, { seat, timedOut }: SkipCommand): Step {
  const turn = openTurn(state, statusRules)
  turn.events.push({ type: 'turn-skipped', seat, ...(timedOut && { timedOut }) })
  if (!timedOut) gainEnergy(turn, seat, SKIP_ENERGY)
  endTurn(turn)
  return closed(turn)
}

function apply(state: BattleState, command: Command): Step | RejectionCode {
  if (state.phase === 'game_over') return 'battle_over'
  if (command.type === 'choose-card') return chooseCard(state, command.seat, command.cardId)
  if (state.phase === 'awaiting_selection') return 'selection_pending'
  if (state.currentTurnPlayerId !== command.seat) return 'not_your_turn'
  if (command.type === 'skip-turn') return command.guard ? 'not_in_rules' : skip(state, command)
  return command.type === 'use-move'
    ? playMove(state, command)
    : replaceCard(state, command.seat, command.cardId)
}

export const standard: Rules = { code: 'standard', deckSize: 6, open, legal, apply }
