// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { SearchDialog, type SearchDialogProps } from './search-dialog.tsx'

vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }))

afterEach(cleanup)

const option = (id: string, name: string) => ({
  kind: 'categories' as const,
  id,
  href: `/${id}`,
  name,
  count: 2,
})
const base: SearchDialogProps = {
  id: 'search',
  open: true,
  text: 'ta',
  groups: [{ kind: 'categories', options: [option('a', 'Tazze'), option('b', 'Tappetini')] }],
  isWaiting: false,
  failed: false,
  resultsHref: '/negozio?search=ta',
  money: String,
  onText: () => {},
  onGo: () => {},
  onClose: () => {},
}
const show = (change: Partial<SearchDialogProps> = {}) => render(<SearchDialog {...base} {...change} />)
const field = () => screen.getByRole('combobox')
const chosen = () =>
  screen.queryAllByRole('option').filter(element => element.getAttribute('aria-selected') === 'true')

it('focuses the field and keeps the focus there while arrow keys choose', () => {
  show()
  expect(document.activeElement).toBe(field())
  expect(field().getAttribute('aria-expanded')).toBe('true')
  fireEvent.keyDown(field(), { key: 'ArrowDown' })
  expect(chosen().map(element => element.textContent)).toEqual([expect.stringContaining('Tazze')])
  expect(field().getAttribute('aria-activedescendant')).toBe(chosen()[0]?.id)
  fireEvent.keyDown(field(), { key: 'ArrowUp' })
  expect(chosen()).toEqual([])
  expect(document.activeElement).toBe(field())
})

it('opens the chosen option with Enter, and the search results without one', () => {
  const onGo = vi.fn()
  show({ onGo })
  const form = field().closest('form') as HTMLFormElement
  fireEvent.submit(form)
  expect(onGo).toHaveBeenLastCalledWith('/negozio?search=ta')
  fireEvent.keyDown(field(), { key: 'ArrowDown' })
  fireEvent.submit(form)
  expect(onGo).toHaveBeenLastCalledWith('/a')
})

it('clears the chosen option on further input', () => {
  const onText = vi.fn()
  show({ onText })
  fireEvent.keyDown(field(), { key: 'ArrowDown' })
  fireEvent.change(field(), { target: { value: 'tap' } })
  expect(onText).toHaveBeenCalledWith('tap')
  expect(chosen()).toEqual([])
})

it('closes with Escape, also with text in the field', () => {
  const onClose = vi.fn()
  show({ onClose })
  fireEvent.keyDown(field(), { key: 'Escape' })
  expect(onClose).toHaveBeenCalledTimes(1)
})

it('does not navigate on Enter in an empty field', () => {
  const onGo = vi.fn()
  show({ text: '  ', onGo })
  fireEvent.submit(field().closest('form') as HTMLFormElement)
  expect(onGo).not.toHaveBeenCalled()
})

it('offers the search without suggestions after a failure', () => {
  show({ failed: true, groups: [] })
  const way = screen.getByRole('link', { name: 'search_panel.anyway' })
  expect(way.getAttribute('href')).toBe('/negozio?search=ta')
})
