import { describe, expect, it, vi } from 'vitest'
import { isBeingLeft, isChunkFailure, type ReloadDeps, reloadOnce, watchLeaving } from './chunk-reload.ts'

interface Page extends ReloadDeps {
  clock: number
  reloads: number
  waiting: (() => void)[]
}

function deps(start: number): Page {
  const stored = new Map<string, string>()
  const self: Page = {
    clock: start,
    reloads: 0,
    waiting: [],
    now: () => self.clock,
    isBeingLeft: () => false,
    later: callback => void self.waiting.push(callback),
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

  it('reloads the page if the system clock was set back', () => {
    const page = deps(10_000_000)
    reloadOnce(page)
    page.clock -= 7_200_000
    expect(reloadOnce(page)).toBe(true)
  })

  it('never loops if the minute cannot be stored', () => {
    const page = { ...deps(0), write: () => false }
    expect(reloadOnce(page)).toBe(false)
  })

  it('does not reload or count a page without a network', () => {
    const page = deps(0)
    expect(reloadOnce({ ...page, isOnline: () => false })).toBe(false)
    expect(page.reloads).toBe(0)
    expect(reloadOnce(page)).toBe(true)
  })

  it('does not reload a page that the visitor is leaving, whose requests Firefox aborts', () => {
    const page = { ...deps(0), isBeingLeft: () => true }
    expect(reloadOnce(page)).toBe(true)
    expect(page.reloads).toBe(0)
  })

  it('reloads a page if the visitor did not leave it after all', () => {
    const page = deps(0)
    page.isBeingLeft = () => true
    reloadOnce(page)
    page.isBeingLeft = () => false
    for (const callback of page.waiting) callback()
    expect(page.reloads).toBe(1)
  })

  it('treats a page as being left for ten seconds after the visitor leaves it', () => {
    vi.useFakeTimers()
    const page = new EventTarget()
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
    watchLeaving()
    const leave = () => page.dispatchEvent(new Event('beforeunload'))
    for (let time = 0; time < 2; time++) {
      expect(isBeingLeft()).toBe(false)
      leave()
      expect(isBeingLeft()).toBe(true)
      vi.advanceTimersByTime(10_000)
    }
    expect(isBeingLeft()).toBe(false)
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })

  it('recognises each browser’s error message for a missing chunk', () => {
    expect(isChunkFailure(new TypeError('Failed to fetch dynamically imported module: /a.js'))).toBe(true)
    expect(isChunkFailure(new TypeError('Importing a module script failed.'))).toBe(true)
    expect(isChunkFailure(new Error('x is undefined'))).toBe(false)
  })
})
