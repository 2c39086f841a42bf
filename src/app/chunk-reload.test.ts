import { describe, expect, it } from 'vitest'
import { isChunkFailure, type ReloadDeps, reloadOnce } from './chunk-reload.ts'

function deps(start: number): ReloadDeps & { clock: number; reloads: number } {
  const stored = new Map<string, string>()
  const self = {
    clock: start,
    reloads: 0,
    now: () => self.clock,
    isOnline: () => true,
    read: (key: string) => stored.get(key) ?? null,
    write: (key: string, value: string) => {
      stored.set(key, value)
      return true
    },
    reload: () => {
      self.reloads += 1
    },
  }
  return self
}

describe('failed chunk loading (specification notes §8)', () => {
  it('reloads the page, at most once per minute', () => {
    const page = deps(1_000_000)
    expect(reloadOnce(page)).toBe(true)
    page.clock += 59_999
    expect(reloadOnce(page)).toBe(false)
    page.clock += 1
    expect(reloadOnce(page)).toBe(true)
    expect(page.reloads).toBe(2)
  })

  it('never loops when the minute cannot be remembered', () => {
    const page = { ...deps(0), write: () => false }
    expect(reloadOnce(page)).toBe(false)
  })

  it('does not reload a page without a network, and does not count it', () => {
    const page = deps(0)
    expect(reloadOnce({ ...page, isOnline: () => false })).toBe(false)
    expect(page.reloads).toBe(0)
    expect(reloadOnce(page)).toBe(true)
  })

  it('knows the browsers’ words for a missing chunk', () => {
    expect(isChunkFailure(new TypeError('Failed to fetch dynamically imported module: /a.js'))).toBe(true)
    expect(isChunkFailure(new TypeError('Importing a module script failed.'))).toBe(true)
    expect(isChunkFailure(new Error('x is undefined'))).toBe(false)
  })
})
