/** Fills the client's index.html: language, head tags, and the rendered screen or a shell. */
import { screenFacts } from '@/contract/guards.ts'
import { localeFacts } from '@/contract/locales.ts'
import { siteHeaderId } from '@/contract/ssr.ts'
import { escapeHtml } from '../email/escape-html.ts'
import { beforeAppTag, earlyTag } from '../kernel/early-script.ts'
import { battleShell } from './battle-shell.ts'
import { type HeadPlace, headTags } from './head-tags.ts'
import type { PageFacts } from './page-facts.ts'
import { plainShell } from './plain-shell.ts'
import type { PageParts } from './ssr/render-page.ts'

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
