import type { StockItemRow } from '@/contract/endpoints/admin/stock-movements.ts'
import type { Locale } from '@/contract/locales.ts'
import type { FieldProblem } from '@/contract/problems.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { keysOfCodes, stockItemsByKey } from './stock-items-repo.ts'

/** Returns a function that returns the item of a code, or undefined for an unknown code and one of several items. */
export async function itemsOfCodes(
  db: Queryable,
  codes: readonly string[],
  locale: Locale,
): Promise<(code: string) => StockItemRow | undefined> {
  const keys = await keysOfCodes(db, codes)
  const items = await stockItemsByKey(db, [...new Set([...keys.values()].flat())], locale)
  const byKey = new Map(items.map(item => [item.id, item]))
  return code => {
    const [key, other] = keys.get(code) ?? []
    return key && !other ? byKey.get(key) : undefined
  }
}

/** Returns the counted item of each line, or a problem per line, at `path`.0.code and so on. */
export async function countedItems(
  db: Queryable,
  { path, codes }: { path: string; codes: readonly string[] },
  locale: Locale,
): Promise<{ items: StockItemRow[]; problems: FieldProblem[] }> {
  const itemOf = await itemsOfCodes(db, codes, locale)
  const items: StockItemRow[] = []
  const problems: FieldProblem[] = []
  for (const [at, code] of codes.entries()) {
    const item = itemOf(code)
    if (item && item.stock_quantity !== null) items.push(item)
    else problems.push({ path: `${path}.${at}.code`, code: item ? 'stock_uncounted' : 'unknown_number' })
  }
  return { items, problems }
}
