import { describe, expect, it } from 'vitest'
import { applyCommand } from '../apply.ts'
import { moveOptions } from '../rules/standard-moves.ts'
import { CHANGE_DAMAGE } from '../rules/standard-numbers.ts'
import {
  attack,
  bearer,
  card,
  healthOf,
  match,
  play,
  replace,
  skip,
  statusesOf,
  withEnergy,
} from '../testing/battle.ts'
import { legalCommands } from '../view.ts'

describe('damage-over-time', () => {
  const poison = (amount: number, turns: number) =>
    ({ kind: 'damage-over-time', source: 'poison', amount, turns }) as const
  const burn = (amount: number, turns: number) =>
    ({ kind: 'damage-over-time', source: 'burn', amount, turns }) as const

  it('takes n at the start of each of the bearer’s next k turns, whatever its resistenza', () => {
    const start = match([bearer(1, [poison(8, 2)])], [card(2, { resistenza: 60 })])
    const first = play(start, attack('player1'))
    expect(healthOf(first.state, 'player2', 2)).toBe(92)
    expect(first.events).toContainEqual({
      type: 'damage-taken',
      seat: 'player2',
      cardId: 2,
      danno: 8,
      pv: 92,
      source: 'poison',
    })
    const { state } = play(first.state, skip('player2'), skip('player1'), skip('player2'), skip('player1'))
    expect(healthOf(state, 'player2', 2)).toBe(84)
    expect(statusesOf(state, 'player2', 2)).toEqual([])
  })

  it('can defeat a card at the start of its owner’s turn, which ends that turn', () => {
    const start = match([bearer(1, [burn(95, 1)])], [card(2), card(3)])
    const { state, events } = play(start, attack('player1'))
    expect(events).toContainEqual({ type: 'card-defeated', seat: 'player2', cardId: 2 })
    expect(state).toMatchObject({ phase: 'awaiting_selection', currentTurnPlayerId: 'player2' })
    const next = play(state, { type: 'choose-card', seat: 'player2', cardId: 3 }).state
    expect(next).toMatchObject({ phase: 'playing', currentTurnPlayerId: 'player1' })
  })

  it('pauses while its card is in the hand', () => {
    const start = match([bearer(1, [poison(10, 3)])], [card(2), card(3)])
    const { state } = play(start, attack('player1'), replace('player2', 3), skip('player2'), skip('player1'))
    expect(healthOf(state, 'player2', 2)).toBe(80 - CHANGE_DAMAGE)
    expect(statusesOf(state, 'player2', 2)).toEqual([{ kind: 'poison', amount: 10, turns: 3 }])
  })

  it('keeps poison and burn separate and refreshes the same kind to the longer and stronger', () => {
    const both = match(
      [bearer(1, [poison(5, 3)]), bearer(4, [burn(6, 2)]), bearer(5, [poison(9, 1)])],
      [card(2, { pv: 300 })],
    )
    const { state } = play(both, attack('player1'), skip('player2'), replace('player1', 4), attack('player1'))
    expect(statusesOf(state, 'player2', 2)).toEqual([
      { kind: 'poison', amount: 5, turns: 2 },
      { kind: 'burn', amount: 6, turns: 2 },
    ])
    const shorter = play(state, skip('player2'), replace('player1', 5), attack('player1')).state
    expect(statusesOf(shorter, 'player2', 2)).toContainEqual({ kind: 'poison', amount: 9, turns: 1 })
    const longer = play(state, skip('player2'), replace('player1', 1), attack('player1')).state
    expect(statusesOf(longer, 'player2', 2)).toContainEqual({ kind: 'poison', amount: 5, turns: 3 })
  })

  it('ignores a fallen card', () => {
    const { state } = play(match([bearer(1, [poison(8, 2)], {}, 500)], [card(2), card(3)]), attack('player1'))
    expect(statusesOf(state, 'player2', 2)).toEqual([])
  })
})

describe('freeze', () => {
  const freeze = (turns: number) => ({ kind: 'freeze', turns }) as const

  it('makes moves cost 1 more and forbids calling the card back, for k turns', () => {
    const { state } = play(match([bearer(1, [freeze(1)])], [card(2), card(3)]), attack('player1'))
    expect(moveOptions(state, 'player2')[0]).toMatchObject({ cost: 3, refusal: null })
    expect(applyCommand(state, replace('player2', 3))).toEqual({ rejected: 'card_frozen' })
    expect(legalCommands(state, 'player2')).not.toContainEqual(replace('player2', 3))
    const later = play(state, skip('player2'), skip('player1')).state
    expect(moveOptions(later, 'player2')[0]).toMatchObject({ cost: 2 })
    expect(legalCommands(later, 'player2')).toContainEqual(replace('player2', 3))
  })

  it('ends after a hit by a Fuoco move, and by no other type', () => {
    const ice = bearer(1, [freeze(3)])
    const lay = play(
      match([ice, card(4), card(5, { tipo: 'Acqua' })], [card(2)]),
      attack('player1'),
      skip('player2'),
    ).state
    const byFire = play(lay, replace('player1', 4), attack('player1'))
    expect(byFire.events).toContainEqual({
      type: 'status-ended',
      seat: 'player2',
      cardId: 2,
      status: 'freeze',
      cause: 'thawed',
    })
    const byWater = play(lay, replace('player1', 5), attack('player1'))
    expect(byWater.events.some(event => event.type === 'status-ended' && event.cause === 'thawed')).toBe(
      false,
    )
  })

  it('is not ended by the Fuoco move that applies it', () => {
    const { state } = play(match([bearer(1, [freeze(2)], { tipo: 'Fuoco' })], [card(2)]), attack('player1'))
    expect(statusesOf(state, 'player2', 2)).toHaveLength(1)
  })
})

describe('paralysis', () => {
  const slow = bearer(1, [{ kind: 'paralysis', turns: 2 }])

  it('makes moves cost 1 more while it lasts', () => {
    const { state } = play(match([slow], [card(2)]), attack('player1'))
    expect(moveOptions(state, 'player2')[0]).toMatchObject({ cost: 3, refusal: null })
    const { events } = play(state, attack('player2'))
    expect(events).toContainEqual({ type: 'energy-changed', seat: 'player2', change: -3, energy: 4 })
  })

  it('rejects a move that is no longer affordable', () => {
    const dear = card(2, { mosse: [{ nome_mossa: 'Caro', danno: 10, costo_energia: 7 }] })
    const { state } = play(match([slow], [dear]), attack('player1'))
    expect(state.player2.energy).toBe(7)
    expect(applyCommand(state, attack('player2'))).toEqual({ rejected: 'not_enough_energy' })
  })

  it('ends after k of the bearer’s own turns', () => {
    const { state } = play(
      match([slow], [card(2)]),
      attack('player1'),
      skip('player2'),
      skip('player1'),
      skip('player2'),
      skip('player1'),
    )
    expect(moveOptions(state, 'player2')[0]).toMatchObject({ cost: 2 })
  })
})

describe('sleep', () => {
  const sleepy = bearer(1, [{ kind: 'sleep', turns: 3 }])

  it('forbids moves, and does not end by the attack that applies it', () => {
    const { state } = play(match([sleepy], [card(2)]), attack('player1'))
    expect(applyCommand(state, attack('player2'))).toEqual({ rejected: 'card_asleep' })
  })

  it('ends when the bearer is damaged', () => {
    const start = match([sleepy, card(4)], [card(2)])
    const { state, events } = play(
      start,
      attack('player1'),
      skip('player2'),
      replace('player1', 4),
      attack('player1'),
    )
    expect(events).toContainEqual({
      type: 'status-ended',
      seat: 'player2',
      cardId: 2,
      status: 'sleep',
      cause: 'woken',
    })
    expect(statusesOf(state, 'player2', 2)).toEqual([])
  })

  it('does not end by an attack without damage', () => {
    const start = match([sleepy, card(4)], [card(2, { resistenza: 90 })])
    const { state } = play(
      start,
      attack('player1'),
      skip('player2'),
      replace('player1', 4),
      attack('player1'),
    )
    expect(statusesOf(state, 'player2', 2)).toEqual([{ kind: 'sleep', amount: 0, turns: 2 }])
  })
})

describe('stun', () => {
  const blow = (danno: number, costo_energia: number) => ({ nome_mossa: 'Colpo', danno, costo_energia })
  const stunning = bearer(1, [{ kind: 'stun' }])

  it('allows only the cheapest move, in the next turn only', () => {
    const target = card(2, { mosse: [blow(60, 3), blow(20, 1)] })
    const { state } = play(withEnergy(match([stunning], [target]), 6), attack('player1'))
    expect(applyCommand(state, attack('player2', 0))).toEqual({ rejected: 'card_stunned' })
    expect('state' in applyCommand(state, attack('player2', 1))).toBe(true)
    const later = play(state, skip('player2'), skip('player1')).state
    expect('state' in applyCommand(later, attack('player2', 0))).toBe(true)
  })

  it('allows all moves if they cost the same', () => {
    const even = card(2, { mosse: [blow(60, 2), blow(20, 2)] })
    const { state } = play(match([stunning], [even]), attack('player1'))
    expect('state' in applyCommand(state, attack('player2', 0))).toBe(true)
  })
})
