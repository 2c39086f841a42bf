// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { ListContextProvider, type ListControllerResult } from 'react-admin'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { loadAreas, startI18n } from '@/i18n/react.ts'
import { FlagFilter } from './list-filter.tsx'
import { ListSearch } from './list-search.tsx'
import { StatusTabs } from './status-tabs.tsx'

beforeAll(async () => {
  await startI18n('it', ['admin'])
  await loadAreas(['admin'])
})
beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  cleanup()
  window.history.replaceState(null, '', '/')
})

const setFilters = vi.fn()

/** Renders a list whose rendered filters are older than those of the address. */
function renderList(filterValues: object, addressed: object) {
  setFilters.mockReset()
  window.history.replaceState(null, '', `/?filter=${encodeURIComponent(JSON.stringify(addressed))}`)
  render(
    <ListContextProvider value={{ filterValues, setFilters } as unknown as ListControllerResult}>
      <ListSearch hint="" />
      <FlagFilter source="late" label="In ritardo" />
      <StatusTabs
        label="Stato"
        tabs={[
          { id: 'all', label: 'Tutti', filter: {} },
          { id: 'paid', label: 'Pagati', filter: { payment_status: 'paid' } },
        ]}
      />
    </ListContextProvider>,
  )
}
const type = (text: string) =>
  act(() => {
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } })
    vi.advanceTimersByTime(300)
  })
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

it('keeps a filter of the address that the list has not rendered yet', () => {
  renderList({}, { to_prepare: 'true' })
  type('rita')
  expect(setFilters).toHaveBeenLastCalledWith({ to_prepare: 'true', q: 'rita' }, [])
  click('In ritardo')
  expect(setFilters).toHaveBeenLastCalledWith({ to_prepare: 'true', late: 'true' }, [])
  click('Pagati')
  expect(setFilters).toHaveBeenLastCalledWith({ to_prepare: 'true', payment_status: 'paid' }, [])
})

it('removes the filter that is cleared, and keeps the others', () => {
  const filters = { q: 'rita', late: 'true', payment_status: 'paid' }
  renderList(filters, filters)
  type('')
  expect(setFilters).toHaveBeenLastCalledWith({ late: 'true', payment_status: 'paid' }, [])
  click('In ritardo')
  expect(setFilters).toHaveBeenLastCalledWith({ q: 'rita', payment_status: 'paid' }, [])
  click('Tutti')
  expect(setFilters).toHaveBeenLastCalledWith({ q: 'rita', late: 'true' }, [])
})

it('changes the filters of the list if those of the address cannot be read', () => {
  renderList({ late: 'true' }, {})
  window.history.replaceState(null, '', '/?filter=%7B')
  type('rita')
  expect(setFilters).toHaveBeenLastCalledWith({ late: 'true', q: 'rita' }, [])
})
