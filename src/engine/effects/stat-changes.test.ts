import { describe, expect, it } from 'vitest'
import { attack, bearer, card, healthOf, match, play, skip, statusesOf } from '../testing/battle.ts'

describe('attack', () => {
  const change = (on: 'self' | 'foe', amount: number, turns: number) =>
    ({ kind: 'attack', on, amount, turns }) as const

  it('adds to the danno of the bearer’s later moves and counts the turn in which it was applied', () => {
    const start = match([bearer(1, [change('self', 20, 2)])], [card(2, { pv: 300 })])
    const { state } = play(start, attack('player1'))
    expect(healthOf(state, 'player2', 2)).toBe(290)
    expect(statusesOf(state, 'player1', 1)).toEqual([{ kind: 'attack', amount: 20, turns: 1 }])
    const second = play(state, skip('player2'), attack('player1')).state
    expect(healthOf(second, 'player2', 2)).toBe(260)
  })

  it('reduces the foe’s danno, at least to 0', () => {
    const { state } = play(
      match([bearer(1, [change('foe', -50, 2)])], [card(2)]),
      attack('player1'),
      attack('player2'),
    )
    expect(healthOf(state, 'player1', 1)).toBe(100)
  })

  it('adds different amounts up to ± 60 and refreshes the same amount', () => {
    const strong = card(1, {
      mosse: [40, 50]
        .map(amount => ({
          nome_mossa: 'Su',
          danno: 0,
          costo_energia: 0,
          effetti: [change('self', amount, 5)],
        }))
        .concat([{ nome_mossa: 'Colpo', danno: 10, costo_energia: 0, effetti: [] }]),
    })
    const start = match([strong], [card(2, { pv: 300 })])
    const { state } = play(
      start,
      attack('player1', 0),
      skip('player2'),
      attack('player1', 0),
      skip('player2'),
      attack('player1', 1),
      skip('player2'),
    )
    expect(statusesOf(state, 'player1', 1)).toHaveLength(2)
    expect(healthOf(play(state, attack('player1', 2)).state, 'player2', 2)).toBe(230)
  })

  it('does not make a move without danno hit', () => {
    const helper = card(1, {
      mosse: [{ nome_mossa: 'Su', danno: 0, costo_energia: 0, effetti: [change('self', 60, 5)] }],
    })
    const { events } = play(match([helper], [card(2)]), attack('player1'), skip('player2'), attack('player1'))
    expect(events.some(event => event.type === 'damage-taken')).toBe(false)
  })
})

describe('defence', () => {
  const change = (on: 'self' | 'foe', amount: number, turns: number) =>
    ({ kind: 'defence', on, amount, turns }) as const

  it('reduces attacks on the bearer while it lasts', () => {
    const start = match([bearer(1, [change('self', 20, 2)])], [card(2)])
    const { state } = play(start, attack('player1'), attack('player2'))
    expect(healthOf(state, 'player1', 1)).toBe(90)
    const later = play(state, skip('player1'), attack('player2')).state
    expect(healthOf(later, 'player1', 1)).toBe(60)
  })

  it('increases later attacks on the foe if negative, but not the one that applies it', () => {
    const start = match([bearer(1, [change('foe', -15, 3)])], [card(2)])
    const { state } = play(start, attack('player1'))
    expect(healthOf(state, 'player2', 2)).toBe(90)
    expect(healthOf(play(state, skip('player2'), attack('player1')).state, 'player2', 2)).toBe(65)
  })
})
