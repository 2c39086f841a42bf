// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import type { SortPayload } from 'react-admin'
import { beforeEach, expect, it, vi } from 'vitest'
import { useStoredSort } from './use-stored-sort.ts'

const list = vi.hoisted(() => ({
  sort: { field: 'position', order: 'ASC' } as { field: string; order: 'ASC' | 'DESC' },
  settings: undefined as { sort: string | null } | undefined,
  setSort: vi.fn(),
  save: vi.fn(),
}))
vi.mock('react-admin', () => ({ useListContext: () => list }))
vi.mock('./list-settings.ts', () => ({ useListSettings: () => list }))

beforeEach(() => {
  list.sort = { field: 'position', order: 'ASC' }
  list.settings = undefined
  list.setSort.mockReset().mockImplementation((sort: SortPayload) => {
    list.sort = sort
  })
  list.save.mockReset()
})

it('applies the stored order once its settings are loaded, and does not store it again', () => {
  const { rerender } = renderHook(() => useStoredSort('orders'))
  expect(list.setSort).not.toHaveBeenCalled()
  list.settings = { sort: '-due' }
  rerender()
  rerender()
  expect(list.setSort.mock.calls).toEqual([[{ field: 'due', order: 'DESC' }]])
  expect(list.save).not.toHaveBeenCalled()
})

it('stores another order that a person chooses', () => {
  list.settings = { sort: '-due' }
  const { rerender } = renderHook(() => useStoredSort('orders'))
  rerender()
  list.sort = { field: 'placed_at', order: 'ASC' }
  rerender()
  expect(list.save.mock.calls).toEqual([[{ sort: 'placed_at' }]])
})

it('prefers the order in the address to the stored one', () => {
  list.sort = { field: 'ship_by', order: 'ASC' }
  list.settings = { sort: '-due' }
  renderHook(() => useStoredSort('orders'))
  expect(list.setSort).not.toHaveBeenCalled()
})
