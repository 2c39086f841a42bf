import { describe, expect, it } from 'vitest'
import type { BattleEvent } from '@/engine/events.ts'
import { attack, card, match, play } from '@/engine/testing/battle.ts'
import { eventFor, stateFor } from './side.ts'

const begun = match([card(1), card(2)], [card(3, { pv: 20 }), card(4)])
const { state, events } = play(begun, attack('player1'))

const all: BattleEvent[] = [
  ...events,
  { type: 'battle-won', winner: 'player1' },
  { type: 'card-replaced', seat: 'player2', cardId: 3, previousCardId: 4 },
  { type: 'battle-tied' },
]

const seatsIn = (value: unknown): string[] => JSON.stringify(value).match(/player[12]/g) ?? []

describe('mirrored state', () => {
  it('is unchanged for the own side', () => {
    expect(stateFor(state, 'player1')).toBe(state)
    for (const event of events) expect(eventFor(event, 'player1')).toBe(event)
  })

  it('shows the rival as the own side, with its defeated cards', () => {
    const seen = stateFor(state, 'player2')
    expect(seen.player1).toEqual(state.player2)
    expect(seen.player2).toEqual(state.player1)
    expect(seen.currentTurnPlayerId).not.toBe(state.currentTurnPlayerId)
  })

  it('equals the original after mirroring twice', () => {
    expect(stateFor(stateFor(state, 'player2'), 'player2')).toEqual(state)
    for (const event of all) expect(eventFor(eventFor(event, 'player2'), 'player2')).toEqual(event)
  })

  it('swaps the side whose card opened', () => {
    expect(eventFor({ type: 'battle-started', player1: 1, player2: 3 }, 'player2')).toEqual({
      type: 'battle-started',
      player1: 3,
      player2: 1,
    })
  })

  it('swaps the seat in every fact', () => {
    for (const event of all) {
      const before = seatsIn(event)
      const after = seatsIn(eventFor(event, 'player2'))
      expect(after).toEqual(before.map(seat => (seat === 'player1' ? 'player2' : 'player1')))
    }
  })
})
