import { beforeEach, expect, it, vi } from 'vitest'
import { forgetUnfinished, storeUnfinished, storeWitness, unfinishedOf, witnessOf } from './pack-memory.ts'

const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
})

const pack = (id: string) => ({ id, commitment: `commitment-of-${id}` })

it('sends the same nonce when the opening of a pack is retried', () => {
  const first = storeWitness([pack('a')], () => 'one')
  expect(storeWitness([pack('a')], () => 'two')).toBe(first)
  expect(witnessOf('a')).toEqual({ commitment: 'commitment-of-a', nonces: ['one'] })
})

it('keeps the first seen commitment', () => {
  storeWitness([pack('a')], () => 'one')
  storeWitness([{ id: 'a', commitment: 'another' }], () => 'two')
  expect(witnessOf('a')?.commitment).toBe('commitment-of-a')
})

it('stores a nonce for each of several packs', () => {
  storeWitness([pack('a')], () => 'one')
  storeWitness([pack('b')], () => 'two')
  expect(storeWitness([pack('b'), pack('a')], () => 'three')).toBe('two')
  expect(witnessOf('a')?.nonces).toEqual(['one', 'two'])
})

it('assigns an unfinished opening to its account', () => {
  storeUnfinished(7, ['a', 'b'])
  expect(unfinishedOf(7)).toEqual(['a', 'b'])
  expect(unfinishedOf(8)).toEqual([])
  forgetUnfinished()
  expect(unfinishedOf(7)).toEqual([])
})

it('treats a corrupt or full storage as empty', () => {
  stored.set('pack-witness', '{"a":{"commitment":1}}')
  stored.set('pack-unfinished', 'no')
  expect(witnessOf('a')).toBeUndefined()
  expect(unfinishedOf(7)).toEqual([])
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new Error('full')
    },
  })
  expect(storeWitness([pack('a')], () => 'one')).toBe('one')
})
