/** Fills the client's index.html: language, head tags, and the rendered screen or a shell. */

import { screenFacts } from '@/contract/guards.ts'
import { localeFacts } from '@/contract/locales.ts'
import { href } from '@/contract/paths.ts'
import { siteHeaderId } from '@/contract/ssr.ts'
import { tableLoadingRings, tableLoadingStyle } from '@/design/table-loading.ts'
import { escapeHtml } from '../email/escape-html.ts'
import { beforeAppTag, earlyTag } from '../kernel/early-script.ts'
import { type HeadPlace, headTags } from './head-tags.ts'
import type { PageFacts } from './page-facts.ts'
import { plainShell } from './plain-shell.ts'
import type { PageParts } from './ssr/render-page.ts'
import { translate } from './words.ts'

/** The shell of a battle page, inside #root: without the layout of the shop, with the dark table from the first frame. */
function battleShell({ locale, title }: Pick<PageFacts, 'locale' | 'title'>): string {
  const words = escapeHtml(translate(locale, 'battle.state.loading'))
  const link = `<a href="${href('game', locale)}">${escapeHtml(translate(locale, 'titles.game'))}</a>`
  return (
    `<style>body{margin:0}${tableLoadingStyle}.tl{position:fixed}.tl h1{position:absolute;clip-path:inset(50%)}.tl a{color:inherit;pointer-events:auto}</style>` +
    `<main class="tl" data-step="page"><h1>${escapeHtml(title)}</h1>${tableLoadingRings}<span class="tl-medal"></span>` +
    `<p class="tl-title" role="status">${words}</p><span class="tl-bar"><i></i></span><noscript>${link}</noscript></main>`
  )
}

/** Uses a replacement function, so that `$&` in a text stays text. */
const put = (html: string, mark: string, text: string) => html.replace(mark, () => text)

const iconTypes: Record<string, string> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  webp: 'image/webp',
  ico: 'image/x-icon',
}

/** Uses the shop's icon in the first response; without one, the icon of index.html stays. */
function withIcon(shell: string, { favicon }: HeadPlace['settings']): string {
  if (!favicon) return shell
  const type = iconTypes[/\.(\w+)$/.exec(favicon)?.[1] ?? '']
  const tag = `<link rel="icon" href="${escapeHtml(favicon)}"${type ? ` type="${type}"` : ''} />`
  return shell.replace(/<link rel="icon"[^>]*>/, () => tag)
}

/**
 * On a slow connection the style sheet in the head arrives long before the content. Without this tag the browser would show a blank
 * page until then.
 */
const waitForHeader = `<link rel="expect" href="#${siteHeaderId}" blocking="render" />`

export function pageHtml(shell: string, facts: PageFacts, place: HeadPlace, parts?: PageParts): string {
  const language = `lang="${localeFacts[facts.locale].iso}"`
  const themed = parts?.hasTheme ? ' class="light"' : ''
  const rendered = parts?.isRendered
    ? ` data-app="rendered" data-site-width="${place.settings.layout_website}"`
    : ''
  const early = (parts?.hasTheme ? earlyTag(place.settings) : '') + (parts?.isRendered ? beforeAppTag : '')
  const waits = parts?.isRendered && parts.body?.includes(`id="${siteHeaderId}"`) ? waitForHeader : ''
  const head = headTags(facts, place) + waits + (parts?.head ?? '') + early
  const withHead = put(
    put(withIcon(shell, place.settings), '<html lang="it">', `<html ${language}${themed}${rendered}>`),
    '<!--head-->',
    head,
  )
  const body = parts?.body ?? shellOf(facts, place)
  return put(put(withHead, '<!--body-->', body), '<!--after-->', parts?.after ?? '')
}

/** Content of a page that is not rendered, until the app has loaded. */
function shellOf(facts: PageFacts, { settings }: HeadPlace): string {
  const isBattle = facts.screen !== null && screenFacts[facts.screen].layout === 'battle'
  return isBattle ? battleShell(facts) : plainShell(facts, settings)
}
