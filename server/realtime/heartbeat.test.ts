import { expect, it } from 'vitest'
import { sweepSilence } from './heartbeat.ts'
import { defaultLimits } from './limits.ts'
import { frames } from './protocol.ts'
import type { Room } from './room.ts'

it('pings sockets that became idle together in portions, all of them within five seconds', () => {
  const amount = 3000
  let now = defaultLimits.activityTimeoutMillis
  const pings: unknown[] = []
  const connections = new Map(
    Array.from({ length: amount }, (_, id) => [
      String(id),
      {
        isOpen: true,
        isPinged: false,
        lastSeenAt: 0,
        expiresAt: Number.POSITIVE_INFINITY,
        send: (frame: unknown) => pings.push(frame),
      },
    ]),
  )
  const room = { connections, limits: defaultLimits, clock: { now: () => now } } as unknown as Room
  for (let before = 0; pings.length < amount; before = pings.length) {
    sweepSilence(room)
    expect(pings.length - before).toBeGreaterThan(0)
    expect(pings.length - before).toBeLessThanOrEqual(amount / 20)
    now += defaultLimits.sweepMillis
  }
  expect(now - defaultLimits.activityTimeoutMillis).toBeLessThanOrEqual(5000)
  expect(new Set(pings)).toEqual(new Set([frames.ping]))
})
