/** Folds text for searches in the same way as `src/lib/fold-text.ts`, in SQL that needs no extension and can be indexed. */
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { ligatures, marks, singles } from '@/lib/fold-text.ts'

const from = singles.map(([character]) => character).join('')
const to = singles.map(([, folded]) => folded).join('')

// The database lowercases only ASCII here, because its result for other letters depends on the locale.
const opening = `${'replace('.repeat(ligatures.length)}translate(lower(regexp_replace(normalize(`
const closing = `, NFKD), '[${marks}]', '', 'g') collate "C"), '${from}', '${to}')${ligatures
  .map(([ligature, written]) => `, '${ligature}', '${written}')`)
  .join('')}`

/** The folding expression for SQL text. Generated columns contain it, so a change needs a migration. */
export const plainText = (text: string): string => opening + text + closing

/** The folding expression for a column. */
export const plainName = (text: SQLWrapper): SQL => sql`${sql.raw(opening)}${text}${sql.raw(closing)}`

/** The index expression for finding any part of a folded text. */
export const partsOf = (text: SQLWrapper): SQL => sql`(${plainName(text)}) gin_trgm_ops`

/** Normalises an article number like `skuKey` of the same file. */
export const skuKeyOf = (sku: SQLWrapper): SQL =>
  sql`regexp_replace(lower(${sku} collate "C"), '[^a-z0-9]', '', 'g')`

export const partsOfSku = (sku: SQLWrapper): SQL => sql`(${skuKeyOf(sku)}) gin_trgm_ops`
