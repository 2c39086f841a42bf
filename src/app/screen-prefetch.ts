/**
 * Which queries a screen needs for its first HTML. Each server-rendered page declares them beside itself (`<page>.prefetch.ts`); the
 * server runs them before it renders, and the browser never loads these files.
 */
import type { QueryClient } from '@tanstack/react-query'
import { categoriesQuery, pagesQuery, type Reader } from '@/api/queries.ts'
import type { SiteSettings } from '@/contract/settings.ts'

export interface PrefetchContext {
  reader: Reader // a guest, in the language of the address
  params: Readonly<Record<string, string>> // of the address
  search: URLSearchParams
  settings: SiteSettings
  fetch: QueryClient['fetchQuery'] // into the cache the screen is rendered with
}

/** Resolves when every query is in the cache. @throws the failure of any of them */
export type Prefetch = (context: PrefetchContext) => Promise<unknown>

/** What header and footer show on every screen. */
export const prefetchLayout: Prefetch = ({ reader, settings, fetch }) =>
  Promise.all([
    fetch(pagesQuery(reader)),
    ...(settings.enable_shop_page ? [fetch(categoriesQuery(reader))] : []),
  ])
