/**
 * Declares the queries that a screen needs for its first HTML. Each server-rendered page has a file for them next to it
 * (`<page>.prefetch.ts`). The server runs them before it renders. The browser never loads these files.
 */
import type { QueryClient } from '@tanstack/react-query'
import { categoriesQuery, type PriceReader, pagesQuery, type Reader } from '@/api/queries.ts'
import type { SiteSettings } from '@/contract/settings.ts'

export interface PrefetchContext {
  reader: Reader // a guest, in the language of the address
  priceReader: PriceReader // the same, with the prices of the nearest country
  params: Readonly<Record<string, string>> // of the address
  search: URLSearchParams
  settings: SiteSettings
  fetch: QueryClient['fetchQuery'] // into the cache the screen is rendered with
}

/** Resolves when every query is in the cache. @throws the failure of any query */
export type Prefetch = (context: PrefetchContext) => Promise<unknown>

/** The data of header and footer on every screen. */
export const prefetchLayout: Prefetch = ({ reader, settings, fetch }) =>
  Promise.all([
    fetch(pagesQuery(reader)),
    ...(settings.enable_shop_page ? [fetch(categoriesQuery(reader))] : []),
  ])
