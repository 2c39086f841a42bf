/** Checks whether rows that a body refers to exist, and whether a unique value is already in use. */
import { and, eq, inArray, ne, or } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Locale } from '@/contract/locales.ts'
import type { Queryable } from './database.ts'

/** A table whose key is a number `id`. */
export type TableWithId = PgTable & { id: AnyPgColumn }

/** Returns those of the ids that have a row. */
export async function knownIds(
  db: Queryable,
  table: TableWithId,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .select({ id: table.id })
    .from(table as PgTable)
    .where(inArray(table.id, [...new Set(ids)]))
  return new Set(rows.map(row => row.id as number))
}

/** Returns whether any of the ids has no row; false for an empty list. */
export const isAnyMissing = async (
  db: Queryable,
  table: TableWithId,
  ids: readonly number[],
): Promise<boolean> => (await knownIds(db, table, ids)).size < new Set(ids).size

/** Returns whether a row other than `except` has the value; null = any row. */
export async function isTaken(
  db: Queryable,
  { table, column, value }: { table: TableWithId; column: AnyPgColumn; value: string | number },
  except: number | null,
): Promise<boolean> {
  const rows = await db
    .select({ id: table.id })
    .from(table as PgTable)
    .where(and(eq(column, value), except === null ? undefined : ne(table.id, except)))
    .limit(1)
  return rows.length > 0
}

/** A table of translations: one row per owner and language, with the slug in that language. */
export type TranslationsTable = PgTable & { locale: AnyPgColumn; slug: AnyPgColumn }

/** Returns the languages in which an owner other than `except` uses the slug; null = any owner. */
export async function takenSlugs(
  db: Queryable,
  { table, owner }: { table: TranslationsTable; owner: AnyPgColumn },
  slugs: Partial<Record<Locale, string>>,
  except: number | null,
): Promise<Locale[]> {
  const conditions = (Object.entries(slugs) as [Locale, string][]).map(([locale, slug]) =>
    and(eq(table.locale, locale), eq(table.slug, slug)),
  )
  if (conditions.length === 0) return []
  const rows = await db
    .select({ locale: table.locale })
    .from(table as PgTable)
    .where(and(or(...conditions), except === null ? undefined : ne(owner, except)))
  return rows.map(row => row.locale as Locale)
}
