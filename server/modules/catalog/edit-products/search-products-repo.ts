/**
 * Search of the administration's products: by numbers such as the SKU, by those of variants, by title. Each branch uses
 * its own trigram index.
 */
import { type SQL, sql } from 'drizzle-orm'
import type { Locale } from '@/contract/locales.ts'
import { isGtin } from '@/domain/gtin.ts'
import { skuKey } from '@/lib/fold-text.ts'
import { skuKeyOf } from '../../../db/schema/plain-text.ts'
import { everyWord, type HasWord } from '../../../kernel/db/search-words.ts'
import { ownersOfNumber } from '../word-search/search-repo.ts'

/** Matches the title in the language that this reader sees. */
const withWord = (has: HasWord, hasSku: HasWord, hasDigits: HasWord, locale: Locale): SQL => sql`
  ${ownersOfNumber((number, name) => (name === 'gtin' ? hasDigits : hasSku)(number))}
  union select w.product_id from product_translations w where ${has(sql`w.title`)}
    and (w.locale = ${locale} or (w.locale = 'it' and not exists (
      select from product_translations m where m.product_id = w.product_id and m.locale = ${locale})))`

/** A GTIN may be typed in groups, as it is printed. */
function withoutGroups(search: string | undefined): string | undefined {
  const digits = search?.replace(/[\s-]/g, '')
  return digits && isGtin(digits) ? digits : search
}

/** Returns a condition on a product's id, or undefined without a search text. */
export const productFoundBy = (search: string | undefined, id: SQL, locale: Locale): SQL | undefined =>
  everyWord(
    withoutGroups(search),
    (has, hasSku, hasDigits) => sql`${id} in (${withWord(has, hasSku, hasDigits, locale)})`,
  )

/** Whether a number of the product equals the search text; sorts such a product first. */
export const hasSkuExactly = (search: string, id: SQL): SQL =>
  sql`${id} in (${ownersOfNumber(number => sql`${skuKeyOf(number)} = ${skuKey(search)}`)})`
