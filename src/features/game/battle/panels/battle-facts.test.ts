import { describe, expect, it } from 'vitest'
import type { BattleEvent } from '@/engine/events.ts'
import { factsOf } from './battle-facts.ts'

const used = (seat: 'player1' | 'player2', cardId: number, move: number): BattleEvent => ({
  type: 'move-used',
  seat,
  cardId,
  move,
  targetSeat: seat === 'player1' ? 'player2' : 'player1',
  targetCardId: 9,
})
const hurt = (seat: 'player1' | 'player2', danno: number, source?: 'poison' | 'area'): BattleEvent => ({
  type: 'damage-taken',
  seat,
  cardId: 9,
  danno,
  pv: 1,
  ...(source && { source }),
})
const turn: BattleEvent = { type: 'turn-started', seat: 'player2', turn: 2 }

const readFacts = (history: BattleEvent[]) =>
  factsOf({
    turn: 7,
    player1: {
      details: { name: 'Tu', level: 1, avatar: null, status: 'online' },
      deck: [1, 2, 3].map(id => ({ id, pv: 1 })),
      activeCardId: 1,
      defeatedCardIds: [2],
    },
    history,
  })

describe('battle facts', () => {
  it('count turns and surviving cards', () => {
    expect(readFacts([])).toEqual({ turns: 7, standing: 2, dealt: 0, best: null })
  })

  it('sum all damage to the rival, whatever its cause, and no own damage', () => {
    expect(
      readFacts([
        used('player1', 1, 0),
        hurt('player2', 30),
        turn,
        hurt('player2', 15, 'poison'),
        hurt('player1', 90),
      ]).dealt,
    ).toBe(45)
  })

  it('returns the blow with the most immediate damage as the best move, including area damage', () => {
    const history = [
      used('player1', 1, 0),
      hurt('player2', 60),
      turn,
      used('player1', 3, 1),
      hurt('player2', 40),
      hurt('player2', 30, 'area'),
      turn,
    ]
    expect(readFacts(history).best).toEqual({ cardId: 3, move: 1, danno: 70 })
  })

  it('ignore later poison and the rival’s blows for the best move', () => {
    const history = [
      used('player1', 1, 0),
      hurt('player2', 10),
      turn,
      hurt('player2', 50, 'poison'),
      used('player2', 9, 0),
      hurt('player2', 80),
    ]
    expect(readFacts(history).best).toEqual({ cardId: 1, move: 0, danno: 10 })
  })
})
