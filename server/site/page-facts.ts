/** What a page tells machines: search engines, link previews, browsers before the first script. Pure data. */
import type { Locale } from '../../src/contract/locales.ts'
import type { ScreenName } from '../../src/contract/paths.ts'

export interface PageFacts {
  status: 200 | 404
  screen: ScreenName | null // null on the 404 page
  locale: Locale
  title: string // without the site's name
  description: string
  canonical: string // path
  alternates: readonly { locale: Locale; path: string }[] // the same page in every language offered
  image: string | null // path or address
  kind: 'website' | 'product' | 'article'
  isIndexed: boolean
  structured: readonly Record<string, unknown>[] // JSON-LD
  body: string // HTML inside #root until the first script takes over
}
