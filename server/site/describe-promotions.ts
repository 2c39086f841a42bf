/** The promotions page for crawlers and readers without scripts: what runs with its words, what comes with its first line. */
import { href, type MatchedScreen } from '../../src/contract/paths.ts'
import { promotionState } from '../../src/contract/promotions.ts'
import { escapeHtml } from '../mail/escape-html.ts'
import { promotionsFor, wordsIn } from '../modules/promotions/promotions-repo.ts'
import { headedBody, linkList } from './first-paint.ts'
import type { Found, Site } from './page-facts.ts'
import { translate } from './words.ts'

export async function describePromotions({ locale, screen }: MatchedScreen, site: Site): Promise<Found> {
  const now = site.now()
  const found = await promotionsFor(site.db, undefined, now)
  const [first] = found.filter(({ row }) => promotionState(row, now) === 'running')
  const parts = found.map(stored => {
    const words = wordsIn(stored, locale)
    if (!words) return ''
    const isRunning = promotionState(stored.row, now) === 'running'
    return `<section><h2>${escapeHtml(words.title)}</h2><p>${escapeHtml(words.lead)}</p>${isRunning ? words.body : ''}</section>`
  })
  const toShop = linkList([{ path: href('shop', locale), text: translate(locale, 'titles.shop') }])
  return {
    image: first?.row.picture ?? undefined,
    body: headedBody(
      translate(locale, `titles.${screen}`),
      translate(locale, `head.${screen}`),
      parts.join('') + toShop,
    ),
  }
}
