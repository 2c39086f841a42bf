// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

/** Returns the store of a page with these stored values. */
async function storeWith(stored: Record<string, unknown> = {}) {
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, JSON.stringify(value))
  vi.resetModules()
  return import('./preferences.ts')
}

beforeEach(() => localStorage.clear())
afterEach(() => localStorage.clear())

describe('preferences', () => {
  it('stores and restores every part', async () => {
    const { usePreferences } = await storeWith()
    const { volume } = usePreferences.getState()
    usePreferences.getState().change({
      speed: 3,
      quality: 'high',
      motionChoice: 'reduced',
      flashes: false,
      confirmMoves: false,
      darkMode: true,
      volume: { ...volume, voice: 0.25 },
      muted: { music: true, effects: false, voice: false },
    })
    const again = (await storeWith()).usePreferences.getState()
    expect(again).toMatchObject({
      speed: 3,
      quality: 'high',
      reducedMotion: true,
      flashes: false,
      confirmMoves: false,
      darkMode: true,
      volume: { voice: 0.25 },
      muted: { music: true },
    })
  })

  it('stores dark mode only for an explicit choice and deletes it for the system’s scheme', async () => {
    const { usePreferences } = await storeWith()
    const { change } = usePreferences.getState()
    change({ speed: 2 })
    expect(localStorage.getItem('DarkMode')).toBeNull()
    change({ darkMode: false })
    expect(localStorage.getItem('DarkMode')).toBe('false')
    change({ darkMode: null })
    expect(localStorage.getItem('DarkMode')).toBeNull()
  })

  it('falls back to the default for unreadable or invalid values', async () => {
    const spoiled = { speed: 9, quality: 'best', flashes: 'no', volume: { music: 7 }, muted: 'all' }
    const { usePreferences } = await storeWith({ preferences: spoiled })
    expect(usePreferences.getState()).toMatchObject({
      speed: 1,
      quality: 'normal',
      flashes: true,
      volume: { music: 0.6 },
      muted: { music: false },
    })
  })

  it('adopts another tab’s choice until it stops listening', async () => {
    const { usePreferences, followPreferences } = await storeWith()
    const stop = followPreferences()
    const elsewhere = (speed: number) => {
      localStorage.setItem('preferences', JSON.stringify({ speed }))
      dispatchEvent(new StorageEvent('storage', { key: 'preferences' }))
    }
    elsewhere(4)
    expect(usePreferences.getState().speed).toBe(4)
    stop()
    elsewhere(2)
    expect(usePreferences.getState().speed).toBe(4)
  })

  it('adopts another tab’s choice made between reading and listening', async () => {
    const { usePreferences, followPreferences } = await storeWith()
    localStorage.setItem('preferences', JSON.stringify({ speed: 3 }))
    const stop = followPreferences()
    expect(usePreferences.getState().speed).toBe(3)
    stop()
  })

  it('keeps an earlier choice if storage is blocked', async () => {
    const { usePreferences, followPreferences } = await storeWith()
    usePreferences.setState({ speed: 2 })
    const stop = followPreferences()
    expect(usePreferences.getState().speed).toBe(2)
    stop()
  })
})

describe('motion', () => {
  let isReduced = false
  const system = new EventTarget()
  beforeEach(() => {
    isReduced = false
    vi.stubGlobal('matchMedia', () =>
      Object.defineProperty(system, 'matches', { get: () => isReduced, configurable: true }),
    )
  })
  afterEach(() => vi.unstubAllGlobals())
  const setSystem = (reduced: boolean) => {
    isReduced = reduced
    system.dispatchEvent(new Event('change'))
  }

  it('follows the system after another preference was stored', async () => {
    const { usePreferences, followPreferences } = await storeWith()
    const stop = followPreferences()
    usePreferences.getState().change({ speed: 2 })
    setSystem(true)
    expect(usePreferences.getState().reducedMotion).toBe(true)
    setSystem(false)
    expect(usePreferences.getState().reducedMotion).toBe(false)
    stop()
    isReduced = true
    expect((await storeWith()).usePreferences.getState().reducedMotion).toBe(true)
  })

  it('keeps an explicit choice when the system changes', async () => {
    const { usePreferences, followPreferences } = await storeWith()
    const stop = followPreferences()
    usePreferences.getState().change({ motionChoice: 'full' })
    setSystem(true)
    expect(usePreferences.getState().reducedMotion).toBe(false)
    stop()
    expect((await storeWith()).usePreferences.getState().reducedMotion).toBe(false)
  })

  it('follows the system again after the choice is reset', async () => {
    const { usePreferences, followPreferences } = await storeWith({ preferences: { reducedMotion: false } })
    isReduced = true
    const stop = followPreferences()
    usePreferences.getState().change({ motionChoice: 'system' })
    expect(usePreferences.getState().reducedMotion).toBe(true)
    expect((await storeWith()).usePreferences.getState().motionChoice).toBe('system')
    stop()
  })
})

describe('a muted channel', () => {
  it('is silent and keeps its volume', async () => {
    const { audibleVolume, toggledSound } = await storeWith()
    const loud = {
      volume: { music: 0.3, effects: 0.8, voice: 0.8 },
      muted: { music: false, effects: false, voice: false },
    }
    const silent = toggledSound(loud, 'music')
    expect(audibleVolume(silent, 'music')).toBe(0)
    expect(audibleVolume(silent, 'effects')).toBe(0.8)
    expect(toggledSound(silent, 'music')).toEqual(loud)
  })

  it('is muted and unmuted together with all channels, at its previous volume', async () => {
    const { hasAudible, toggledSounds } = await storeWith()
    const partly = {
      volume: { music: 0.3, effects: 0.8, voice: 0.5 },
      muted: { music: true, effects: false, voice: false },
    }
    const silent = toggledSounds(partly)
    expect(hasAudible(silent)).toBe(false)
    const again = toggledSounds(silent)
    expect(again).toEqual({ ...partly, muted: { music: false, effects: false, voice: false } })
  })

  it('becomes audible with one click if its slider is at zero', async () => {
    const { audibleVolume, toggledSound } = await storeWith()
    const nothing = {
      volume: { music: 0, effects: 0, voice: 0 },
      muted: { music: false, effects: false, voice: false },
    }
    expect(audibleVolume(toggledSound(nothing, 'voice'), 'voice')).toBeGreaterThan(0)
  })
})
