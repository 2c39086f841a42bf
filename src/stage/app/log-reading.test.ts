import { expect, it } from 'vitest'
import { LogReading } from './log-reading.ts'

it('counts initial lines as read and later ones as unread until the log is opened', () => {
  const reading = new LogReading()
  expect(reading.unread(3)).toBe(0)
  expect(reading.unread(5)).toBe(2)
  reading.open(5)
  expect([reading.unread(5), reading.unread(6)]).toEqual([0, 1])
})

it('treats a shorter log as a new battle', () => {
  const reading = new LogReading()
  reading.unread(40)
  expect([reading.unread(1), reading.unread(2)]).toEqual([0, 1])
})
