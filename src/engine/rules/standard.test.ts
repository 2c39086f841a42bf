/** Decision 0027, sentence by sentence. */
import { describe, expect, it } from 'vitest'
import { applyCommand } from '../apply.ts'
import type { Command } from '../commands.ts'
import { legalCommands } from '../legal.ts'
import { createBattle } from '../setup.ts'
import {
  attack,
  bearer,
  card,
  choose,
  frozen,
  healthOf,
  match,
  play,
  replace,
  skip,
  statusesOf,
} from '../testing/battle.ts'
import type { BattleState } from '../types.ts'

const hit = (danno: number, costo_energia = 2) => [{ nome_mossa: 'Colpo', danno, costo_energia }]
const strong = (id: number) => card(id, { mosse: hit(500) })
const timeout = (seat: 'player1' | 'player2'): Command => ({ type: 'skip-turn', seat, timedOut: true })

describe('Energy', () => {
  it('initial 3 for player 1 and 4 for player 2, +2 at the start of every turn, the first too', () => {
    const start = match([card(1)], [card(2)])
    expect([start.player1.energy, start.player2.energy]).toEqual([5, 4])
    expect(play(start, attack('player1')).state.player2.energy).toBe(6)
  })

  it('a move costs its energy; one that cannot be paid is refused and not offered', () => {
    const start = match([card(1, { mosse: hit(30, 6) })], [card(2)])
    expect(applyCommand(start, attack('player1'))).toEqual({ rejected: 'not_enough_energy' })
    expect(legalCommands(start, 'player1')).toEqual([skip('player1')])
    const { state, events } = play(match([card(1)], [card(2)]), attack('player1'))
    expect(state.player1.energy).toBe(3)
    expect(events[0]).toEqual({ type: 'energy-changed', seat: 'player1', change: -2, energy: 3 })
  })

  it('a chosen skip gives +1; a skip by clock gives none', () => {
    const start = match([card(1)], [card(2)])
    expect(play(start, skip('player1')).state.player1.energy).toBe(6)
    const late = play(start, timeout('player1'))
    expect(late.state.player1.energy).toBe(5)
    expect(late.events[0]).toEqual({ type: 'turn-skipped', seat: 'player1', timedOut: true })
  })

  it('at most 10', () => {
    let state = match([card(1)], [card(2)])
    for (let turn = 0; turn < 12; turn++) state = play(state, skip(state.currentTurnPlayerId)).state
    expect([state.player1.energy, state.player2.energy]).toEqual([10, 10])
  })

  it('stays with the player when the card changes', () => {
    const { state } = play(match([card(1), card(3)], [card(2)]), replace('player1', 3), skip('player2'))
    expect(state.player1.energy).toBe(7)
  })
})

describe('Damage', () => {
  it('is max(0, danno − resistenza)', () => {
    const start = match([card(1)], [card(2, { resistenza: 12 })])
    expect(healthOf(play(start, attack('player1')).state, 'player2', 2)).toBe(82)
    const wall = match([card(1)], [card(2, { resistenza: 60 })])
    expect(healthOf(play(wall, attack('player1')).state, 'player2', 2)).toBe(100)
  })

  it('of an energy-less classic battle is untouched by effects', () => {
    const start = createBattle(
      {
        rules: 'classic',
        catalogue: [bearer(1, [{ kind: 'stun' }]), card(2)],
        decks: { player1: [1], player2: [2] },
      },
      1,
    )
    if ('refused' in start) throw new Error(start.refused)
    const { state } = play(start.state, attack('player1'))
    expect(state.player2).toEqual({ deck: [{ id: 2, pv: 90 }], activeCardId: 2, defeatedCardIds: [] })
    expect(applyCommand(state, replace('player2', 2))).toEqual({ rejected: 'not_in_rules' })
  })
})

describe('Replacing', () => {
  it('is always possible and costs the turn', () => {
    const { state, events } = play(match([card(1), card(3)], [card(2)]), replace('player1', 3))
    expect(state).toMatchObject({ currentTurnPlayerId: 'player2', turn: 2 })
    expect(state.player1.activeCardId).toBe(3)
    expect(events[0]).toEqual({ type: 'card-replaced', seat: 'player1', cardId: 3, previousCardId: 1 })
  })

  it('takes only undefeated cards of the own hand', () => {
    const start = match([strong(1)], [card(2), card(3), card(4)])
    const { state } = play(start, attack('player1'), choose('player2', 3))
    expect(applyCommand(state, replace('player2', 2))).toEqual({ rejected: 'card_defeated' })
    expect(applyCommand(state, replace('player2', 3))).toEqual({ rejected: 'card_active' })
    expect(applyCommand(state, replace('player2', 1))).toEqual({ rejected: 'unknown_card' })
  })

  it('effects on a replaced card pause', () => {
    const start = match([bearer(1, [{ kind: 'paralysis', turns: 2 }])], [card(2), card(3)])
    const { state } = play(
      start,
      attack('player1'),
      replace('player2', 3),
      skip('player1'),
      skip('player2'),
      skip('player1'),
    )
    expect(statusesOf(state, 'player2', 2)).toEqual([{ kind: 'paralysis', amount: 0, turns: 2 }])
  })
})

describe('The fall of a card', () => {
  it('awaits a new one, and the turn passes once', () => {
    const { state } = play(match([strong(1)], [card(2), card(3)]), attack('player1'))
    expect(state).toMatchObject({ phase: 'awaiting_selection', currentTurnPlayerId: 'player1' })
    expect(legalCommands(state, 'player2')).toEqual([choose('player2', 3)])
    expect(applyCommand(state, skip('player1'))).toEqual({ rejected: 'selection_pending' })
    const next = play(state, choose('player2', 3)).state
    expect(next).toMatchObject({ phase: 'playing', currentTurnPlayerId: 'player2', turn: 2 })
  })

  it('if both slots are empty player 1 chooses, then player 2, and the turn passes once', () => {
    const start = match([card(1), card(4)], [card(2), card(3)])
    const fallen = (id: number, side: BattleState['player1']) => ({
      ...side,
      deck: side.deck.map(one => (one.id === id ? { ...one, pv: 0 } : one)),
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

  it('of the last one wins the battle', () => {
    const { state, events } = play(match([strong(1)], [card(2)]), attack('player1'))
    expect(state).toMatchObject({ phase: 'game_over', winner: 'player1' })
    expect(events.at(-1)).toEqual({ type: 'battle-won', winner: 'player1' })
    expect(applyCommand(frozen(state), skip('player2'))).toEqual({ rejected: 'battle_over' })
  })

  it('of both sides’ last cards in one step is a spare', () => {
    const start = match([strong(1)], [card(2)])
    const dying: BattleState = { ...start, player1: { ...start.player1, deck: [{ id: 1, pv: 0 }] } }
    const { state, events } = play(dying, attack('player1'))
    expect(state).toMatchObject({ phase: 'game_over', winner: null })
    expect(events.at(-1)).toEqual({ type: 'battle-tied' })
  })
})

describe('After 200 turns', () => {
  const late = (left: number, right: number): BattleState => {
    const start = match([card(1, { pv: left })], [card(2, { pv: right })])
    return { ...start, turn: 200, currentTurnPlayerId: 'player2' }
  }
  it('the side with more total health wins', () => {
    expect(play(late(120, 90), skip('player2')).state).toMatchObject({
      phase: 'game_over',
      winner: 'player1',
    })
    expect(play(late(80, 90), skip('player2')).state).toMatchObject({ winner: 'player2', turn: 200 })
  })
  it('equal is a spare', () => {
    const { state, events } = play(late(90, 90), skip('player2'))
    expect(state).toMatchObject({ phase: 'game_over', winner: null })
    expect(events.at(-1)).toEqual({ type: 'battle-tied' })
  })
})

describe('What may be asked', () => {
  it('moves in printed order, then the skip, then replacements in deck order', () => {
    const two = card(1, { mosse: [...hit(10), ...hit(20)] })
    expect(legalCommands(match([two, card(3), card(4)], [card(2)]), 'player1')).toEqual([
      attack('player1', 0),
      attack('player1', 1),
      skip('player1'),
      replace('player1', 3),
      replace('player1', 4),
    ])
  })

  it('only by the player whose turn it is', () => {
    const state = match([card(1)], [card(2), card(3)])
    for (const command of [attack('player2'), skip('player2'), replace('player2', 3)])
      expect(applyCommand(state, command)).toEqual({ rejected: 'not_your_turn' })
    expect(applyCommand(state, choose('player2', 3))).toEqual({ rejected: 'no_selection_pending' })
    expect(applyCommand(state, attack('player1', 7))).toEqual({ rejected: 'unknown_move' })
  })

  it('effects that cannot be read make no battle', () => {
    const odd = bearer(1, [{ kind: 'sleep', turns: 0 }])
    expect(createBattle({ rules: 'standard', catalogue: [odd, card(2)] }, 1)).toEqual({
      refused: 'malformed_setup',
    })
  })
})
