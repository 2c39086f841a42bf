import { describe, expect, it } from 'vitest'
import { applyCommand } from '../apply.ts'
import { createBattle } from '../setup.ts'
import { attack, card, choose, duel, frozen, play, skip } from '../testing/battle.ts'
import type { BattleState } from '../types.ts'
import { legalCommands } from '../view.ts'

const hit = (danno: number) => [{ nome_mossa: 'Colpo', danno, costo_energia: 2 }]
const strong = (id: number) => card(id, { mosse: hit(500) })

describe('choosing a move', () => {
  it('targets the rival’s active card', () => {
    const { events } = play(duel([card(1)], [card(2)]), attack('player1'))
    expect(events[0]).toEqual({
      type: 'move-used',
      seat: 'player1',
      cardId: 1,
      move: 0,
      targetSeat: 'player2',
      targetCardId: 2,
    })
  })

  it("deals move damage minus the target card's resistenza", () => {
    const { state, events } = play(
      duel([card(1, { mosse: hit(45) })], [card(2, { resistenza: 15 })]),
      attack('player1'),
    )
    expect(state.player2.deck[0]?.pv).toBe(70)
    expect(events[1]).toEqual({ type: 'damage-taken', seat: 'player2', cardId: 2, danno: 30, pv: 70 })
  })

  it('never deals damage below 0', () => {
    const weak = duel([card(1, { mosse: hit(5) })], [card(2, { resistenza: 15 })])
    const { state, events } = play(weak, attack('player1'))
    expect(state.player2.deck[0]?.pv).toBe(100)
    expect(events[1]).toMatchObject({ type: 'damage-taken', danno: 0 })
  })

  it('never lowers health below 0', () => {
    const { state } = play(duel([strong(1)], [card(2), card(3)]), attack('player1'))
    expect(state.player2.deck[0]?.pv).toBe(0)
  })

  it('marks a card with health 0 as defeated and empties the active slot', () => {
    const { state, events } = play(duel([strong(1)], [card(2), card(3)]), attack('player1'))
    expect(state.player2).toMatchObject({ activeCardId: null, defeatedCardIds: [2] })
    expect(events).toContainEqual({ type: 'card-defeated', seat: 'player2', cardId: 2 })
  })

  it('lets the attacker win and ends the game if all cards of the player are defeated', () => {
    const { state, events } = play(duel([strong(1)], [card(2)]), attack('player1'))
    expect(state).toMatchObject({ phase: 'game_over', winner: 'player1' })
    expect(events.at(-1)).toEqual({ type: 'battle-won', winner: 'player1' })
  })

  it('awaits a selection if cards are left', () => {
    const { state } = play(duel([strong(1)], [card(2), card(3)]), attack('player1'))
    expect(state).toMatchObject({ phase: 'awaiting_selection', currentTurnPlayerId: 'player1', winner: null })
  })

  it('passes the turn if the card survives', () => {
    const { state, events } = play(duel([card(1)], [card(2)]), attack('player1'))
    expect(state).toMatchObject({ phase: 'playing', currentTurnPlayerId: 'player2', turn: 2 })
    expect(events.at(-1)).toEqual({ type: 'turn-started', seat: 'player2', turn: 2 })
  })

  it('passes the turn without move data', () => {
    const { state, events } = play(duel([card(1, { mosse: [] })], [card(2)]), attack('player1'))
    expect(events).toEqual([{ type: 'turn-started', seat: 'player2', turn: 2 }])
    expect(state.player2.deck[0]?.pv).toBe(100)
  })

  it('rejects a move that is not on the card', () => {
    const state = duel([card(1)], [card(2)])
    expect(applyCommand(state, attack('player1', 1))).toEqual({ rejected: 'unknown_move' })
  })

  it('lets the attacker win if a short catalogue leaves the rival without cards', () => {
    const start = createBattle({ rules: 'classic', catalogue: [card(1), card(2)] }, 1)
    if ('refused' in start) throw new Error(start.refused)
    expect(start.state.phase).toBe('playing')
    const waited = play(start.state, skip('player1'))
    expect(legalCommands(waited.state, 'player2')).toEqual([skip('player2')])
    expect(applyCommand(waited.state, attack('player2'))).toEqual({ rejected: 'no_active_card' })
    const { state } = play(waited.state, skip('player2'), attack('player1'))
    expect(state).toMatchObject({ phase: 'game_over', winner: 'player1' })
  })
})

describe('choosing a new card', () => {
  const fallen = () =>
    play(duel([strong(1), card(4)], [strong(2), card(3), card(5)]), attack('player1')).state
  const bothEmpty = (): BattleState => {
    const state = fallen()
    return { ...state, player1: { ...state.player1, activeCardId: null, defeatedCardIds: [1] } }
  }

  it("is allowed if the player's active slot is empty", () => {
    expect(legalCommands(fallen(), 'player2')).toEqual([choose('player2', 3), choose('player2', 5)])
    expect(applyCommand(fallen(), choose('player1', 4))).toEqual({ rejected: 'not_your_turn' })
    expect(applyCommand(duel([card(1), card(4)], [card(2)]), choose('player1', 4))).toEqual({
      rejected: 'no_selection_pending',
    })
  })

  it('checks player 1 first, then player 2', () => {
    expect(legalCommands(bothEmpty(), 'player1')).toEqual([choose('player1', 4)])
    expect(legalCommands(bothEmpty(), 'player2')).toEqual([])
    expect(applyCommand(bothEmpty(), choose('player2', 3))).toEqual({ rejected: 'not_your_turn' })
  })

  it('makes the card active, returns to playing and passes the turn', () => {
    const { state, events } = play(fallen(), choose('player2', 5))
    expect(state).toMatchObject({ phase: 'playing', currentTurnPlayerId: 'player2' })
    expect(state.player2.activeCardId).toBe(5)
    expect(events.map(event => event.type)).toEqual(['card-chosen', 'turn-started'])
  })

  it('rejects a defeated card and a card of another deck', () => {
    expect(applyCommand(fallen(), choose('player2', 2))).toEqual({ rejected: 'card_defeated' })
    expect(applyCommand(fallen(), choose('player2', 4))).toEqual({ rejected: 'unknown_card' })
  })
})

describe('turn changes', () => {
  it('are ignored in the state game_over', () => {
    const over = frozen(play(duel([strong(1)], [card(2)]), attack('player1')).state)
    for (const command of [skip('player1'), skip('player2'), attack('player1'), choose('player2', 2)])
      expect(applyCommand(over, command)).toEqual({ rejected: 'battle_over' })
    expect([...legalCommands(over, 'player1'), ...legalCommands(over, 'player2')]).toEqual([])
  })

  it('are ignored in the state awaiting_selection', () => {
    const waiting = frozen(play(duel([strong(1)], [card(2), card(3)]), attack('player1')).state)
    for (const command of [skip('player1'), skip('player2'), attack('player1')])
      expect(applyCommand(waiting, command)).toEqual({ rejected: 'selection_pending' })
    expect(legalCommands(waiting, 'player1')).toEqual([])
  })

  it('follow a skipped turn', () => {
    const { state, events } = play(duel([card(1)], [card(2)]), skip('player1'))
    expect(state).toMatchObject({ phase: 'playing', currentTurnPlayerId: 'player2', turn: 2 })
    expect(events).toEqual([
      { type: 'turn-skipped', seat: 'player1' },
      { type: 'turn-started', seat: 'player2', turn: 2 },
    ])
  })

  it('allow only the player whose turn it is to move or skip', () => {
    const state = duel([card(1)], [card(2)])
    expect(applyCommand(state, skip('player2'))).toEqual({ rejected: 'not_your_turn' })
    expect(applyCommand(state, attack('player2'))).toEqual({ rejected: 'not_your_turn' })
  })
})
