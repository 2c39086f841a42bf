/**
 * What the server and its renderer promise each other. The renderer is the app itself, built to render a public screen to HTML; the
 * server loads the built file, hands in a way to query the API as a guest, and puts the result into index.html. The app in the
 * browser hydrates that page with the same query data, so that nothing on it changes.
 */
import type { Locale } from './locales.ts'
import type { ScreenName } from './paths.ts'
import type { SiteSettings } from './settings.ts'

/** The header of a rendered page: a browser shows the former page until it has read this element of the next one. */
export const siteHeaderId = 'site-header'

/** A GET of the API; the path begins after `/api`. */
export interface SsrQuery {
  path: string
  query: Readonly<Record<string, unknown>>
}

export interface RendererDeps {
  locale(): Locale // of the page that is being rendered; several are rendered at a time
  fetch(query: SsrQuery): Promise<{ status: number; body: unknown }>
}

export interface RenderRequest {
  address: string // path, with the query that changes what is shown
  locale: Locale
  settings: SiteSettings
}

/** Queries as TanStack's `dehydrate` writes them, with every time 0: the browser sets when they arrived. Only the app reads them. */
export type DehydratedQueries = readonly unknown[]

export interface RenderedScreen {
  html: string // inside #root
  toasts: string // of what is put into the cart before the app is there; empty where nothing can be
  themeCss: string // CSS variables: the shop's colours and font
  queries: DehydratedQueries
  notPrefetched: readonly string[] // hashes of queries that were rendered without data: their route's prefetch lacks them
  sources: readonly string[] // files under src/ whose chunks the app will need, or names of chunks, as in the build's manifest
}

export interface Renderer {
  screens: readonly ScreenName[] // that it renders; any other is left to the browser
  render(request: RenderRequest): Promise<RenderedScreen>
  themeCss(settings: SiteSettings): string // also for pages that are not rendered
  fontFile(settings: SiteSettings): string // under src/: the style sheet of the text font
}

/** What the built file exports, as `openRenderer`. */
export type OpenRenderer = (deps: RendererDeps) => Renderer

/** Carried by a server-rendered page, as JSON in the element `#ssr-data`, for the app that hydrates it. */
export interface RenderedPage {
  locale: Locale
  queries: DehydratedQueries
  styles: readonly string[] // addresses: the page itself carries only the rules it needs
  scripts: readonly string[] // fetched ahead
}
