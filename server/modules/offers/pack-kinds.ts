import type { PackType } from '@/contract/endpoints/game/packs.ts'
import { wordIn } from '@/contract/localized-texts.ts'
import { guaranteedRow, packTiers } from '@/engine/packs/odds.ts'
import type { CallContext } from '../../kernel/context.ts'
import { productRows } from '../catalog/product-rows-repo.ts'
import { cachedIndex } from '../catalog/search-index/cached-index.ts'
import { currentOdds } from '../packs/odds-repo.ts'
import { collectingProducts, packTypeNames } from './offers-repo.ts'

/**
 * The odds shown are the table that new packs are drawn from. `product` is where the reader can buy one for the
 * account.
 */
export async function packKinds({ db, caller, locale, now }: CallContext): Promise<PackType[]> {
  const names = await packTypeNames(db)
  const onSale = (await collectingProducts(db, caller?.role)).filter(
    ({ kind, is_digital }) => kind === 'pack' && is_digital,
  )
  const cached = await cachedIndex(db, now())
  const rows = await productRows(
    db,
    cached,
    onSale.map(({ id }) => id),
    locale,
  )
  const { version, tables } = await currentOdds(db)
  return packTiers.flatMap(rarity => {
    const packNames = names.find(entry => entry.rarity === rarity)
    const name = packNames && wordIn(packNames.names, locale)
    const odds = tables[rarity]
    if (!name) return []
    const row = rows.find(({ id }) => id === onSale.find(product => product.rarity === rarity)?.id)
    return [
      {
        rarity,
        name,
        odds_version: version,
        odds: { usual: [...odds.usual], last: [...odds.last] },
        guaranteed: [...guaranteedRow(odds)],
        guarantee_after: odds.guarantee_after,
        product: row ? { category: row.category_slug, slug: row.slug } : null,
      },
    ]
  })
}
