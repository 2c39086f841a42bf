import { describe, expect, it } from 'vitest'
import { batchLoader } from './batch-loader.ts'
import type { Queryable } from './database.ts'

const db = {} as Queryable

/** Doubles numbers, and resolves a batch on demand. */
function doubling(isPoison: (n: number) => boolean = () => false) {
  const batches: number[][] = []
  const responses: (() => void)[] = []
  const double = batchLoader<number, number>({
    ask: (_, numbers) => {
      batches.push([...numbers])
      return new Promise((resolve, reject) =>
        responses.push(() =>
          numbers.some(isPoison) ? reject(new Error('poison')) : resolve(numbers.map(n => 2 * n)),
        ),
      )
    },
    keyOf: n => n,
  })
  const resolveBatch = async () => {
    responses.shift()?.()
    await new Promise(setImmediate)
  }
  return { batches, double, resolveBatch }
}

describe('batched queries', () => {
  it('run two at a time, batch the calls that arrive meanwhile, and return each caller its own result', async () => {
    const { batches, double, resolveBatch } = doubling()
    const all = Promise.all([1, 2, 3, 4, 5].map(n => double(db, n)))
    expect(batches).toEqual([[1], [2]])
    await resolveBatch()
    expect(batches).toEqual([[1], [2], [3, 4, 5]])
    await resolveBatch()
    await resolveBatch()
    expect(await all).toEqual([2, 4, 6, 8, 10])
  })

  it('never put the same key twice into one batch', async () => {
    const { batches, double, resolveBatch } = doubling()
    const all = Promise.all([1, 2, 3, 3, 4].map(n => double(db, n)))
    await resolveBatch()
    await resolveBatch()
    expect(batches).toEqual([[1], [2], [3, 4], [3]])
    await resolveBatch()
    await resolveBatch()
    expect(await all).toEqual([2, 4, 6, 6, 8])
  })

  it('fail only the caller whose query fails', async () => {
    const { double, resolveBatch } = doubling(n => n === 4)
    const all = Promise.allSettled([1, 2, 3, 4, 5].map(n => double(db, n)))
    for (let times = 0; times < 6; times++) await resolveBatch()
    expect((await all).map(result => (result.status === 'fulfilled' ? result.value : 'failed'))).toEqual([
      2,
      4,
      6,
      'failed',
      10,
    ])
  })
})
