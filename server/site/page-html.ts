/** Fills the client's index.html: language, head tags, first content. */
import { localeFacts } from '../../src/contract/locales.ts'
import { type HeadPlace, headTags } from './head-tags.ts'
import type { PageFacts } from './page-facts.ts'

/** A replacement function, so that `$&` in a text stays text. */
const put = (html: string, mark: string, text: string) => html.replace(mark, () => text)

export function pageHtml(shell: string, facts: PageFacts, place: HeadPlace): string {
  const withLanguage = put(shell, '<html lang="it">', `<html lang="${localeFacts[facts.locale].iso}">`)
  return put(put(withLanguage, '<!--head-->', headTags(facts, place)), '<!--body-->', facts.body)
}
