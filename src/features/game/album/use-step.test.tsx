// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { expect, it, vi } from 'vitest'
import { useStep } from './use-step.ts'

it('counts a key from the page that was turned by hand as soon as that page is visible', () => {
  const toPage = vi.fn()
  const { rerender } = renderHook(
    ({ page }) => {
      const step = useStep({ page, book: 'all', pages: 9, isSpread: true, toPage })
      useLayoutEffect(() => {
        if (page === 2) step(-1)
      }, [page, step])
    },
    { initialProps: { page: 0 } },
  )
  rerender({ page: 2 })
  expect(toPage).toHaveBeenCalledWith(0)
})
