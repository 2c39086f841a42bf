// @isolated: counts how Node looks after promises
import { executionAsyncId } from 'node:async_hooks'
import { setImmediate } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { createAmbient } from './ambient.ts'

describe('ambient values', () => {
  it('are visible to all awaited code, and to no concurrent work', async () => {
    const ambient = createAmbient<string>()
    const readValues = async () => {
      await setImmediate()
      return ambient.get()
    }
    const results = await Promise.all([
      ambient.run('a', readValues),
      readValues(),
      ambient.run('b', readValues),
    ])
    expect(results).toEqual(['a', undefined, 'b'])
  })

  it('stay readable inside one scope after another scope has ended, also with an error', async () => {
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

  it('cost other promises nothing after the last scope has ended', async () => {
    const ambient = createAmbient<string>()
    const numbered = async () => {
      await null
      return executionAsyncId() // async hooks give every promise its own id; without hooks all share one
    }
    const inside = await ambient.run('a', async () => new Set([await numbered(), await numbered()]).size)
    const after = new Set([await numbered(), await numbered()]).size
    expect([inside, after]).toEqual([2, 1])
  })
})
