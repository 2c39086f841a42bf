/** Metadata of the promotions page. The image for link previews is that of the first active promotion. */
import { promotionState } from '@/contract/endpoints/shop/promotions.ts'
import type { MatchedScreen } from '@/contract/paths.ts'
import { promotionsFor } from '../modules/promotions/promotions-repo.ts'
import type { Found, Site } from './page-facts.ts'

export async function describePromotions(_: MatchedScreen, site: Site): Promise<Found> {
  const now = site.now()
  const allPromotions = await promotionsFor(site.db, undefined, now)
  const first = allPromotions.find(({ row }) => promotionState(row, now) === 'running')
  return { image: first?.row.picture ?? undefined }
}
