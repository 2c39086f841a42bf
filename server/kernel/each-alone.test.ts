import { expect, it } from 'vitest'
import { eachAlone } from './each-alone.ts'

const failing = (bad: number, done: number[]) => async (item: number) => {
  if (item === bad) throw new Error('broken record')
  done.push(item)
}

it('logs a record that fails, and processes the records after it', async () => {
  const done: number[] = []
  const logged: unknown[] = []
  await eachAlone(
    [1, 2, 3],
    { error: (entry: unknown) => logged.push(entry) },
    id => ({ id }),
    failing(2, done),
  )
  expect(done).toEqual([1, 3])
  expect(logged).toMatchObject([{ id: 2, err: { message: 'broken record' } }])
})

it('starts no further record once the server is stopping', async () => {
  const done: number[] = []
  const leaving = new AbortController()
  const work = async (item: number) => {
    done.push(item)
    leaving.abort()
  }
  await eachAlone([1, 2], { error: () => {} }, () => ({}), work, leaving.signal)
  expect(done).toEqual([1])
})
