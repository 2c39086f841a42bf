import { packTypesQuery } from '@/api/pack-queries.ts'
import { categoriesQuery } from '@/api/queries.ts'
import { slidesQuery } from '@/api/slide-queries.ts'
import type { Prefetch } from '../../screen-prefetch.ts'

/** Look B shows no categories, look C only if the shop is enabled. */
export const prefetchHome: Prefetch = ({ reader, settings, fetch }) => {
  const { layout_homepage: look, enable_shop_page: isOpen } = settings
  const hasWelcomePack = settings.enable_welcome_pack && settings.enable_for_game
  const showsCategories = look === 'HomepageC' ? isOpen : look !== 'HomepageB'
  return Promise.all([
    fetch(slidesQuery(reader)),
    ...(hasWelcomePack ? [fetch(packTypesQuery(reader.locale))] : []),
    ...(showsCategories ? [fetch(categoriesQuery(reader))] : []),
  ])
}
