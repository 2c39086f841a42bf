import { describe, expect, it } from 'vitest'
import { createWorkQueue, QueueFull } from './work-queue.ts'

const settled = () => new Promise(resolve => setImmediate(resolve))

/** Work that ends when it is released, and the names in the order of their start. */
function openWork() {
  const began: string[] = []
  const releases = new Map<string, () => void>()
  return {
    began,
    of: (name: string) => () => {
      began.push(name)
      return new Promise<string>(resolve => releases.set(name, () => resolve(name)))
    },
    end: async (name: string) => {
      await settled()
      releases.get(name)?.()
      await settled()
    },
  }
}

describe('a work queue', () => {
  it('runs no more tasks at the same time than it has lanes', async () => {
    const work = openWork()
    const queue = createWorkQueue({ lanes: 2, waiting: 9, waitingEach: 9 })
    for (const name of ['a', 'b', 'c']) void queue.run(name, work.of(name))
    await settled()
    expect(work.began).toEqual(['a', 'b'])
    await work.end('a')
    expect(work.began).toEqual(['a', 'b', 'c'])
  })

  it('gives a caller one lane, so that others pass a caller with much work', async () => {
    const work = openWork()
    const queue = createWorkQueue({ lanes: 2, waiting: 9, waitingEach: 9 })
    for (const name of ['noisy 1', 'noisy 2', 'noisy 3']) void queue.run('noisy', work.of(name))
    void queue.run('honest', work.of('honest'))
    await settled()
    expect(work.began).toEqual(['noisy 1', 'honest'])
  })

  it('lets callers take turns instead of running in the order of arrival', async () => {
    const work = openWork()
    const queue = createWorkQueue({ lanes: 1, waiting: 9, waitingEach: 9 })
    for (const name of ['noisy 1', 'noisy 2', 'noisy 3']) void queue.run('noisy', work.of(name))
    void queue.run('honest', work.of('honest'))
    await work.end('noisy 1')
    expect(work.began).toEqual(['noisy 1', 'honest'])
    await work.end('honest')
    expect(work.began).toEqual(['noisy 1', 'honest', 'noisy 2'])
  })

  it('refuses a caller without a waiting place, and no other caller', async () => {
    const work = openWork()
    const queue = createWorkQueue({ lanes: 1, waiting: 9, waitingEach: 1 })
    void queue.run('noisy', work.of('first'))
    void queue.run('noisy', work.of('second'))
    await expect(queue.run('noisy', work.of('third'))).rejects.toBeInstanceOf(QueueFull)
    const honest = queue.run('honest', work.of('honest'))
    await work.end('first')
    await work.end('honest')
    expect(await honest).toBe('honest')
    expect(work.began).not.toContain('third')
  })

  it('refuses every caller when all places are taken', async () => {
    const work = openWork()
    const queue = createWorkQueue({ lanes: 1, waiting: 2, waitingEach: 2 })
    for (const name of ['a', 'b', 'c']) void queue.run(name, work.of(name))
    await expect(queue.run('d', work.of('d'))).rejects.toMatchObject({ statusCode: 503 })
  })

  it('shares one run among concurrent calls for one key, and runs again afterwards', async () => {
    const work = openWork()
    const queue = createWorkQueue({ lanes: 1, waiting: 0, waitingEach: 0 })
    const runs = [queue.run('a', work.of('once'), 'key'), queue.run('b', work.of('twice'), 'key')]
    await work.end('once')
    expect(await Promise.all(runs)).toEqual(['once', 'once'])
    void queue.run('b', work.of('again'), 'key')
    await settled()
    expect(work.began).toEqual(['once', 'again'])
  })

  it('continues after a failed task', async () => {
    const queue = createWorkQueue({ lanes: 1, waiting: 1, waitingEach: 1 })
    await expect(queue.run('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    expect(await queue.run('a', async () => 'done')).toBe('done')
  })
})
