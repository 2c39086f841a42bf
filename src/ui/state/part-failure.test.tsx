// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { loadAreas, startI18n } from '@/i18n/react.ts'
import { PartFailure } from './part-failure.tsx'

beforeAll(async () => {
  await startI18n('it', ['ui'])
  await loadAreas(['ui'])
})
afterEach(cleanup)

it.each([false, true])(
  'names what could not be loaded and retries once at a time (compact: %s)',
  async compact => {
    let settle = () => {}
    const ask = vi.fn(
      () =>
        new Promise<void>(resolve => {
          settle = resolve
        }),
    )
    render(
      <PartFailure compact={compact} onRetry={ask}>
        Le carte non sono arrivate.
      </PartFailure>,
    )
    expect(screen.getByRole('alert').textContent).toContain('Le carte non sono arrivate.')
    const retry = screen.getByRole('button', { name: 'Riprova' })
    fireEvent.click(retry)
    fireEvent.click(retry)
    expect(ask).toHaveBeenCalledTimes(1)
    settle()
    await expect
      .poll(() => {
        fireEvent.click(retry)
        return ask.mock.calls.length
      })
      .toBe(2)
  },
)
