import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { boundedFetch, RESPONSE_PATIENCE } from './bounded-fetch.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A network that accepts connections and never responds. */
const silentNetwork = () => {
  const signals: (AbortSignal | null | undefined)[] = []
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
    signals.push(signal)
    return new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
  })
  return signals
}

it('fails when no response begins in time', async () => {
  silentNetwork()
  const failed = expect(boundedFetch('/file')).rejects.toThrow('no response in time')
  await vi.advanceTimersByTimeAsync(RESPONSE_PATIENCE)
  await failed
})

it('fails when its caller aborts', async () => {
  silentNetwork()
  const caller = new AbortController()
  const failed = expect(boundedFetch('/file', { signal: caller.signal })).rejects.toThrow('left')
  caller.abort(new Error('left'))
  await failed
})

it('does not limit the body once the response has begun', async () => {
  let signal: AbortSignal | null | undefined
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    signal = init.signal
    return new Response('x')
  })
  await boundedFetch('/file')
  await vi.advanceTimersByTimeAsync(2 * RESPONSE_PATIENCE)
  expect(signal?.aborted).toBe(false)
})
