import { queryOptions } from '@tanstack/react-query'
import { showDraft } from '@/contract/endpoints/admin/pages.ts'
import { getFaq } from '@/contract/endpoints/site/site.ts'
import { callOrThrow } from './client.ts'
import type { Reader } from './queries.ts'

export const draftPageQuery = (reader: Reader, id: number) =>
  queryOptions({
    queryKey: ['draft-page', reader, id],
    queryFn: () => callOrThrow(showDraft, { params: { id } }),
    staleTime: 0,
  })

export const faqQuery = (reader: Reader) =>
  queryOptions({ queryKey: ['faq', reader], queryFn: () => callOrThrow(getFaq), staleTime: 60_000 })
