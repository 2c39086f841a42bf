import { describe, expect, it } from 'vitest'
import type { Queryable } from './database.ts'
import { together } from './together.ts'

const db = {} as Queryable

/** Doubles numbers, and answers a batch when it is told to. */
function doubling(isPoison: (n: number) => boolean = () => false) {
  const batches: number[][] = []
  const answers: (() => void)[] = []
  const double = together<number, number>({
    ask: (_, numbers) => {
      batches.push([...numbers])
      return new Promise((resolve, reject) =>
        answers.push(() =>
          numbers.some(isPoison) ? reject(new Error('poison')) : resolve(numbers.map(n => 2 * n)),
        ),
      )
    },
    keyOf: n => n,
  })
  const answer = async () => {
    answers.shift()?.()
    await new Promise(setImmediate)
  }
  return { batches, double, answer }
}

describe('questions to the database', () => {
  it('two leave at once, those that come meanwhile leave together, each with its own answer', async () => {
    const { batches, double, answer } = doubling()
    const all = Promise.all([1, 2, 3, 4, 5].map(n => double(db, n)))
    expect(batches).toEqual([[1], [2]])
    await answer()
    expect(batches).toEqual([[1], [2], [3, 4, 5]])
    await answer()
    await answer()
    expect(await all).toEqual([2, 4, 6, 8, 10])
  })

  it('two of one key never share a batch', async () => {
    const { batches, double, answer } = doubling()
    const all = Promise.all([1, 2, 3, 3, 4].map(n => double(db, n)))
    await answer()
    await answer()
    expect(batches).toEqual([[1], [2], [3, 4], [3]])
    await answer()
    await answer()
    expect(await all).toEqual([2, 4, 6, 6, 8])
  })

  it('nobody fails for another’s question', async () => {
    const { double, answer } = doubling(n => n === 4)
    const all = Promise.allSettled([1, 2, 3, 4, 5].map(n => double(db, n)))
    for (let times = 0; times < 6; times++) await answer()
    expect((await all).map(one => (one.status === 'fulfilled' ? one.value : 'failed'))).toEqual([
      2,
      4,
      6,
      'failed',
      10,
    ])
  })
})
