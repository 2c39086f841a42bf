import { expect, it } from 'vitest'
import { applyCommand } from '../apply.ts'
import type { Command } from '../commands.ts'
import { attack, bearer, card, healthOf, match, play, skip } from '../testing/battle.ts'
import { legalCommands } from '../view.ts'
import type { Stat } from './effect.ts'

const chooser = (overrides = {}, amount = 60) => bearer(1, [{ kind: 'chosen-stat', amount }], overrides)
const raise = (stat: Stat): Command => ({ type: 'use-move', seat: 'player1', move: 0, stat })

it('takes the stat from the command', () => {
  const state = match([chooser()], [card(2)])
  expect(applyCommand(state, attack('player1'))).toEqual({ rejected: 'stat_missing' })
  expect(applyCommand(state, { ...attack('player1'), stat: 'luck' })).toEqual({
    rejected: 'malformed_command',
  })
  expect(legalCommands(state, 'player1').slice(0, 3)).toEqual([
    raise('pv'),
    raise('atk'),
    raise('resistenza'),
  ])
})

it('raises pv above the printed value, at most to 300', () => {
  expect(healthOf(play(match([chooser()], [card(2)]), raise('pv')).state, 'player1', 1)).toBe(160)
  const { state, events } = play(match([chooser({ pv: 280 })], [card(2)]), raise('pv'))
  expect(healthOf(state, 'player1', 1)).toBe(300)
  expect(events).toContainEqual({ type: 'stat-raised', seat: 'player1', cardId: 1, stat: 'pv', amount: 20 })
})

it('leaves a value above the limit unchanged', () => {
  const { state, events } = play(match([chooser({ pv: 320 })], [card(2)]), raise('pv'))
  expect(healthOf(state, 'player1', 1)).toBe(320)
  expect(events.some(event => event.type === 'stat-raised')).toBe(false)
})

it('raises attack for the rest of the match, to at most 300', () => {
  const start = match([chooser({}, 400)], [card(2, { pv: 320 }), card(3)])
  const { state, events } = play(start, raise('atk'))
  expect(events).toContainEqual({ type: 'stat-raised', seat: 'player1', cardId: 1, stat: 'atk', amount: 290 })
  const next = play(state, skip('player2'), raise('resistenza')).state
  expect(healthOf(next, 'player2', 2)).toBe(10)
})

it('raises resistenza to at most 20, so that every card can be damaged', () => {
  const { state } = play(
    match(
      [chooser({ resistenza: 10 }, 90)],
      [card(2, { mosse: [{ nome_mossa: 'Colpo', danno: 75, costo_energia: 2 }] })],
    ),
    raise('resistenza'),
    attack('player2'),
  )
  expect(healthOf(state, 'player1', 1)).toBe(45)
})
