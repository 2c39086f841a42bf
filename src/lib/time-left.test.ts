import { expect, it } from 'vitest'
import { timeLeft } from './time-left.ts'

const now = new Date('2026-11-21T10:00:00.000Z')

it.each([
  ['2026-11-24T11:02:03.000Z', { days: 3, hours: 1, minutes: 2, seconds: 3 }],
  ['2026-11-21T10:00:00.001Z', { days: 0, hours: 0, minutes: 0, seconds: 1 }], // not zero before the moment
  ['2026-11-21T10:01:00.000Z', { days: 0, hours: 0, minutes: 1, seconds: 0 }],
  ['2026-11-20T00:00:00.000Z', { days: 0, hours: 0, minutes: 0, seconds: 0 }], // never below zero
])('until %s', (until, left) => {
  expect(timeLeft(new Date(until), now)).toEqual(left)
})
