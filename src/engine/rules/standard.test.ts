/** The actions of a turn (decision 0043), one rule per test. */
import { describe, expect, it } from 'vitest'
import { applyCommand } from '../apply.ts'
import type { Command } from '../commands.ts'
import { createBattle } from '../setup.ts'
import {
  attack,
  bearer,
  choose,
  duel,
  healthOf,
  match,
  plainCard,
  play,
  replace,
  skip,
  statusesOf,
  withEnergy,
} from '../testing/battle.ts'
import type { BattleState, Seat } from '../types.ts'
import { legalCommands } from '../view.ts'
import { CHANGE_DAMAGE, GUARD } from './standard-numbers.ts'

const move = (danno: number, costo_energia = 1) => ({ nome_mossa: 'Colpo', danno, costo_energia })
const strong = (id: number) => plainCard(id, { mosse: [move(500)] })
const guard = (seat: Seat): Command => ({ type: 'skip-turn', seat, guard: true })

describe('damage', () => {
  it('is danno minus resistenza, and never below 0', () => {
    const start = match([plainCard(1)], [plainCard(2, { resistenza: 12 })])
    expect(healthOf(play(start, attack('player1')).state, 'player2', 2)).toBe(82)
    const wall = match([plainCard(1)], [plainCard(2, { resistenza: 60 })])
    expect(healthOf(play(wall, attack('player1')).state, 'player2', 2)).toBe(100)
  })
})

describe('the classic rules', () => {
  it('ignore energy, effects, types, traits, changes and guard', () => {
    const printed = { tipo: 'Acqua', tratto: 'pursuit' } as const
    const stunning = bearer(1, [{ kind: 'stun' }], printed)
    const { state } = play(
      duel([stunning], [plainCard(2, { tipo: 'Fuoco' }), plainCard(3)]),
      attack('player1'),
    )
    expect(state.player2).toEqual({
      deck: [
        { id: 2, pv: 90 },
        { id: 3, pv: 100 },
      ],
      activeCardId: 2,
      defeatedCardIds: [],
    })
    for (const command of [replace('player2', 3), guard('player2')])
      expect(applyCommand(state, command)).toEqual({ rejected: 'not_in_rules' })
  })
})

describe('the type advantage', () => {
  const blow = (from: string, to: string, danno = 30) =>
    healthOf(
      play(
        match([plainCard(1, { tipo: from, mosse: [move(danno)] })], [plainCard(2, { tipo: to })]),
        attack('player1'),
      ).state,
      'player2',
      2,
    )

  it('adds 20 to an attack', () => {
    expect(blow('Acqua', 'Fuoco')).toBe(50)
    expect(blow('Fuoco', 'Acqua')).toBe(70)
  })

  it('adds nothing to a move without damage', () => {
    expect(blow('Acqua', 'Fuoco', 0)).toBe(100)
  })
})

describe('a change of card', () => {
  const start = withEnergy(match([plainCard(1), plainCard(3, { punti: 6 })], [plainCard(2), plainCard(4)]), 5)

  it('costs one energy and health of the card that leaves, and does not end the turn', () => {
    const { state } = play(start, replace('player1', 3))
    expect(state).toMatchObject({ currentTurnPlayerId: 'player1', turn: 1, phase: 'playing' })
    expect(state.player1).toMatchObject({ activeCardId: 3, energy: 4 })
    expect(healthOf(state, 'player1', 1)).toBe(100 - CHANGE_DAMAGE)
    expect(play(state, attack('player1')).state.currentTurnPlayerId).toBe('player2')
  })

  it('costs two for a card worth six points or more', () => {
    const heavy = play(start, replace('player1', 3), attack('player1'), skip('player2')).state
    expect(play(heavy, replace('player1', 1)).state.player1.energy).toBe((heavy.player1.energy ?? 0) - 2)
  })

  it('is possible once per turn', () => {
    const { state } = play(start, replace('player1', 3))
    expect(applyCommand(state, replace('player1', 1))).toEqual({ rejected: 'already_changed' })
    expect(legalCommands(state, 'player1').some(({ type }) => type === 'replace-card')).toBe(false)
    const next = play(state, skip('player1'), skip('player2')).state
    expect(legalCommands(next, 'player1')).toContainEqual(replace('player1', 1))
  })

  it('needs its energy', () => {
    expect(applyCommand(withEnergy(start, 0), replace('player1', 3))).toEqual({
      rejected: 'not_enough_energy',
    })
  })

  it('does not pass the turn and allows only undefeated cards of the player’s hand', () => {
    const { state } = play(
      match([strong(1)], [plainCard(2), plainCard(3), plainCard(4)]),
      attack('player1'),
      choose('player2', 3),
    )
    expect(applyCommand(state, replace('player2', 2))).toEqual({ rejected: 'card_defeated' })
    expect(applyCommand(state, replace('player2', 3))).toEqual({ rejected: 'card_active' })
    expect(applyCommand(state, replace('player2', 1))).toEqual({ rejected: 'unknown_card' })
    expect(play(state, replace('player2', 4)).state.player2.energy).toBe(6)
  })

  it('pauses lasting effects of the card that leaves', () => {
    const slow = bearer(1, [{ kind: 'paralysis', turns: 2 }])
    const { state } = play(
      match([slow], [plainCard(2), plainCard(3)]),
      attack('player1'),
      replace('player2', 3),
      skip('player2'),
      skip('player1'),
      skip('player2'),
    )
    expect(statusesOf(state, 'player2', 2)).toEqual([{ kind: 'paralysis', amount: 0, turns: 2 }])
  })

  it('can defeat the card that leaves, which scores', () => {
    const weak: BattleState = {
      ...start,
      player1: { ...start.player1, deck: [{ id: 1, pv: 10 }, ...start.player1.deck.slice(1)] },
    }
    const { state, events } = play(weak, replace('player1', 3))
    expect(state.player1.defeatedCardIds).toEqual([1])
    expect(events).toContainEqual({ type: 'points-scored', seat: 'player2', points: 2, total: 2 })
    expect(state).toMatchObject({ phase: 'playing', currentTurnPlayerId: 'player1' })
  })

  it('continues after the rival’s choice if the entering card defeats the rival’s', () => {
    const loud = withEnergy(
      match([plainCard(1), plainCard(3, { tratto: 'echo' })], [plainCard(2), plainCard(4)]),
      5,
    )
    const weak: BattleState = {
      ...loud,
      player2: { ...loud.player2, deck: [{ id: 2, pv: 5 }, ...loud.player2.deck.slice(1)] },
    }
    const waiting = play(weak, replace('player1', 3)).state
    expect(waiting.phase).toBe('awaiting_selection')
    expect(play(waiting, choose('player2', 4)).state).toMatchObject({
      phase: 'playing',
      currentTurnPlayerId: 'player1',
      turn: 1,
    })
  })
})

describe('a guard', () => {
  it('costs one energy, reduces the next attack and ends with the player’s next turn', () => {
    const start = match([plainCard(1)], [plainCard(2)])
    const { state, events } = play(start, guard('player1'), attack('player2'))
    expect(healthOf(state, 'player1', 1)).toBe(100 - 30 + GUARD)
    expect(events[0]).toEqual({ type: 'turn-skipped', seat: 'player1', guard: true })
    const later = play(state, skip('player1'), attack('player2')).state
    expect(healthOf(later, 'player1', 1)).toBe(100 - 2 * 30 + GUARD)
  })

  it('needs its energy, and a timed-out turn does not guard', () => {
    const poor = withEnergy(match([plainCard(1)], [plainCard(2)]), 0)
    expect(applyCommand(poor, guard('player1'))).toEqual({ rejected: 'not_enough_energy' })
    expect(legalCommands(poor, 'player1')).toEqual([skip('player1')])
    expect(applyCommand(poor, { ...guard('player1'), timedOut: true })).toEqual({
      rejected: 'malformed_command',
    })
  })
})

describe('statuses', () => {
  const two = { mosse: [move(10, 1), move(60, 3)] }

  it('make a frozen card pay one more and forbid calling it back', () => {
    const start = withEnergy(
      match([bearer(1, [{ kind: 'freeze', turns: 2 }])], [plainCard(2, two), plainCard(3)]),
      6,
    )
    const { state } = play(start, attack('player1'))
    expect(applyCommand(state, replace('player2', 3))).toEqual({ rejected: 'card_frozen' })
    expect(play(state, attack('player2', 1)).state.player2.energy).toBe(5)
  })

  it('make a paralysed card pay one more', () => {
    const start = withEnergy(match([bearer(1, [{ kind: 'paralysis', turns: 2 }])], [plainCard(2, two)]), 6)
    expect(play(start, attack('player1'), attack('player2', 0)).state.player2.energy).toBe(7)
  })

  it('leave a stunned card its cheapest move only', () => {
    const start = withEnergy(match([bearer(1, [{ kind: 'stun' }])], [plainCard(2, two)]), 6)
    const { state } = play(start, attack('player1'))
    expect(applyCommand(state, attack('player2', 1))).toEqual({ rejected: 'card_stunned' })
    expect(legalCommands(state, 'player2')).toContainEqual(attack('player2', 0))
  })

  it('leave a sleeping card no move until it is damaged', () => {
    const start = withEnergy(match([bearer(1, [{ kind: 'sleep', turns: 1 }])], [plainCard(2)]), 6)
    const { state } = play(start, attack('player1'))
    expect(applyCommand(state, attack('player2'))).toEqual({ rejected: 'card_asleep' })
    expect(statusesOf(state, 'player2', 2)).toHaveLength(1)
  })
})

it('accepts commands only from the player whose turn it is', () => {
  const state = match([plainCard(1)], [plainCard(2), plainCard(3)])
  for (const command of [attack('player2'), skip('player2'), guard('player2'), replace('player2', 3)])
    expect(applyCommand(state, command)).toEqual({ rejected: 'not_your_turn' })
  expect(applyCommand(state, choose('player2', 3))).toEqual({ rejected: 'no_selection_pending' })
  expect(applyCommand(state, attack('player1', 7))).toEqual({ rejected: 'unknown_move' })
})

it('rejects a battle with malformed effects', () => {
  const odd = bearer(1, [{ kind: 'sleep', turns: 0 }])
  expect(createBattle({ rules: 'standard', catalogue: [odd, plainCard(2)] }, 1)).toEqual({
    refused: 'malformed_setup',
  })
})

it('offers moves in printed order, then skip, guard, and changes in deck order', () => {
  const start = match(
    [plainCard(1, { mosse: [move(10), move(20)] }), plainCard(3), plainCard(4)],
    [plainCard(2)],
  )
  expect(legalCommands(start, 'player1')).toEqual([
    attack('player1', 0),
    attack('player1', 1),
    skip('player1'),
    guard('player1'),
    replace('player1', 3),
    replace('player1', 4),
  ])
})
