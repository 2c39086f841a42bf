/** Which describer speaks for which screen; the others tell their title and their sentence. */
import type { MatchedScreen, ScreenName } from '../../src/contract/paths.ts'
import { describeCreation } from './describe-creation.ts'
import { describePromotions } from './describe-promotions.ts'
import {
  describeArticle,
  describeBlog,
  describeCharacter,
  describeCharacters,
  describeConfigurator,
  describeContent,
  describeFaq,
} from './describe-reading.ts'
import { describeCategory, describeHome, describeProduct, describeShop } from './describe-shop.ts'
import { headedBody } from './first-paint.ts'
import type { Found, Site } from './page-facts.ts'
import { translate } from './words.ts'

type Describe = (match: MatchedScreen, site: Site) => Promise<Found>

const titled: Describe = async ({ screen, locale }) => {
  const key = `head.${screen}`
  const lead = translate(locale, key)
  const title = translate(locale, `titles.${screen}`)
  return { body: headedBody(title, lead === key ? '' : lead, '') }
}

const describers: Partial<Record<ScreenName, Describe>> = {
  home: describeHome,
  shop: describeShop,
  category: describeCategory,
  product: describeProduct,
  characters: describeCharacters,
  character: describeCharacter,
  creation: describeCreation,
  page: describeContent,
  faq: describeFaq,
  promotions: describePromotions,
  blog: describeBlog,
  article: describeArticle,
  configurator: describeConfigurator,
}

export const describeEntity = (match: MatchedScreen, site: Site): Promise<Found> =>
  (describers[match.screen] ?? titled)(match, site)
