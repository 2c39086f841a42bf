/** Fills the client's index.html: language, head tags, first content. */
import { localeFacts } from '../../src/contract/locales.ts'
import { earlyTag } from '../kernel/early-script.ts'
import { type HeadPlace, headTags } from './head-tags.ts'
import type { PageFacts } from './page-facts.ts'
import type { PageParts } from './paint/paint-page.ts'

/** A replacement function, so that `$&` in a text stays text. */
const put = (html: string, mark: string, text: string) => html.replace(mark, () => text)

export function pageHtml(shell: string, facts: PageFacts, place: HeadPlace, parts?: PageParts): string {
  const language = `lang="${localeFacts[facts.locale].iso}"`
  const root = parts?.isPainted
    ? `<html ${language} class="light" data-app="painted" data-site-width="${place.settings.layout_website}">`
    : `<html ${language}>`
  const look = parts?.isPainted ? earlyTag(place.settings) : ''
  const head = headTags(facts, place) + (parts?.head ?? '') + look
  const withHead = put(put(shell, '<html lang="it">', root), '<!--head-->', head)
  return put(put(withHead, '<!--body-->', parts?.body ?? facts.body), '<!--after-->', parts?.after ?? '')
}
