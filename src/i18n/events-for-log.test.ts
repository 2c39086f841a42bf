import { expect, it } from 'vitest'
import type { BattleEvent } from '../engine/events.ts'
import { eventsForLog } from './events-for-log.ts'

const guard: BattleEvent = { type: 'turn-skipped', seat: 'player1', guard: true }
const skip: BattleEvent = { type: 'turn-skipped', seat: 'player1' }
const defence: BattleEvent = {
  ...{ type: 'status-laid', seat: 'player1', cardId: 1 },
  ...{ status: 'defence', amount: 22, turns: 2 },
}
const ended = (cardId: number): BattleEvent => ({
  ...{ type: 'status-ended', seat: 'player1', cardId },
  ...{ status: 'defence', cause: 'expired' },
})

it('shows a guard as one line, without its defence of two turns', () => {
  expect(eventsForLog([guard, defence])).toEqual([guard])
})

it('shows a defence from any other source', () => {
  expect(eventsForLog([skip, defence])).toEqual([skip, defence])
  expect(eventsForLog([guard, defence, defence])).toEqual([guard, defence])
})

it('shows two effects of one kind that end together once per card', () => {
  expect(eventsForLog([ended(1), ended(1), ended(2)])).toEqual([ended(1), ended(2)])
})
