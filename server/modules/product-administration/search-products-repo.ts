/** What a product of the administration is found by: its SKU, those of its variants, its title. Each branch on its index of parts. */
import { type SQL, sql } from 'drizzle-orm'
import type { Locale } from '../../../src/contract/locales.ts'
import { skuKey } from '../../../src/lib/fold-text.ts'
import { skuKeyOf } from '../../db/schema/plain-text.ts'
import { everyWord, type HasWord } from '../../kernel/db/search-words.ts'

/** Of titles the one this reader is shown. */
const withWord = (has: HasWord, hasSku: HasWord, locale: Locale): SQL => sql`
  select id from products where ${hasSku(sql`sku`)}
  union select product_id from product_variants where ${hasSku(sql`sku`)}
  union select w.product_id from product_translations w where ${has(sql`w.title`)}
    and (w.locale = ${locale} or (w.locale = 'it' and not exists (
      select from product_translations m where m.product_id = w.product_id and m.locale = ${locale})))`

/** A condition on a product's id; undefined when nothing was searched. */
export const productFoundBy = (search: string | undefined, id: SQL, locale: Locale): SQL | undefined =>
  everyWord(search, (has, hasSku) => sql`${id} in (${withWord(has, hasSku, locale)})`)

/** Whether an article number of the product is exactly what was searched; sorts such a product first. */
export const hasSkuExactly = (search: string, id: SQL): SQL =>
  sql`${id} in (select id from products where ${skuKeyOf(sql`sku`)} = ${skuKey(search)}
    union select product_id from product_variants where ${skuKeyOf(sql`sku`)} = ${skuKey(search)})`
