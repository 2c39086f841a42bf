import { expect, it } from 'vitest'
import { mayListen } from './channel-rules.ts'

it.each([
  ['private-user.7', true],
  ['private-user.8', false],
  ['private-user.07', false],
  ['private-user.', false],
  ['private-user.7.orders', false],
  ['private-battle.3f9-a', true],
  ['private-battle.', false],
  ['private-battle.1,private-user.8', false],
  ['presence-lobby', true],
  ['presence-lobby2', false],
  ['presence-admin', false],
  ['private-encrypted-user.7', false],
  ['lobby', false],
  ['private-user.7\n', false],
])('F1: decides whether user 7 may subscribe to %j: %s', (channel, allowed) => {
  expect(mayListen({ userId: 7 }, channel)).toBe(allowed)
})
