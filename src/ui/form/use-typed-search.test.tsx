// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useTypedSearch } from './use-typed-search.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

type Props = { current: string; onSearch: (search: string) => void }
const field = (initialProps: Props) =>
  renderHook(({ current, onSearch }: Props) => useTypedSearch(current, onSearch), { initialProps })
const breathe = () => act(() => vi.runAllTimers())

it('searches after a pause with the page’s current parameters', () => {
  const before = vi.fn()
  const after = vi.fn()
  const { result, rerender } = field({ current: 'drago', onSearch: before })
  act(() => void result.current.type(' '))
  rerender({ current: 'drago', onSearch: after }) // another sort order was chosen in between
  breathe()
  expect(before).not.toHaveBeenCalled()
  expect(after).toHaveBeenCalledWith('')
})

it('keeps the typed text, spaces included, when the result of its own search arrives', () => {
  const onSearch = vi.fn()
  const { result, rerender } = field({ current: '', onSearch })
  act(() => void result.current.type('drago '))
  breathe()
  expect(onSearch).toHaveBeenCalledWith('drago')
  act(() => void result.current.type('drago d'))
  rerender({ current: 'drago', onSearch })
  expect(result.current.text).toBe('drago d')
  breathe()
  expect(onSearch).toHaveBeenLastCalledWith('drago d')
})

it('follows the address after another change, also back to an earlier search', () => {
  const onSearch = vi.fn()
  const { result, rerender } = field({ current: '', onSearch })
  act(() => void result.current.type('drago'))
  breathe()
  rerender({ current: 'drago', onSearch })
  rerender({ current: '', onSearch })
  expect(result.current.text).toBe('')
  rerender({ current: 'drago', onSearch })
  expect(result.current.text).toBe('drago')
})
