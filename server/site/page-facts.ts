import type { Locale } from '@/contract/locales.ts'
import type { PathParams, ScreenName } from '@/contract/paths.ts'
import type { SiteSettings } from '@/contract/settings.ts'
import type { AppContext } from '../kernel/context.ts'

export interface PageLink {
  path: string
  text: string
}

export interface PageFacts {
  status: 200 | 404
  screen: ScreenName | null // null on the 404 page
  locale: Locale
  title: string // without the site's name
  description: string
  canonical: string // path
  alternates: readonly { locale: Locale; path: string }[] // paths of the page in every offered language
  image: string | null // path or URL
  kind: 'website' | 'product' | 'article'
  isIndexed: boolean
  isLocked: boolean // not public
  structured: readonly Record<string, unknown>[] // JSON-LD
  links: readonly PageLink[] // listed with title and description in the shell of a page that is not rendered
}

/** What the functions that describe entities can use. */
export interface Site extends AppContext {
  settings: SiteSettings
  page: number // page number of a list from the URL; 1 by default
}

/** Facts that an entity adds to its screen. */
export interface EntityFacts {
  title?: string
  description?: string
  image?: string | null
  kind?: PageFacts['kind']
  params?(locale: Locale): PathParams // the slugs in that language
  structured?: readonly Record<string, unknown>[]
  links?: readonly PageLink[]
  isLocked?: boolean // not public: hidden from crawlers
}

/** `missing`: unknown slug. `movedTo`: its current path. */
export type Found = EntityFacts | 'missing' | { movedTo: string }
