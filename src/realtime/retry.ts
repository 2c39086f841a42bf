/**
 * Retries sooner than pusher-js, which after a failed attempt waits 15, 30, 60 seconds: too long for a turn of 45. The pauses grow, so
 * that a slow network has time to respond, and are randomised, so that clients do not all reconnect at once.
 */
import { after, type Timer } from '@/lib/clock.ts'

/** The part of the library's client that is used here. */
export interface Retryable {
  connect(): void
  disconnect(): void
  connection: {
    state: string
    bind(event: 'state_change', run: (change: { current: string }) => void): unknown
  }
}

/** Timer and random numbers as parameters. */
export interface Pace extends Timer {
  random(): number // 0 ≤ x < 1
}

export const browserPace: Pace = { after, random: Math.random }

const pausesMillis = [2_000, 4_000, 8_000, 15_000]

/** The pause before the attempt after `failed` failures: half is fixed, half is random. */
export const pauseBefore = (failed: number, random: () => number): number =>
  (pausesMillis[Math.min(failed, pausesMillis.length - 1)] ?? 0) * (0.5 + random() / 2)

/** @param onState called with the client's states, without the short disconnections of a new attempt */
export function retrySooner(client: Retryable, pace: Pace, onState: (state: string) => void): void {
  let failed = 0
  let isRetrying = false
  let cancel = () => {}

  const retry = () => {
    failed += 1
    isRetrying = true
    client.disconnect()
    client.connect()
    isRetrying = false
    schedule()
  }
  const schedule = () => {
    cancel()
    cancel = pace.after(pauseBefore(failed, pace.random), retry)
  }
  const follow = (state: string) => {
    if (isRetrying) return
    if (state === 'connecting') schedule()
    else if (state !== 'unavailable') cancel()
    if (state === 'connected') failed = 0
    onState(state)
  }
  client.connection.bind('state_change', ({ current }) => follow(current))
  follow(client.connection.state)
}
