/**
 * The interface between the server and its renderer. The renderer is the app, built to render a public screen to HTML. The server loads the
 * built file, passes in a function to query the API as a guest, and inserts the result into index.html. The app in the browser hydrates
 * that page with the same query data, so that nothing on it changes.
 */
import type { Locale } from './locales.ts'
import type { ScreenName } from './paths.ts'
import type { SiteSettings } from './settings.ts'

/** The header of a rendered page. A browser shows the previous page until it has parsed this element of the next one. */
export const siteHeaderId = 'site-header'

/** A GET of the API; the path begins after `/api`. */
export interface SsrQuery {
  path: string
  query: Readonly<Record<string, unknown>>
}

export interface RendererDeps {
  locale(): Locale // of the page being rendered; several are rendered at the same time
  fetch(query: SsrQuery): Promise<{ status: number; body: unknown }>
}

export interface RenderRequest {
  address: string // path, with the query parameters that change the page
  locale: Locale
  settings: SiteSettings
}

/** Queries in the format of TanStack's `dehydrate`, with every time 0: the browser sets when they arrived. Only the app reads them. */
export type DehydratedQueries = readonly unknown[]

export interface RenderedScreen {
  html: string // inside #root
  toasts: string // notifications of items added before the app has loaded; otherwise empty
  themeCss: string // CSS variables: the shop's colours and font
  queries: DehydratedQueries
  notPrefetched: readonly string[] // hashes of queries without data, which are missing in their route's prefetch
  sources: readonly string[] // files under src/ whose chunks the app will need, or names of chunks, as in the build's manifest
}

export interface Renderer {
  screens: readonly ScreenName[] // rendered screens; the browser renders all others
  render(request: RenderRequest): Promise<RenderedScreen>
  themeCss(settings: SiteSettings): string // also for pages that are not rendered
  fontFile(settings: SiteSettings): string // under src/: the style sheet of the text font
}

/** The export `openRenderer` of the built file. */
export type OpenRenderer = (deps: RendererDeps) => Renderer

/** The data in a server-rendered page, as JSON in the element `#ssr-data`, for hydration. */
export interface RenderedPage {
  locale: Locale
  queries: DehydratedQueries
  styles: readonly string[] // URLs of style sheets: the page itself contains only the rules it needs
  scripts: readonly string[] // prefetched
}
