import { beforeEach, expect, it, vi } from 'vitest'
import { forgetUnfinished, keepUnfinished, keepWitness, unfinishedOf, witnessOf } from './pack-memory.ts'

const kept = new Map<string, string>()

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
})

const pack = (id: string) => ({ id, commitment: `commitment-of-${id}` })

it('a pack that is asked for again is asked with the same number', () => {
  const first = keepWitness([pack('a')], () => 'one')
  expect(keepWitness([pack('a')], () => 'two')).toBe(first)
  expect(witnessOf('a')).toEqual({ commitment: 'commitment-of-a', nonces: ['one'] })
})

it('the commitment that was seen first stays', () => {
  keepWitness([pack('a')], () => 'one')
  keepWitness([{ id: 'a', commitment: 'another' }], () => 'two')
  expect(witnessOf('a')?.commitment).toBe('commitment-of-a')
})

it('opening several remembers every number that was sent for each', () => {
  keepWitness([pack('a')], () => 'one')
  keepWitness([pack('b')], () => 'two')
  expect(keepWitness([pack('b'), pack('a')], () => 'three')).toBe('two')
  expect(witnessOf('a')?.nonces).toEqual(['one', 'two'])
})

it('what was not seen to the end belongs to who began it', () => {
  keepUnfinished(7, ['a', 'b'])
  expect(unfinishedOf(7)).toEqual(['a', 'b'])
  expect(unfinishedOf(8)).toEqual([])
  forgetUnfinished()
  expect(unfinishedOf(7)).toEqual([])
})

it('a corrupt or full memory is an empty one', () => {
  kept.set('pack-witness', '{"a":{"commitment":1}}')
  kept.set('pack-unfinished', 'no')
  expect(witnessOf('a')).toBeUndefined()
  expect(unfinishedOf(7)).toEqual([])
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new Error('full')
    },
  })
  expect(keepWitness([pack('a')], () => 'one')).toBe('one')
})
