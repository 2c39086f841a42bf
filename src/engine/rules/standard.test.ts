/** Decision 0043, sentence by sentence. */
import { describe, expect, it } from 'vitest'
import { applyCommand } from '../apply.ts'
import type { Command } from '../commands.ts'
import { legalCommands } from '../legal.ts'
import {
  attack,
  bearer,
  choose,
  healthOf,
  match,
  play,
  replace,
  skip,
  statusesOf,
  toy,
  withEnergy,
} from '../testing/battle.ts'
import type { BattleState, Seat } from '../types.ts'

const move = (danno: number, costo_energia = 1) => ({ nome_mossa: 'Colpo', danno, costo_energia })
const strong = (id: number, danno = 500) => toy(id, { mosse: [move(danno)] })
const guard = (seat: Seat): Command => ({ type: 'skip-turn', seat, guard: true })
const at = (state: BattleState, turn: number): BattleState => ({ ...state, turn })

describe('Energy', () => {
  it('starts at 1 for player 1 and 3 for player 2, and grows by 3 at the start of every turn', () => {
    const start = match([toy(1)], [toy(2)])
    expect([start.player1.energy, start.player2.energy]).toEqual([4, 3])
    expect(play(start, skip('player1')).state.player2.energy).toBe(6)
  })

  it('a skipped turn keeps it and adds nothing', () => {
    expect(play(match([toy(1)], [toy(2)]), skip('player1')).state.player1.energy).toBe(4)
  })
})

describe('Points', () => {
  it('are scored by the rival of a fallen card, as many as the card is worth', () => {
    const start = match([strong(1)], [toy(2, { punti: 4 }), toy(3)])
    const { events } = play(start, attack('player1'))
    expect(events).toContainEqual({ type: 'points-scored', seat: 'player1', points: 4, total: 4 })
  })

  it('twelve of them win, though cards still stand', () => {
    const start = match([strong(1)], [toy(2, { punti: 6 }), toy(3, { punti: 6 }), toy(4)])
    const half = play(start, attack('player1'), choose('player2', 3), skip('player2')).state
    expect(half.phase).toBe('playing')
    const { state, events } = play(half, attack('player1'))
    expect(state).toMatchObject({ phase: 'game_over', winner: 'player1' })
    expect(events.at(-1)).toEqual({ type: 'battle-won', winner: 'player1' })
  })

  it('a deck whose cards have all fallen has lost, whatever they were worth', () => {
    expect(play(match([strong(1)], [toy(2)]), attack('player1')).state.winner).toBe('player1')
  })

  it('both at twelve in one step is a spare when they have as many, else the one with more wins', () => {
    const start = match([strong(1), toy(5)], [toy(2, { punti: 12 }), toy(3)])
    const dying = (punti: number): BattleState => ({
      ...start,
      cards: { ...start.cards, 1: { ...start.cards[1]!, punti } },
      player1: { ...start.player1, deck: [{ id: 1, pv: 0 }, ...start.player1.deck.slice(1)] },
    })
    expect(play(dying(12), attack('player1')).state).toMatchObject({ phase: 'game_over', winner: null })
    expect(play(dying(13), attack('player1')).state).toMatchObject({ winner: 'player2' })
  })
})

describe('The edge of types', () => {
  const blow = (from: string, to: string, danno = 30) =>
    healthOf(
      play(match([toy(1, { tipo: from, mosse: [move(danno)] })], [toy(2, { tipo: to })]), attack('player1'))
        .state,
      'player2',
      2,
    )

  it('adds 25 to a blow', () => {
    expect(blow('Acqua', 'Fuoco')).toBe(45)
    expect(blow('Fuoco', 'Acqua')).toBe(70)
  })

  it('adds nothing to a move that strikes nobody', () => {
    expect(blow('Acqua', 'Fuoco', 0)).toBe(100)
  })
})

describe('A change of card', () => {
  const start = withEnergy(match([toy(1), toy(3, { punti: 6 })], [toy(2), toy(4)]), 5)

  it('costs one energy and 15 health of the card that leaves, and the turn goes on', () => {
    const { state } = play(start, replace('player1', 3))
    expect(state).toMatchObject({ currentTurnPlayerId: 'player1', turn: 1, phase: 'playing' })
    expect(state.player1).toMatchObject({ activeCardId: 3, energy: 4 })
    expect(healthOf(state, 'player1', 1)).toBe(85)
    expect(play(state, attack('player1')).state.currentTurnPlayerId).toBe('player2')
  })

  it('costs two for a card worth six points or more', () => {
    const heavy = play(start, replace('player1', 3), attack('player1'), skip('player2')).state
    expect(play(heavy, replace('player1', 1)).state.player1.energy).toBe((heavy.player1.energy ?? 0) - 2)
  })

  it('is possible once a turn', () => {
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

  it('may be the fall of the card that leaves, which scores', () => {
    const weak: BattleState = {
      ...start,
      player1: { ...start.player1, deck: [{ id: 1, pv: 10 }, ...start.player1.deck.slice(1)] },
    }
    const { state, events } = play(weak, replace('player1', 3))
    expect(state.player1.defeatedCardIds).toEqual([1])
    expect(events).toContainEqual({ type: 'points-scored', seat: 'player2', points: 2, total: 2 })
    expect(state).toMatchObject({ phase: 'playing', currentTurnPlayerId: 'player1' })
  })

  it('whose entering lets the card across fall waits for the rival’s choice and goes on', () => {
    const loud = withEnergy(match([toy(1), toy(3, { tratto: 'echo' })], [toy(2), toy(4)]), 5)
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

describe('A guard', () => {
  it('costs one energy, takes 18 off the next blow and ends with the next own turn', () => {
    const start = match([toy(1)], [toy(2)])
    const { state, events } = play(start, guard('player1'), attack('player2'))
    expect(healthOf(state, 'player1', 1)).toBe(88)
    expect(events[0]).toEqual({ type: 'turn-skipped', seat: 'player1', guard: true })
    const later = play(state, skip('player1'), attack('player2')).state
    expect(healthOf(later, 'player1', 1)).toBe(58)
  })

  it('needs its energy, and no clock gives it', () => {
    const poor = withEnergy(match([toy(1)], [toy(2)]), 0)
    expect(applyCommand(poor, guard('player1'))).toEqual({ rejected: 'not_enough_energy' })
    expect(legalCommands(poor, 'player1')).toEqual([skip('player1')])
    expect(applyCommand(poor, { ...guard('player1'), timedOut: true })).toEqual({
      rejected: 'malformed_command',
    })
  })

  it('does not exist under the other rules', () => {
    const state = { ...match([toy(1)], [toy(2)]), rules: 'standard' as const }
    expect(applyCommand(state, guard('player1'))).toEqual({ rejected: 'not_in_rules' })
  })
})

describe('Statuses', () => {
  const two = { mosse: [move(10, 1), move(60, 3)] }

  it('a frozen card pays one more and cannot be called back', () => {
    const start = withEnergy(match([bearer(1, [{ kind: 'freeze', turns: 2 }])], [toy(2, two), toy(3)]), 6)
    const { state } = play(start, attack('player1'))
    expect(applyCommand(state, replace('player2', 3))).toEqual({ rejected: 'card_frozen' })
    expect(play(state, attack('player2', 1)).state.player2.energy).toBe(5)
  })

  it('a paralysed one pays one more', () => {
    const start = withEnergy(match([bearer(1, [{ kind: 'paralysis', turns: 2 }])], [toy(2, two)]), 6)
    expect(play(start, attack('player1'), attack('player2', 0)).state.player2.energy).toBe(7)
  })

  it('a stunned one has its cheapest move only', () => {
    const start = withEnergy(match([bearer(1, [{ kind: 'stun' }])], [toy(2, two)]), 6)
    const { state } = play(start, attack('player1'))
    expect(applyCommand(state, attack('player2', 1))).toEqual({ rejected: 'card_stunned' })
    expect(legalCommands(state, 'player2')).toContainEqual(attack('player2', 0))
  })

  it('a sleeping one has none, until it is damaged', () => {
    const start = withEnergy(match([bearer(1, [{ kind: 'sleep', turns: 1 }])], [toy(2)]), 6)
    const { state } = play(start, attack('player1'))
    expect(applyCommand(state, attack('player2'))).toEqual({ rejected: 'card_asleep' })
    expect(statusesOf(state, 'player2', 2)).toHaveLength(1)
  })
})

describe('The heat of the table', () => {
  it('begins with turn 17 and takes seven more every turn from the card of whoever begins it', () => {
    const start = match([toy(1)], [toy(2)])
    expect(healthOf(play(at(start, 15), skip('player1')).state, 'player2', 2)).toBe(100)
    const hot = play(at(start, 16), skip('player1'))
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

  it('can defeat, which costs that turn', () => {
    const start = at(match([toy(1)], [toy(2), toy(3)]), 40)
    const { state } = play(start, skip('player1'))
    expect(state).toMatchObject({ phase: 'awaiting_selection', currentTurnPlayerId: 'player2' })
    expect(play(state, choose('player2', 3)).state.currentTurnPlayerId).toBe('player1')
  })
})

it('offers moves in printed order, the skip, the guard, then changes in deck order', () => {
  const start = match([toy(1, { mosse: [move(10), move(20)] }), toy(3), toy(4)], [toy(2)])
  expect(legalCommands(start, 'player1')).toEqual([
    attack('player1', 0),
    attack('player1', 1),
    skip('player1'),
    guard('player1'),
    replace('player1', 3),
    replace('player1', 4),
  ])
})
