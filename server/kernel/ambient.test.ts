// @isolated: counts how Node looks after promises
import { executionAsyncId } from 'node:async_hooks'
import { setImmediate } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { createAmbient } from './ambient.ts'

describe('what surrounds a piece of work', () => {
  it('is seen by everything the work awaits, and by nobody else at the same time', async () => {
    const ambient = createAmbient<string>()
    const seen = async () => {
      await setImmediate()
      return ambient.get()
    }
    const both = await Promise.all([ambient.run('a', seen), seen(), ambient.run('b', seen)])
    expect(both).toEqual(['a', undefined, 'b'])
  })

  it('stays for whoever is still inside when another leaves, also with an error', async () => {
    const ambient = createAmbient<string>()
    let leave = () => {}
    const gate = new Promise<void>(resolve => {
      leave = resolve
    })
    const long = ambient.run('long', async () => {
      await gate
      return ambient.get()
    })
    await expect(ambient.run('short', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    leave()
    expect(await long).toBe('long')
  })

  it('costs the promises of others nothing once nobody is inside', async () => {
    const ambient = createAmbient<string>()
    const numbered = async () => {
      await null
      return executionAsyncId() // every promise has a number of its own while Node looks after them, none otherwise
    }
    const inside = await ambient.run('a', async () => new Set([await numbered(), await numbered()]).size)
    const after = new Set([await numbered(), await numbered()]).size
    expect([inside, after]).toEqual([2, 1])
  })
})
