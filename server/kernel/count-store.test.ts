import { expect, it } from 'vitest'
import { countStore } from './count-store.ts'

const countOf = (store: InstanceType<typeof countStore>, key: string) => {
  let counted = 0
  store.incr(key, (_, result) => (counted = result?.current ?? 0), 60_000, 100)
  return counted
}

it('counts each address separately, and counts concurrent calls one by one', () => {
  const store = new countStore({})
  expect([countOf(store, 'a'), countOf(store, 'a'), countOf(store, 'b')]).toEqual([1, 2, 1])
})

it('drops only the address with the oldest last call when there are too many', () => {
  const store = new countStore({})
  countOf(store, 'attacker')
  for (let visitor = 0; visitor < 4999; visitor++) countOf(store, `visitor ${visitor}`)
  expect(countOf(store, 'attacker')).toBe(2)
  countOf(store, 'one more')
  expect(countOf(store, 'visitor 1')).toBe(2)
  expect(countOf(store, 'visitor 0')).toBe(1)
})
