/** GET /suggestions: the first results of each kind that the reader may see. */
import type { ParsedOf, ResponseOf } from '@/contract/endpoint.ts'
import { mostSuggested, type suggest } from '@/contract/endpoints/shop/suggestions.ts'
import { tierOf } from '@/domain/pricing.ts'
import type { CallContext } from '../../kernel/context.ts'
import { categoriesFor } from '../catalog/category-repo.ts'
import { catalogueIndex } from '../catalog/choose-index.ts'
import { cardOf } from '../catalog/product-row.ts'
import { productRows } from '../catalog/product-rows-repo.ts'
import { plainWords } from '../catalog/word-search/vocabulary.ts'
import { shopSettings } from '../settings/site-settings.ts'
import { destinationPrices } from '../tax/destination-prices.ts'
import { directoryOf, namedBy } from './directory.ts'

/** Categories with the most products first. Categories without products are omitted. */
async function categoriesAmong(context: CallContext, ids: readonly number[], words: readonly string[]) {
  const { db, locale, caller, now } = context
  const categories = await (await catalogueIndex(db, now())).categoriesOf(ids)
  const counts = new Map<number, number>()
  for (const category of categories.values()) counts.set(category, (counts.get(category) ?? 0) + 1)
  const all = await categoriesFor(db, { locale, role: caller?.role, now: now() })
  const isNamed = (name: string) => {
    const own = plainWords(name)
    return words.length > 0 && words.every(word => own.some(nameWord => nameWord.startsWith(word)))
  }
  return all
    .map(category => ({ category, isNamed: isNamed(category.name), found: counts.get(category.id) ?? 0 }))
    .filter(({ category, isNamed: named, found }) => category.count > 0 && (named || found > 0))
    .sort((a, b) => Number(b.isNamed) - Number(a.isNamed) || b.found - a.found)
    .slice(0, mostSuggested.categories)
    .map(({ category: { slug, name, count } }) => ({ slug, name, count }))
}

export async function suggestFor(
  { query }: ParsedOf<typeof suggest>,
  context: CallContext,
): Promise<ResponseOf<typeof suggest>> {
  const { db, locale, caller, now } = context
  const role = caller?.role
  const { enable_shop_page, enable_blog_page } = await shopSettings(db)
  const index = await catalogueIndex(db, now())
  const { ids, understood } = await index.search({ text: query.search, locale, role, isExact: false })
  const sold = enable_shop_page ? ids : []
  const rows = await productRows(index.db, index.cached, sold.slice(0, mostSuggested.products), locale)
  const destination = await destinationPrices(db, { locale, now: now(), country: query.country })
  const searchWords = plainWords(query.search)
  const { characters, articles } = await directoryOf(db, locale, now())
  return {
    understood,
    total: sold.length,
    products: rows.map(row => cardOf(row, tierOf(role), now(), destination)),
    categories: enable_shop_page ? await categoriesAmong(context, ids, plainWords(understood.words)) : [],
    characters: namedBy(characters, searchWords, mostSuggested.characters),
    articles: enable_blog_page ? namedBy(articles, searchWords, mostSuggested.articles) : [],
  }
}
