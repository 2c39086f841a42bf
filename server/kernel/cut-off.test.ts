import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type CutOff, watchCutOff } from './cut-off.ts'

type Redis = Parameters<typeof watchCutOff>[0]['redis']

/** Keys that expire, for all processes. */
function redisKeys() {
  const ends = new Map<string, number>()
  return {
    isAway: false,
    async set(key: string, _value: string, _unit: string, millis: number) {
      if (this.isAway) throw new Error('Connection is closed.')
      ends.set(key, Date.now() + millis)
    },
    async exists(key: string) {
      if (this.isAway) throw new Error('Connection is closed.')
      return Date.now() < (ends.get(key) ?? 0) ? 1 : 0
    },
  }
}

describe('watchCutOff', () => {
  let keys: ReturnType<typeof redisKeys>
  let reached: [boolean, boolean]
  let processes: CutOff[]
  beforeEach(() => {
    vi.useFakeTimers()
    keys = redisKeys()
    reached = [true, true]
    const redis = keys as unknown as Redis
    processes = reached.map((_, at) =>
      watchCutOff({ redis, shop: 'one', isDatabaseReachable: async () => reached[at] ?? false }),
    )
  })
  afterEach(() => {
    for (const one of processes) one.close()
    vi.useRealTimers()
  })

  const cutOff = () => processes.map(one => one.isCutOff())
  /** Returns whether any process was cut off at any moment. */
  const passSeconds = async (seconds: number): Promise<boolean> => {
    let isAny = false
    for (let at = 0; at < seconds; at++) {
      await vi.advanceTimersByTimeAsync(1000)
      isAny ||= cutOff().includes(true)
    }
    return isAny
  }

  it('reports the process that alone has lost the database, until it is back', async () => {
    reached[1] = false
    await passSeconds(15)
    expect(cutOff()).toEqual([false, true])
    reached[1] = true
    await passSeconds(1)
    expect(cutOff()).toEqual([false, false])
  })

  it('reports no process when all lose the database within seconds, nor when they recover', async () => {
    await passSeconds(2)
    reached[0] = false
    await passSeconds(5)
    reached[1] = false
    expect(await passSeconds(60)).toBe(false)
    reached[1] = true
    await passSeconds(5)
    reached[0] = true
    expect(await passSeconds(60)).toBe(false)
  })

  it('ignores the processes of another shop on the same Redis', async () => {
    const redis = keys as unknown as Redis
    const other = watchCutOff({ redis, shop: 'other', isDatabaseReachable: async () => true })
    reached = [false, false]
    expect(await passSeconds(30)).toBe(false)
    other.close()
  })

  it('reports no process while Redis is away', async () => {
    reached[1] = false
    await passSeconds(15)
    keys.isAway = true
    await passSeconds(1)
    expect(cutOff()).toEqual([false, false])
  })
})
