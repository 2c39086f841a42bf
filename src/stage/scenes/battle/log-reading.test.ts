import { expect, it } from 'vitest'
import { LogReading } from './log-reading.ts'

it('lines that were there at the start count as read; later ones are counted until the log is opened', () => {
  const reading = new LogReading()
  expect(reading.unread(3)).toBe(0)
  expect(reading.unread(5)).toBe(2)
  reading.open(5)
  expect([reading.unread(5), reading.unread(6)]).toEqual([0, 1])
})

it('a shorter log is a new battle', () => {
  const reading = new LogReading()
  reading.unread(40)
  expect([reading.unread(1), reading.unread(2)]).toEqual([0, 1])
})
