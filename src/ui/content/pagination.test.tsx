// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Pagination } from './pagination.tsx'

vi.mock('react-i18next', () => ({
  useTranslation: () => ({
    t: (key: string, values?: { page: number }) => (values ? `${key} ${values.page}` : key),
  }),
}))

afterEach(cleanup)

it('renders nothing for a single page', () => {
  render(<Pagination page={1} pages={1} onPage={() => {}} />)
  expect(screen.queryByRole('navigation')).toBeNull()
})

it('links to the other pages, marks the current one and leaves out the arrow at the end', () => {
  render(<Pagination page={3} pages={3} hrefOf={page => `/ordini?page=${page}`} />)
  expect(screen.getByRole('link', { name: 'pager.page 2' }).getAttribute('href')).toBe('/ordini?page=2')
  expect(screen.getByRole('link', { name: 'pager.previous' }).getAttribute('href')).toBe('/ordini?page=2')
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('3')
  expect(screen.queryByLabelText('pager.next')).toBeNull()
})

it('reports the selected page and disables the arrow at the start', () => {
  const onPage = vi.fn()
  render(<Pagination page={1} pages={9} onPage={onPage} />)
  fireEvent.click(screen.getByRole('button', { name: 'pager.next' }))
  fireEvent.click(screen.getByRole('button', { name: 'pager.page 9' }))
  expect(onPage.mock.calls).toEqual([[2], [9]])
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'pager.previous' }).disabled).toBe(true)
})
