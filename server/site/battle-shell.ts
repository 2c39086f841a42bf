/** The shell of a battle page: without the shop's layout, with the dark table from the first frame (`src/design/table-loading.ts`). */
import { href } from '@/contract/paths.ts'
import { tableLoadingStyle } from '@/design/table-loading.ts'
import { escapeHtml } from '../email/escape-html.ts'
import type { PageFacts } from './page-facts.ts'
import { translate } from './words.ts'

/** HTML inside #root. */
export function battleShell({ locale, title }: Pick<PageFacts, 'locale' | 'title'>): string {
  const words = escapeHtml(translate(locale, 'battle.state.loading'))
  const link = `<a href="${href('game', locale)}">${escapeHtml(translate(locale, 'titles.game'))}</a>`
  return (
    `<style>body{margin:0}${tableLoadingStyle}.tl{position:fixed}.tl h1{position:absolute;clip-path:inset(50%)}.tl a{color:inherit;pointer-events:auto}</style>` +
    `<main class="tl" data-step="page"><h1>${escapeHtml(title)}</h1><span class="tl-medal"></span>` +
    `<p class="tl-title" role="status">${words}</p><span class="tl-bar"><i></i></span><noscript>${link}</noscript></main>`
  )
}
