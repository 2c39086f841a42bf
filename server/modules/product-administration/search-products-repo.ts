/** What a product of the administration is found by: its SKU, those of its variants, its title. Each branch on its index of parts. */
import { type SQL, sql } from 'drizzle-orm'
import type { Locale } from '../../../src/contract/locales.ts'
import { everyWord, type HasWord } from '../../kernel/db/search-words.ts'

/** Of titles the one this reader is shown. */
const withWord = (has: HasWord, locale: Locale): SQL => sql`
  select id from products where ${has(sql`sku`)}
  union select product_id from product_variants where ${has(sql`sku`)}
  union select w.product_id from product_translations w where ${has(sql`w.title`)}
    and (w.locale = ${locale} or (w.locale = 'it' and not exists (
      select from product_translations m where m.product_id = w.product_id and m.locale = ${locale})))`

/** A condition on a product's id; undefined when nothing was searched. */
export const productFoundBy = (search: string | undefined, id: SQL, locale: Locale): SQL | undefined =>
  everyWord(search, has => sql`${id} in (${withWord(has, locale)})`)
