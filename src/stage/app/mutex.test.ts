import { expect, it } from 'vitest'
import { Mutex } from './mutex.ts'

it('grants turns in the order of the requests', async () => {
  const lending = new Mutex()
  const said: string[] = []
  const first = await lending.turn()
  const others = ['second', 'third'].map(async name => {
    const giveBack = await lending.turn()
    said.push(name)
    giveBack()
  })
  await Promise.resolve()
  expect(said).toEqual([])
  first()
  await Promise.all(others)
  expect(said).toEqual(['second', 'third'])
})

it('never grants two turns at once, even if one is released twice', async () => {
  const lending = new Mutex()
  const first = await lending.turn()
  first()
  const second = await lending.turn()
  first()
  const waiting = lending.turn()
  expect(await Promise.race([waiting, Promise.resolve('nobody')])).toBe('nobody')
  second()
  await waiting
})
