/**
 * What server and painter promise each other. The painter is the app itself, built to draw a public screen into text; the server
 * loads it as a built file, hands in a way to ask the API as a guest, and puts what comes back into index.html. The app in the
 * browser takes that page over with the same facts, so that nothing on it changes.
 */
import type { Locale } from './locales.ts'
import type { ScreenName } from './paths.ts'
import type { SiteSettings } from './settings.ts'

/** A GET of the API; the path begins after `/api`. */
export interface Question {
  path: string
  query: Readonly<Record<string, unknown>>
}

export interface PainterWorld {
  locale(): Locale // of the page that is being painted; many are painted at a time
  ask(question: Question): Promise<{ status: number; body: unknown }>
}

export interface PaintWish {
  address: string // path, with the query that changes what is shown
  locale: Locale
  settings: SiteSettings
}

/** Key and value in the app's query cache. */
export type Fact = readonly [key: readonly unknown[], value: unknown]

export interface Painting {
  html: string // inside #root
  look: string // CSS: the shop's colours and font
  facts: readonly Fact[]
  sources: readonly string[] // files under src/ whose chunks the app will need, as the build's manifest names them
}

export interface Painter {
  screens: readonly ScreenName[] // that it paints
  paint(wish: PaintWish): Promise<Painting>
}

/** What the built file exports, as `openPainter`. */
export type OpenPainter = (world: PainterWorld) => Painter

/** Carried by a painted page, as JSON in the element `#painting`, for the app that takes it over. */
export interface PaintedPage {
  locale: Locale
  facts: readonly Fact[]
  styles: readonly string[] // addresses: the page itself carries only the rules it needs
  scripts: readonly string[] // fetched ahead
}
