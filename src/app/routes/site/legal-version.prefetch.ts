import { legalVersionQuery, legalVersionsQuery } from '@/api/legal-queries.ts'
import type { Prefetch } from '../../screen-prefetch.ts'

/** The version, then the list of its text's versions. */
export const prefetchLegalVersion: Prefetch = async ({ reader, params, fetch }) => {
  const { kind } = await fetch(legalVersionQuery(reader.locale, Number(params.id)))
  await fetch(legalVersionsQuery(reader.locale, kind))
}
