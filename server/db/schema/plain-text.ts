/** How text is compared in a search: folded as `src/lib/fold-text.ts` folds it, in SQL that needs no extension and may be in an index. */
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { ligatures, marks, singles } from '../../../src/lib/fold-text.ts'

const from = singles.map(([letter]) => letter).join('')
const to = singles.map(([, folded]) => folded).join('')

// Only ASCII is lowered by the database: the rest depends on its locale.
const opening = `${'replace('.repeat(ligatures.length)}translate(lower(regexp_replace(normalize(`
const closing = `, NFKD), '[${marks}]', '', 'g') collate "C"), '${from}', '${to}')${ligatures
  .map(([ligature, written]) => `, '${ligature}', '${written}')`)
  .join('')}`

/** Of an expression as text. Generated columns hold it, so a change needs a migration. */
export const plainText = (text: string): string => opening + text + closing

/** Of a column. */
export const plainName = (text: SQLWrapper): SQL => sql`${sql.raw(opening)}${text}${sql.raw(closing)}`

/** For an index along which any part of such a text is found. */
export const partsOf = (text: SQLWrapper): SQL => sql`(${plainName(text)}) gin_trgm_ops`

/** An article number as `skuKey` of the same file compares it. */
export const skuKeyOf = (sku: SQLWrapper): SQL =>
  sql`regexp_replace(lower(${sku} collate "C"), '[^a-z0-9]', '', 'g')`

export const partsOfSku = (sku: SQLWrapper): SQL => sql`(${skuKeyOf(sku)}) gin_trgm_ops`
