import { expect, it } from 'vitest'
import { inLine } from './in-line.ts'

it('runs no more than its places at once, lets everyone through in order, and survives a failing task', async () => {
  const line = inLine(2)
  const order: number[] = []
  let running = 0
  let most = 0
  const task = (n: number) => async () => {
    running += 1
    most = Math.max(most, running)
    await Promise.resolve()
    order.push(n)
    running -= 1
    if (n === 1) throw new Error('one fails')
    return n
  }

  const results = await Promise.allSettled([0, 1, 2, 3, 4].map(n => line(task(n))))

  expect(most).toBe(2)
  expect(order).toEqual([0, 1, 2, 3, 4])
  expect(results.map(result => result.status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
    'fulfilled',
  ])
})
