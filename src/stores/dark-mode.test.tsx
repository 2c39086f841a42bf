// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useDarkMode } from './dark-mode.ts'
import { usePreferences } from './preferences.ts'
import { useSettings } from './settings.ts'

/** A system whose colour scheme can change while the page is open. */
function systemWith(isDark: boolean) {
  const listeners = new Set<() => void>()
  const scheme = {
    matches: isDark,
    addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
  }
  vi.stubGlobal('matchMedia', () => scheme)
  return (next: boolean) => {
    scheme.matches = next
    for (const listener of listeners) listener()
  }
}

const offerDarkMode = (show_dark_mode: boolean) =>
  useSettings.setState(({ settings }) => ({ settings: { ...settings, show_dark_mode } }))

beforeEach(() => {
  usePreferences.setState({ darkMode: null })
  offerDarkMode(true)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('useDarkMode', () => {
  it('follows the system, including later changes', () => {
    const change = systemWith(true)
    const { result } = renderHook(() => useDarkMode())
    expect(result.current).toBe(true)
    act(() => change(false))
    expect(result.current).toBe(false)
  })

  it.each([true, false])('prefers the visitor’s choice (%s) to the system', choice => {
    systemWith(!choice)
    usePreferences.setState({ darkMode: choice })
    expect(renderHook(() => useDarkMode()).result.current).toBe(choice)
  })

  it('is light if the shop offers no dark mode', () => {
    systemWith(true)
    offerDarkMode(false)
    expect(renderHook(() => useDarkMode()).result.current).toBe(false)
  })
})
