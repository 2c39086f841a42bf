/** The beginning and end of turns and battles under the standard rules (decision 0043), one rule per test. */
import { describe, expect, it } from 'vitest'
import { applyCommand } from '../apply.ts'
import type { Command } from '../commands.ts'
import { attack, choose, frozen, healthOf, match, plainCard, play, skip } from '../testing/battle.ts'
import type { BattleState, Seat } from '../types.ts'
import { legalCommands } from '../view.ts'
import { HEAT_FROM } from './standard-numbers.ts'

const move = (danno: number, costo_energia = 1) => ({ nome_mossa: 'Colpo', danno, costo_energia })
const strong = (id: number) => plainCard(id, { mosse: [move(500)] })
const timeout = (seat: Seat): Command => ({ type: 'skip-turn', seat, timedOut: true })
const at = (state: BattleState, turn: number): BattleState => ({ ...state, turn })

describe('energy', () => {
  it('starts at 1 for player 1 and 4 for player 2, and grows by 3 at the start of every turn', () => {
    const start = match([plainCard(1)], [plainCard(2)])
    expect([start.player1.energy, start.player2.energy]).toEqual([4, 4])
    expect(play(start, skip('player1')).state.player2.energy).toBe(7)
  })

  it('does not change when a turn is skipped, by choice or by the clock', () => {
    const start = match([plainCard(1)], [plainCard(2)])
    expect(play(start, skip('player1')).state.player1.energy).toBe(4)
    const late = play(start, timeout('player1'))
    expect(late.state.player1.energy).toBe(4)
    expect(late.events[0]).toEqual({ type: 'turn-skipped', seat: 'player1', timedOut: true })
  })

  it('pays for moves, and unaffordable moves are rejected and not offered', () => {
    const dear = match([plainCard(1, { mosse: [move(30, 5)] })], [plainCard(2)])
    expect(applyCommand(dear, attack('player1'))).toEqual({ rejected: 'not_enough_energy' })
    expect(legalCommands(dear, 'player1')).not.toContainEqual(attack('player1'))
    const { state, events } = play(
      match([plainCard(1, { mosse: [move(30, 3)] })], [plainCard(2)]),
      attack('player1'),
    )
    expect(state.player1.energy).toBe(1)
    expect(events[0]).toEqual({ type: 'energy-changed', seat: 'player1', change: -3, energy: 1 })
  })

  it('is at most 10', () => {
    let state = match([plainCard(1)], [plainCard(2)])
    for (let turn = 0; turn < 8; turn++) state = play(state, skip(state.currentTurnPlayerId)).state
    expect([state.player1.energy, state.player2.energy]).toEqual([10, 10])
  })
})

describe('points', () => {
  it('are scored by the rival of a fallen card, as many as the card is worth', () => {
    const start = match([strong(1)], [plainCard(2, { punti: 4 }), plainCard(3)])
    const { events } = play(start, attack('player1'))
    expect(events).toContainEqual({ type: 'points-scored', seat: 'player1', points: 4, total: 4 })
  })

  it('win at twelve, even if cards are left', () => {
    const start = match([strong(1)], [plainCard(2, { punti: 6 }), plainCard(3, { punti: 6 }), plainCard(4)])
    const half = play(start, attack('player1'), choose('player2', 3), skip('player2')).state
    expect(half.phase).toBe('playing')
    const { state, events } = play(half, attack('player1'))
    expect(state).toMatchObject({ phase: 'game_over', winner: 'player1' })
    expect(events.at(-1)).toEqual({ type: 'battle-won', winner: 'player1' })
  })

  it('do not matter for a deck without cards, which loses', () => {
    expect(play(match([strong(1)], [plainCard(2)]), attack('player1')).state.winner).toBe('player1')
  })

  it('at twelve for both in one step are a tie if equal, otherwise the higher number wins', () => {
    const start = match([strong(1), plainCard(5)], [plainCard(2, { punti: 12 }), plainCard(3)])
    const dying = (punti: number): BattleState => ({
      ...start,
      cards: { ...start.cards, 1: { ...start.cards[1]!, punti } },
      player1: { ...start.player1, deck: [{ id: 1, pv: 0 }, ...start.player1.deck.slice(1)] },
    })
    expect(play(dying(12), attack('player1')).state).toMatchObject({ phase: 'game_over', winner: null })
    expect(play(dying(13), attack('player1')).state).toMatchObject({ winner: 'player2' })
  })
})

describe('the fall of a card', () => {
  it('awaits a new card and passes the turn once', () => {
    const { state } = play(match([strong(1)], [plainCard(2), plainCard(3)]), attack('player1'))
    expect(state).toMatchObject({ phase: 'awaiting_selection', currentTurnPlayerId: 'player1' })
    expect(legalCommands(state, 'player2')).toEqual([choose('player2', 3)])
    expect(applyCommand(state, skip('player1'))).toEqual({ rejected: 'selection_pending' })
    const next = play(state, choose('player2', 3)).state
    expect(next).toMatchObject({ phase: 'playing', currentTurnPlayerId: 'player2', turn: 2 })
  })

  it('lets player 1 choose first, then player 2, and passes the turn once', () => {
    const start = match([plainCard(1), plainCard(4)], [plainCard(2), plainCard(3)])
    const fallen = (id: number, side: BattleState['player1']) => ({
      ...side,
      deck: side.deck.map(card => (card.id === id ? { ...card, pv: 0 } : card)),
      activeCardId: null,
      defeatedCardIds: [id],
    })
    const both: BattleState = {
      ...start,
      phase: 'awaiting_selection',
      player1: fallen(1, start.player1),
      player2: fallen(2, start.player2),
    }
    expect(legalCommands(both, 'player2')).toEqual([])
    const half = play(both, choose('player1', 4)).state
    expect(half).toMatchObject({ phase: 'awaiting_selection', turn: 1 })
    expect(legalCommands(half, 'player1')).toEqual([])
    const full = play(half, choose('player2', 3)).state
    expect(full).toMatchObject({ phase: 'playing', turn: 2, currentTurnPlayerId: 'player2' })
  })

  it('is a tie if both last cards fall in one step', () => {
    const start = match([strong(1)], [plainCard(2)])
    const dying: BattleState = { ...start, player1: { ...start.player1, deck: [{ id: 1, pv: 0 }] } }
    const { state, events } = play(dying, attack('player1'))
    expect(state).toMatchObject({ phase: 'game_over', winner: null })
    expect(events.at(-1)).toEqual({ type: 'battle-tied' })
    expect(applyCommand(frozen(state), skip('player2'))).toEqual({ rejected: 'battle_over' })
  })
})

describe('after turn 60', () => {
  const late = (fallen: 'player1' | 'player2' | null): BattleState => {
    const start = match([plainCard(1), plainCard(3)], [plainCard(2), plainCard(4)])
    const lost = (side: BattleState['player1']) => {
      const [first, rest] = side.deck
      return { ...side, deck: [first!, { ...rest!, pv: 0 }], defeatedCardIds: [rest!.id] }
    }
    const state: BattleState = { ...start, turn: 60, currentTurnPlayerId: 'player2' }
    return fallen ? { ...state, [fallen]: lost(state[fallen]) } : state
  }

  it('lets the points decide', () => {
    for (const [fallen, winner] of [
      ['player1', 'player2'],
      ['player2', 'player1'],
    ] as const)
      expect(play(late(fallen), skip('player2')).state).toMatchObject({
        phase: 'game_over',
        winner,
        turn: 60,
      })
  })

  it('ends in a tie for equal points', () => {
    const { state, events } = play(late(null), skip('player2'))
    expect(state).toMatchObject({ phase: 'game_over', winner: null })
    expect(events.at(-1)).toEqual({ type: 'battle-tied' })
  })
})

describe('the heat of the table', () => {
  it(`begins with turn ${HEAT_FROM} and takes seven more every turn from the active card of the player who begins it`, () => {
    const start = match([plainCard(1)], [plainCard(2)])
    expect(healthOf(play(at(start, HEAT_FROM - 2), skip('player1')).state, 'player2', 2)).toBe(100)
    const hot = play(at(start, HEAT_FROM - 1), skip('player1'))
    expect(healthOf(hot.state, 'player2', 2)).toBe(93)
    expect(hot.events).toContainEqual({
      type: 'damage-taken',
      seat: 'player2',
      cardId: 2,
      danno: 7,
      pv: 93,
      source: 'heat',
    })
    expect(healthOf(play(hot.state, skip('player2')).state, 'player1', 1)).toBe(86)
  })

  it('can defeat a card, which ends that turn', () => {
    const start = at(match([plainCard(1)], [plainCard(2), plainCard(3)]), 40)
    const { state } = play(start, skip('player1'))
    expect(state).toMatchObject({ phase: 'awaiting_selection', currentTurnPlayerId: 'player2' })
    expect(play(state, choose('player2', 3)).state.currentTurnPlayerId).toBe('player1')
  })
})
