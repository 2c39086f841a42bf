/**
 * The standard rules (decision 0043): the damage of the classic rules with energy, printed effects, points for fallen cards, the type
 * advantage, wind, traits, a change of card and a guard. A turn is at most one change, then a move, a guard or a skip.
 */
import type { Command, RejectionCode } from '../commands.ts'
import { applyEffect, statusRules } from '../effects/catalog.ts'
import { stats } from '../effects/effect.ts'
import type { Blow } from '../effects/effect-rule.ts'
import type { BattleEvent } from '../events.ts'
import { activeCardOf, handOf, isBeaten, placeOf, printedCard, rivalOf, sideOf } from '../seats.ts'
import type { Step } from '../steps.ts'
import { actAt, actOnBlow, actOnLeaving } from '../traits/catalog.ts'
import { activeOf, cardOf, gainEnergy, hit, layStatus, openTurn, type Turn } from '../turn.ts'
import type { BattleState, MoveSpec, Seat } from '../types.ts'
import { chooserOf } from './classic.ts'
import type { Rules } from './rule-set.ts'
import {
  blowDamage,
  changeCost,
  changeRefusal,
  guardRefusal,
  hasEffect,
  moveCost,
  moveRefusal,
} from './standard-moves.ts'
import { CHANGE_DAMAGE, FIRST_ENERGY, GUARD, GUARD_COST } from './standard-numbers.ts'
import { beginTurn, endTurn, finish, passTurn, settle } from './standard-turns.ts'
import { raiseWind } from './wind.ts'

type MoveCommand = Extract<Command, { type: 'use-move' }>
type SkipCommand = Extract<Command, { type: 'skip-turn' }>

const begun = (state: BattleState): Turn => openTurn(state, statusRules)
const closed = ({ state, events }: Turn): Step => ({ state, events })

function open(state: BattleState): Step {
  const turn = begun(state)
  turn.state.player1.energy = FIRST_ENERGY.player1
  turn.state.player2.energy = FIRST_ENERGY.player2
  raiseWind(turn)
  beginTurn(turn)
  return closed(turn)
}

function legalMoves(state: BattleState, seat: Seat): Command[] {
  const active = activeCardOf(sideOf(state, seat))
  const commands: Command[] = []
  if (!active) return commands
  const { mosse } = printedCard(state, active.id)
  for (let move = 0; move < mosse.length; move++) {
    if (moveRefusal(state, seat, move)) continue
    if (!hasEffect(mosse[move] as MoveSpec, 'chosen-stat')) commands.push({ type: 'use-move', seat, move })
    else for (const stat of stats) commands.push({ type: 'use-move', seat, move, stat })
  }
  return commands
}

/** Moves, skip, guard, changes: the first command is never a change of card. */
function legal(state: BattleState, seat: Seat): Command[] {
  if (state.phase === 'awaiting_selection') {
    if (chooserOf(state) !== seat) return []
    return handOf(sideOf(state, seat)).map(card => ({ type: 'choose-card', seat, cardId: card.id }))
  }
  if (state.phase === 'game_over' || state.currentTurnPlayerId !== seat) return []
  const commands = legalMoves(state, seat)
  commands.push({ type: 'skip-turn', seat })
  if (!guardRefusal(state, seat)) commands.push({ type: 'skip-turn', seat, guard: true })
  if (!changeRefusal(state, seat))
    for (const card of handOf(sideOf(state, seat)))
      commands.push({ type: 'replace-card', seat, cardId: card.id })
  return commands
}

function strike(turn: Turn, blow: Blow, move: MoveSpec): void {
  const attacker = cardOf(turn, blow.seat, blow.cardId)
  const target = cardOf(turn, blow.targetSeat, blow.targetId)
  if (move.danno > 0) {
    const danno = blowDamage(turn.state, attacker, move, target)
    hit(turn, blow.targetSeat, blow.targetId, { danno, tipo: blow.tipo })
    if (danno > 0)
      actOnBlow(turn, {
        attacker: { seat: blow.seat, cardId: blow.cardId },
        target: { seat: blow.targetSeat, cardId: blow.targetId },
        danno: Math.min(danno, target.pv),
        survives: danno < target.pv,
      })
  }
  if (move.effetti) for (const effect of move.effetti) applyEffect(turn, effect, blow)
}

function playMove(state: BattleState, { seat, move: index, stat }: MoveCommand): Step | RejectionCode {
  const refusal = moveRefusal(state, seat, index)
  if (refusal) return refusal
  const active = activeCardOf(sideOf(state, seat))
  const card = active && printedCard(state, active.id)
  const move = card?.mosse[index]
  if (!active || !card || !move) return 'unknown_move'
  if (hasEffect(move, 'chosen-stat') && !stat) return 'stat_missing'
  const turn = begun(state)
  const targetSeat = rivalOf(seat)
  const targetId = sideOf(state, targetSeat).activeCardId
  // With a short catalogue player 2 has no cards, so the attacker wins, as under the classic rules.
  if (isBeaten(sideOf(state, targetSeat))) {
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
  }
  endTurn(turn)
  return closed(turn)
}

/**
 * If both active slots are empty, player 1 chooses first, then player 2. The turn passes once. A card that fell to the rival's change
 * does not end the rival's turn.
 */
function chooseCard(state: BattleState, seat: Seat, cardId: number): Step | RejectionCode {
  if (state.phase !== 'awaiting_selection') return 'no_selection_pending'
  if (chooserOf(state) !== seat) return 'not_your_turn'
  const refusal = refusalOfCard(state, seat, cardId)
  if (refusal) return refusal
  const turn = begun(state)
  sideOf(turn.state, seat).activeCardId = cardId
  turn.events.push({ type: 'card-chosen', seat, cardId })
  actAt(turn, 'enters', { seat, cardId })
  if (settle(turn)) return closed(turn)
  if (sideOf(turn.state, state.currentTurnPlayerId).hasChanged) turn.state.phase = 'playing'
  else passTurn(turn)
  return closed(turn)
}

/** Returns why a card cannot become active, or null if it can. */
function refusalOfCard(state: BattleState, seat: Seat, cardId: number): RejectionCode | null {
  const side = sideOf(state, seat)
  if (side.defeatedCardIds.includes(cardId)) return 'card_defeated'
  if (side.activeCardId === cardId) return 'card_active'
  return placeOf(side.deck, cardId) < 0 ? 'unknown_card' : null
}

/** Costs energy and health of the card that is called back. Does not pass the turn. */
function replaceCard(state: BattleState, seat: Seat, cardId: number): Step | RejectionCode {
  const refusal = refusalOfCard(state, seat, cardId) ?? changeRefusal(state, seat)
  const previousCardId = sideOf(state, seat).activeCardId
  if (refusal || previousCardId === null) return refusal ?? 'no_active_card'
  const turn = begun(state)
  gainEnergy(turn, seat, -changeCost(state, seat))
  sideOf(turn.state, seat).activeCardId = cardId
  sideOf(turn.state, seat).hasChanged = true
  turn.events.push({ type: 'card-replaced', seat, cardId, previousCardId })
  const leavingCard = { seat, cardId: previousCardId }
  const across = activeOf(turn, rivalOf(seat))
  if (across) {
    hit(turn, seat, previousCardId, { danno: CHANGE_DAMAGE, tipo: null, source: 'change' })
    actOnLeaving(turn, { seat: rivalOf(seat), cardId: across.id }, leavingCard)
  }
  if (cardOf(turn, seat, previousCardId).pv > 0) actAt(turn, 'leaves', leavingCard)
  actAt(turn, 'enters', { seat, cardId })
  settle(turn)
  return closed(turn)
}

function skip(state: BattleState, { seat, timedOut, guard }: SkipCommand): Step | RejectionCode {
  const refusal = guard ? guardRefusal(state, seat) : null
  if (refusal) return refusal
  const turn = begun(state)
  const active = activeOf(turn, seat)
  const skipped: BattleEvent = { type: 'turn-skipped', seat }
  if (timedOut) skipped.timedOut = timedOut
  if (guard) skipped.guard = guard
  turn.events.push(skipped)
  if (guard && active) {
    gainEnergy(turn, seat, -GUARD_COST)
    layStatus(turn, seat, active.id, { kind: 'defence', amount: GUARD, turns: 2 })
  }
  endTurn(turn)
  return closed(turn)
}

function apply(state: BattleState, command: Command): Step | RejectionCode {
  if (state.phase === 'game_over') return 'battle_over'
  if (command.type === 'choose-card') return chooseCard(state, command.seat, command.cardId)
  if (state.phase === 'awaiting_selection') return 'selection_pending'
  if (state.currentTurnPlayerId !== command.seat) return 'not_your_turn'
  if (command.type === 'skip-turn') return skip(state, command)
  return command.type === 'use-move'
    ? playMove(state, command)
    : replaceCard(state, command.seat, command.cardId)
}

export const standard: Rules = { code: 'standard', deckSize: 6, open, legal, apply }
