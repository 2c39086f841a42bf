/**
 * Search of the administration's products: by SKU, by SKUs of variants, by title. Each branch uses its own trigram
 * index.
 */
import { type SQL, sql } from 'drizzle-orm'
import type { Locale } from '@/contract/locales.ts'
import { skuKey } from '@/lib/fold-text.ts'
import { skuKeyOf } from '../../../db/schema/plain-text.ts'
import { everyWord, type HasWord } from '../../../kernel/db/search-words.ts'

/** Matches the title in the language that this reader sees. */
const withWord = (has: HasWord, hasSku: HasWord, locale: Locale): SQL => sql`
  select id from products where ${hasSku(sql`sku`)}
  union select product_id from product_variants where ${hasSku(sql`sku`)}
  union select w.product_id from product_translations w where ${has(sql`w.title`)}
    and (w.locale = ${locale} or (w.locale = 'it' and not exists (
      select from product_translations m where m.product_id = w.product_id and m.locale = ${locale})))`

/** Returns a condition on a product's id, or undefined without a search text. */
export const productFoundBy = (search: string | undefined, id: SQL, locale: Locale): SQL | undefined =>
  everyWord(search, (has, hasSku) => sql`${id} in (${withWord(has, hasSku, locale)})`)

/** Whether an article number of the product equals the search text; sorts such a product first. */
export const hasSkuExactly = (search: string, id: SQL): SQL =>
  sql`${id} in (select id from products where ${skuKeyOf(sql`sku`)} = ${skuKey(search)}
    union select product_id from product_variants where ${skuKeyOf(sql`sku`)} = ${skuKey(search)})`
