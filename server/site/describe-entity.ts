/** Maps screens to the functions that describe them. All other screens use the title and description of their name. */
import { creationPicturePath } from '@/contract/endpoints/game/creations.ts'
import { promotionState } from '@/contract/endpoints/shop/promotions.ts'
import type { MatchedScreen, ScreenName } from '@/contract/paths.ts'
import { finishedBattle } from '../modules/battles/battles-repo.ts'
import { sharedCreation } from '../modules/creations/show-creation.ts'
import { promotionsFor } from '../modules/promotions/promotions-repo.ts'
import { roomByCode as openRoom } from '../modules/rooms/rooms-repo.ts'
import {
  describeArticle,
  describeBlog,
  describeCharacter,
  describeCharacters,
  describeConfigurator,
  describeContent,
  describeFaq,
  describeLegalVersion,
} from './describe-reading.ts'
import { describeCategory, describeHome, describeProduct, describeShop } from './describe-shop.ts'
import type { Found, Site } from './page-facts.ts'
import { creationKind } from './share/mount-creations.ts'
import { translate } from './words.ts'

/** Metadata of the page of a shared custom card. Private, hidden and deleted cards have no page. */
async function describeCreation({ locale, params }: MatchedScreen, context: Site) {
  const whole = await sharedCreation(context.db, params.id ?? '')
  if (!whole) return 'missing' as const
  const { id, nome, storia } = whole.creation
  const description = storia || translate(locale, 'head.creation', { kind: creationKind(whole, locale) })
  return {
    title: nome,
    description,
    image: creationPicturePath(id, locale),
    kind: 'article' as const,
    isLocked: true, // readable with the link, but not listed by crawlers
  }
}

/** Metadata of the promotions page. The image for link previews is that of the first active promotion. */
async function describePromotions(_: MatchedScreen, site: Site): Promise<Found> {
  const now = site.now()
  const allPromotions = await promotionsFor(site.db, undefined, now)
  const first = allPromotions.find(({ row }) => promotionState(row, now) === 'running')
  return { image: first?.row.picture ?? undefined }
}

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
  legalVersion: describeLegalVersion,
}

export const describeEntity = (match: MatchedScreen, site: Site): Promise<Found> =>
  (describers[match.screen] ?? titled)(match, site)
