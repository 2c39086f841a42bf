import { expect, it } from 'vitest'
import { applyCommand } from '../apply.ts'
import { attack, bearer, card, match, play, replace, skip } from '../testing/battle.ts'

const single = (id: number) => bearer(id, [{ kind: 'once-per-match' }])

it('allows one use, however often the card returns', () => {
  const used = play(
    match([single(1), card(4)], [card(2, { pv: 300 })]),
    attack('player1'),
    skip('player2'),
  ).state
  expect(applyCommand(used, attack('player1'))).toEqual({ rejected: 'already_used' })
  const back = play(
    used,
    replace('player1', 4),
    skip('player1'),
    skip('player2'),
    replace('player1', 1),
  ).state
  expect(applyCommand(back, attack('player1'))).toEqual({ rejected: 'already_used' })
})

it('counts each card separately', () => {
  const { state } = play(
    match([single(1), single(4)], [card(2, { pv: 300 })]),
    attack('player1'),
    skip('player2'),
    replace('player1', 4),
  )
  expect('state' in applyCommand(state, attack('player1'))).toBe(true)
})
