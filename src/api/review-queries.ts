import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { listReviews, myReview } from '@/contract/endpoints/shop/reviews.ts'
import { callOrThrow } from './client.ts'
import type { Reader } from './queries.ts'

const minute = 60_000

export const reviewsQuery = (reader: Reader, id: number, page: number) =>
  queryOptions({
    queryKey: ['reviews', reader, id, page],
    queryFn: () => callOrThrow(listReviews, { params: { id }, query: { page } }),
    staleTime: minute,
    placeholderData: keepPreviousData,
  })

export const myReviewQuery = (userId: number, id: number) =>
  queryOptions({
    queryKey: ['my-review', userId, id],
    queryFn: () => callOrThrow(myReview, { params: { id } }),
  })
