/** Article numbers and slugs that the rows of one import use, and the results of the imported rows. */
import { and, eq, inArray, isNull, lt, notInArray } from 'drizzle-orm'
import type { ImportResult } from '@/contract/endpoints/admin/product-import.ts'
import { importClaims } from '../../../db/schema/product-import.ts'
import type { Queryable } from '../../../kernel/db/database.ts'

export interface ClaimingRow {
  importId: string
  line: number
}

export interface Claim {
  key: string
  line: number
  result: ImportResult | null
}

const ofRow = ({ importId, line }: ClaimingRow) =>
  and(eq(importClaims.import_id, importId), eq(importClaims.line, line))

/**
 * Returns the line that owns each key now. Waits for a concurrent call with the same keys. Releases keys that the row
 * had claimed before it was corrected.
 */
export async function claimKeys(
  tx: Queryable,
  row: ClaimingRow,
  keys: readonly string[],
  now: Date,
): Promise<Claim[]> {
  const { importId, line } = row
  await tx
    .delete(importClaims)
    .where(and(ofRow(row), isNull(importClaims.result), notInArray(importClaims.key, [...keys])))
  const sorted = [...new Set(keys)].sort() // always in the same order, so that two calls cannot deadlock
  await tx
    .insert(importClaims)
    .values(sorted.map(key => ({ import_id: importId, key, line, result: null, created_at: now })))
    .onConflictDoNothing()
  return tx
    .select({ key: importClaims.key, line: importClaims.line, result: importClaims.result })
    .from(importClaims)
    .where(and(eq(importClaims.import_id, importId), inArray(importClaims.key, sorted)))
}

export async function storeResult(
  tx: Queryable,
  { importId }: ClaimingRow,
  key: string,
  result: ImportResult,
): Promise<void> {
  await tx
    .update(importClaims)
    .set({ result })
    .where(and(eq(importClaims.import_id, importId), eq(importClaims.key, key)))
}

export async function deleteClaims(db: Queryable, before: Date): Promise<void> {
  await db.delete(importClaims).where(lt(importClaims.created_at, before))
}
