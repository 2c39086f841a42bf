import { expect, it } from 'vitest'
import { attack, card, duel, play } from './testing/battle.ts'
import { viewFor } from './view.ts'

const strong = card(1, { mosse: [{ nome_mossa: 'Colpo', danno: 500, costo_energia: 2 }] })

it('E6: hides the random state in every view', () => {
  const state = duel([card(1)], [card(2)])
  for (const seat of ['player1', 'player2', null] as const)
    expect(viewFor(state, seat)).not.toHaveProperty('rng')
})

it('offers the seat its legal commands and names the seat to act', () => {
  const state = duel([card(1)], [card(2)])
  expect(viewFor(state, 'player1')).toMatchObject({
    toAct: 'player1',
    legal: [attack('player1'), { type: 'skip-turn' }],
  })
  expect(viewFor(state, 'player2')).toMatchObject({ toAct: 'player1', legal: [] })
  expect(viewFor(state, null).legal).toEqual([])
})

it('names the player whose card fell, and no player in a finished battle', () => {
  const waiting = play(duel([strong], [card(2), card(3)]), attack('player1')).state
  expect(viewFor(waiting, null).toAct).toBe('player2')
  const over = play(duel([strong], [card(2)]), attack('player1')).state
  expect(viewFor(over, null).toAct).toBeNull()
})
