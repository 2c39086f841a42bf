/** Renders a page on the server: the screen as the app would render it, the CSS rules it uses, and its query data. */
import type { FastifyInstance } from 'fastify'
import type { ScreenName } from '@/contract/paths.ts'
import type { SiteSettings } from '@/contract/settings.ts'
import type { OpenRenderer, RenderedPage, RenderedScreen } from '@/contract/ssr.ts'
import type { Position } from '../../kernel/db/replica.ts'
import type { Log } from '../../kernel/log.ts'
import type { PageFacts } from '../page-facts.ts'
import { type ClientBuild, noClientBuild, readClientBuild } from './client-build.ts'
import { earlyFileTags } from './early-files.ts'
import { builtRenderer, connectRenderer } from './renderer.ts'
import { classesIn, usedRules, withoutIdleMovements } from './used-style.ts'

export interface PageParts {
  isRendered: boolean
  hasTheme: boolean // the head contains the colours of light and dark mode
  head: string
  body?: string // inside #root
  after?: string // after #root
}

export interface PageToRender {
  facts: PageFacts
  settings: SiteSettings
  address: string // path, and the page number of a list
  isPlain: boolean // its query string contains only page number and campaign tags
  seen: Position | undefined // by the visitor: the page is not older
}

/** What cannot be rendered here is rendered in the browser; this is never an error of the page. */
export type RenderPage = (page: PageToRender) => Promise<PageParts>

/** The file that every chunk of the app imports. */
const bootFile = 'src/app/boot.tsx'

/** Their lazy imports are other pages and layouts, not parts of the rendered page. */
const pageLists = [bootFile, 'src/app/other-pages.ts']

/** @param given the renderer of a test, null for none; by default the built one with its scripts and style sheets */
export async function openRenderPage(
  app: FastifyInstance,
  log: Log,
  given?: OpenRenderer | null,
): Promise<RenderPage> {
  const openRenderer = given === undefined ? await builtRenderer() : given
  if (!openRenderer) return async () => ({ isRendered: false, hasTheme: false, head: '' })
  const build = (given ? undefined : readClientBuild()) ?? noClientBuild
  const renderer = connectRenderer(app, openRenderer)
  const screens = new Set<ScreenName>(renderer.screens)
  return async ({ facts, settings, address, isPlain, seen }) => {
    const { screen, locale, status, isLocked } = facts
    const bare = {
      isRendered: false,
      hasTheme: true,
      head:
        styleTag(renderer.themeCss(settings)) +
        earlyFileTags(build, { screen, locale, font: renderer.fontFile(settings) }),
    }
    if (!isPlain || status !== 200 || screen === null || isLocked || !screens.has(screen)) return bare
    try {
      const rendered = await renderer.render({ address, locale, settings }, seen)
      const { notPrefetched } = rendered
      if (notPrefetched.length > 0) log.warn({ address, notPrefetched }, 'queries without a prefetch')
      return partsOf(rendered, locale, build)
    } catch (err) {
      log.error({ err, address }, 'a page could not be rendered')
      return bare
    }
  }
}

const parts = new WeakMap<RenderedScreen, PageParts>()

/** Computed once per rendered screen. */
function partsOf(rendered: RenderedScreen, locale: RenderedPage['locale'], build: ClientBuild): PageParts {
  const cachedParts = parts.get(rendered) ?? withStyles(rendered, locale, build)
  parts.set(rendered, cachedParts)
  return cachedParts
}

function withStyles(
  { html, toasts, themeCss, queries, sources }: RenderedScreen,
  locale: RenderedPage['locale'],
  build: ClientBuild,
): PageParts {
  const [fonts, screens] = [
    sources.filter(isSheet),
    [bootFile, ...sources.filter(source => !isSheet(source))],
  ]
  const { scripts, styles } = build.filesOf(screens)
  const face = build.filesOf(fonts).styles
  const used = classesIn(html + toasts).add('dark') // set on the root element before the first paint
  const usedOf = (address: string) => usedRules(build.textOf(address), used)
  const lazy = build
    .lazyStyles(screens.filter(source => !pageLists.includes(source)))
    .filter(sheet => !styles.includes(sheet) && namesClass(usedOf(sheet)))
  const sheets = [...face, ...styles, ...lazy]
  const { links, rest } = takeLinks(html)
  const css = withoutIdleMovements(themeCss + sheets.map(usedOf).join(''))
  const page: RenderedPage = { locale, queries, styles: sheets, scripts }
  return {
    isRendered: true,
    hasTheme: true,
    head: links + styleTag(css),
    body: rest,
    after: `${toasts && `<template id="early-toasts">${toasts}</template>`}<script type="application/json" id="ssr-data">${JSON.stringify(page).replaceAll('<', '\\u003c')}</script>`,
  }
}

const styleTag = (css: string) => `<style>${css.replaceAll('</', '<\\/')}</style>`

const isSheet = (source: string) => source.endsWith('.css')

/** If only rules without a class remain, the style sheet belongs to a component that is not on the page. */
const namesClass = (css: string) => /\.[_a-zA-Z]/.test(css)

/** React writes preload links before the screen. They belong into the head. */
function takeLinks(html: string): { links: string; rest: string } {
  const links = /^(?:<link[^>]*>)*/.exec(html)?.[0] ?? ''
  return { links, rest: html.slice(links.length) }
}
