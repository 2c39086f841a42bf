// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { reviewsQuery } from '@/api/review-queries.ts'
import type { ReviewsResponse } from '@/contract/endpoints/shop/reviews.ts'
import ReviewsSection from './reviews-section.tsx'

vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }))

afterEach(cleanup)

function renderWith(total: number) {
  const cache = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  const page: ReviewsResponse = {
    data: [],
    meta: { total, page: 1, per_page: 10 },
    average: 4.5,
    counts: [0, 0, 0, Math.floor(total / 2), Math.ceil(total / 2)],
  }
  cache.setQueryData(reviewsQuery({ locale: 'it', userId: null }, 7, 1).queryKey, page)
  render(
    <QueryClientProvider client={cache}>
      <ReviewsSection productId={7} locale="it" userId={null} />
    </QueryClientProvider>,
  )
}

it('shows the share of each rating for at least five reviews', () => {
  renderWith(5)
  expect(screen.getAllByText('60%')).toHaveLength(1)
})

it('shows only the average of fewer reviews', () => {
  renderWith(4)
  expect(screen.getByText('4,5')).toBeTruthy()
  expect(screen.queryAllByText(/%/)).toEqual([])
})

it('says who can review and that reviews are read before they are published', () => {
  renderWith(0)
  expect(screen.getByText('checked')).toBeTruthy()
})
