/** Maps screens to the functions that describe them. All other screens use the title and description of their name. */
import type { MatchedScreen, ScreenName } from '@/contract/paths.ts'
import { finishedBattle } from '../modules/battles/battles-repo.ts'
import { roomByCode as openRoom } from '../modules/rooms/rooms-repo.ts'
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
import type { Found, Site } from './page-facts.ts'

type Describe = (match: MatchedScreen, site: Site) => Promise<Found>

const titled: Describe = async () => ({})

/** An unknown code or id is a 404. The content behind a valid one is rendered in the browser only. */
const describeRoom: Describe = async (match, site) =>
  (await openRoom(site.db, match.params.code ?? '')) ? titled(match, site) : 'missing'

const describeReplay: Describe = async (match, site) =>
  (await finishedBattle(site.db, match.params.id ?? '')) ? titled(match, site) : 'missing'

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
  room: describeRoom,
  replay: describeReplay,
}

export const describeEntity = (match: MatchedScreen, site: Site): Promise<Found> =>
  (describers[match.screen] ?? titled)(match, site)
