/** The slideshow of the home page. */
import { queryOptions } from '@tanstack/react-query'
import { listSlides } from '@/contract/endpoints/site/slides.ts'
import { callOrThrow } from './client.ts'
import type { Reader } from './queries.ts'

export const slidesQuery = ({ locale }: Pick<Reader, 'locale'>) =>
  queryOptions({
    queryKey: ['slides', locale],
    queryFn: () => callOrThrow(listSlides),
    staleTime: 300_000,
  })
