import { expect, it } from 'vitest'
import { pauseBefore, type Retryable, retrySooner } from './retry.ts'

function stage() {
  const reported: string[] = []
  const attempts: string[] = []
  let follow: (change: { current: string }) => void = () => {}
  let due: { millis: number; run: () => void } | undefined
  const enter = (current: string) => {
    client.connection.state = current
    follow({ current })
  }
  const client: Retryable = {
    connect: () => {
      attempts.push('connect')
      enter('connecting')
    },
    disconnect: () => enter('disconnected'),
    connection: { state: 'connecting', bind: (_, run) => (follow = run) },
  }
  const after = (millis: number, run: () => void) => {
    const mine = { millis, run }
    due = mine
    return () => {
      if (due === mine) due = undefined
    }
  }
  const pass = () => {
    const { millis, run } = due ?? { millis: 0, run: () => {} }
    due = undefined
    run()
    return millis
  }
  retrySooner(client, { after, random: () => 1 }, state => reported.push(state))
  return { reported, attempts, enter, pass, isWaiting: () => due !== undefined, client }
}

it('retries after 2, 4, 8, then every 15 seconds, without a message', () => {
  const { reported, attempts, pass, enter } = stage()
  expect([pass(), pass(), pass()]).toEqual([2_000, 4_000, 8_000])
  enter('unavailable')
  expect([pass(), pass()]).toEqual([15_000, 15_000])
  expect(attempts).toHaveLength(5)
  expect(reported).toEqual(['connecting', 'unavailable'])
})

it('restarts the pauses after a connection', () => {
  const { pass, enter, isWaiting } = stage()
  pass()
  pass()
  enter('connected')
  expect(isWaiting()).toBe(false)
  enter('connecting')
  expect(pass()).toBe(2_000)
})

it('does not reconnect if it was rejected or closed', () => {
  const { reported, client, isWaiting } = stage()
  client.disconnect()
  expect(isWaiting()).toBe(false)
  expect(reported).toEqual(['connecting', 'disconnected'])
})

it('F9: randomises half of each pause', () => {
  expect(pauseBefore(0, () => 0)).toBe(1_000)
  expect(pauseBefore(9, () => 0.5)).toBe(11_250)
})
