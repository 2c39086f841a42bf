/**
 * Order lines in the language of the staff member who reads them. An order stores the buyer's wording, which the staff
 * may not understand, so titles are read again from the catalogue. Deleted products keep the stored wording.
 */
import type { Locale } from '@/contract/locales.ts'
import type { Queryable } from '../../../kernel/db/database.ts'
import { configurationWords } from '../../cart-quote/quote-configuration.ts'
import { collectionsOnSale } from '../../cart-quote/sale-facts-repo.ts'
import type { OrderLineRow, OrderRow } from '../orders-repo.ts'
import { productTitles, variantNames } from './shop-words-repo.ts'

type Words = Pick<OrderLineRow, 'title' | 'choice'>
type NamedLine = Words &
  Pick<OrderLineRow, 'product_id' | 'configuration'> & { variant_ids: readonly number[] }

/** `lines` belong to one order. */
export async function inShopWords<Line extends NamedLine>(
  db: Queryable,
  order: Pick<OrderRow, 'locale'>,
  lines: readonly Line[],
  locale: Locale,
): Promise<Line[]> {
  if (order.locale === locale) return [...lines]
  const plain = lines.filter(line => !line.configuration)
  const configured = lines.flatMap(line => line.configuration?.collection_id ?? [])
  const titles = await productTitles(
    db,
    plain.map(line => line.product_id),
    locale,
  )
  const variants = await variantNames(
    db,
    plain.flatMap(line => line.variant_ids),
    locale,
  )
  const collections = await collectionsOnSale(db, configured, locale)
  const wordsOf = ({ configuration, product_id, variant_ids, title, choice }: Line): Words => {
    if (!configuration) {
      const [variant] = variant_ids
      const name = variant === undefined ? choice : (variants.get(variant) ?? choice)
      return { title: titles.get(product_id) ?? title, choice: name }
    }
    const collection = collections.get(configuration.collection_id)
    if (!collection) return { title, choice }
    return { title: collection.name, choice: configurationWords(collection, configuration) }
  }
  return lines.map(line => ({ ...line, ...wordsOf(line) }))
}
