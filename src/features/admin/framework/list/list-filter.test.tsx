// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { loadAreas, startI18n } from '@/i18n/react.ts'
import { FilterGroup } from './list-filter.tsx'

beforeAll(async () => {
  await startI18n('it', ['admin'])
  await loadAreas(['admin'])
})
afterEach(cleanup)

const button = () => screen.getByRole('button')

it('opens the filters on a phone and counts those that are set', () => {
  render(
    <FilterGroup active={2} sort={null}>
      <input aria-label="Dal" />
    </FilterGroup>,
  )
  expect(button().textContent).toBe('Filtri · 2')
  expect(button().getAttribute('aria-expanded')).toBe('false')
  fireEvent.click(button())
  expect(button().getAttribute('aria-expanded')).toBe('true')
  const fields = document.getElementById(button().getAttribute('aria-controls') ?? '')
  expect(fields?.contains(screen.getByLabelText('Dal'))).toBe(true)
  expect(fields?.dataset.open).toBe('true')
})

it('shows no button where a list has no filters', () => {
  render(
    <FilterGroup active={0} sort={null}>
      {undefined}
    </FilterGroup>,
  )
  expect(screen.queryByRole('button')).toBeNull()
})
