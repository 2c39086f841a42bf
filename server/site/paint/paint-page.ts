/** A described page → what stands in it before any script: the screen as the app would draw it, dressed, with the facts it shows. */
import type { FastifyInstance } from 'fastify'
import type { PaintedPage, Painting } from '../../../src/contract/painting.ts'
import type { ScreenName } from '../../../src/contract/paths.ts'
import type { SiteSettings } from '../../../src/contract/settings.ts'
import type { Log } from '../../kernel/log.ts'
import type { PageFacts } from '../page-facts.ts'
import { type ClientBuild, readClientBuild } from './client-build.ts'
import { loadPainter } from './painter.ts'
import { classesIn, withoutIdleMovements, wornRules } from './used-style.ts'

export interface PageParts {
  isPainted: boolean
  head: string
  body?: string // inside #root
  after?: string // behind it
}

export interface PageToPaint {
  facts: PageFacts
  settings: SiteSettings
  address: string // path and, of a list, the page
  isPlain: boolean // its query asks for nothing else
}

/** What cannot be painted the browser draws; it is never an error of the page itself. */
export type PaintPage = (page: PageToPaint) => Promise<PageParts>

/** The file every chunk of the app builds on. */
const bootFile = 'src/app/boot.tsx'

export async function openPaintPage(app: FastifyInstance, log: Log): Promise<PaintPage> {
  const build = readClientBuild()
  const painter = build && (await loadPainter(app))
  if (!build || !painter) return async () => ({ isPainted: false, head: '' })
  const screens = new Set<ScreenName>(painter.screens)
  const bare = { isPainted: false, head: early(build) }
  return async ({ facts, settings, address, isPlain }) => {
    const { screen, locale, status, isLocked } = facts
    if (!isPlain || status !== 200 || screen === null || isLocked || !screens.has(screen)) return bare
    try {
      const painting = await painter.paint({ address, locale, settings })
      return partsOf(painting, locale, build)
    } catch (err) {
      log.error({ err, address }, 'a page could not be painted')
      return bare
    }
  }
}

/** The app starts at once on a page that is not painted: its files are asked for with the page. */
function early(build: ClientBuild): string {
  const { scripts, styles } = build.filesOf([bootFile])
  return [
    ...styles.map(href => `<link rel="stylesheet" crossorigin href="${href}" />`),
    ...scripts.map(href => `<link rel="modulepreload" crossorigin href="${href}" />`),
  ].join('')
}

const parts = new WeakMap<Painting, PageParts>()

/** The same painting is dressed once. */
function partsOf(painting: Painting, locale: PaintedPage['locale'], build: ClientBuild): PageParts {
  const known = parts.get(painting) ?? dress(painting, locale, build)
  parts.set(painting, known)
  return known
}

function dress(
  { html, look, facts, sources }: Painting,
  locale: PaintedPage['locale'],
  build: ClientBuild,
): PageParts {
  const [fonts, screens] = [sources.filter(isSheet), [bootFile, ...sources.filter(one => !isSheet(one))]]
  const { scripts, styles } = build.filesOf(screens)
  const face = build.filesOf(fonts).styles
  const worn = classesIn(html)
  const wornOf = (address: string) => wornRules(build.textOf(address), worn)
  const lazy = build.lazyStyles(screens).filter(one => !styles.includes(one) && namesWorn(wornOf(one)))
  const sheets = [...face, ...styles, ...lazy]
  const { links, rest } = takeLinks(html)
  const css = withoutIdleMovements(look + sheets.map(wornOf).join(''))
  const page: PaintedPage = { locale, facts, styles: sheets, scripts }
  return {
    isPainted: true,
    head: `${links}<style>${css.replaceAll('</', '<\\/')}</style>`,
    body: rest,
    after: `<script type="application/json" id="painting">${JSON.stringify(page).replaceAll('<', '\\u003c')}</script>`,
  }
}

const isSheet = (source: string) => source.endsWith('.css')

/** A sheet of which only rules without a class are left belongs to something that is not there. */
const namesWorn = (css: string) => /\.[_a-zA-Z]/.test(css)

/** React writes what should be fetched early before the screen itself: that belongs to the head. */
function takeLinks(html: string): { links: string; rest: string } {
  const links = /^(?:<link[^>]*>)*/.exec(html)?.[0] ?? ''
  return { links, rest: html.slice(links.length) }
}
