// @vitest-environment happy-dom
import { render } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { expect, it, vi } from 'vitest'
import { useStep } from './use-step.ts'

it('a key that comes as soon as a page turned by hand is seen counts from that page', () => {
  const toPage = vi.fn()
  function Book({ page }: { page: number }) {
    const step = useStep({ page, book: 'all', pages: 9, isSpread: true, toPage })
    useLayoutEffect(() => {
      if (page === 2) step(-1)
    }, [page, step])
    return null
  }
  const { rerender } = render(<Book page={0} />)
  rerender(<Book page={2} />)
  expect(toPage).toHaveBeenCalledWith(0)
})
