/** Versions of the legal texts (decision 0062). */
import { and, desc, eq, inArray, lte, sql } from 'drizzle-orm'
import { agreedKinds, type LegalKind, type LegalVersionHead } from '@/contract/endpoints/site/legal.ts'
import { defaultLocale, type Locale } from '@/contract/locales.ts'
import { legalVersions } from '../../../db/schema/legal.ts'
import type { Queryable } from '../../../kernel/db/database.ts'
import { prepared } from '../../../kernel/db/prepared.ts'

export type LegalVersionRow = typeof legalVersions.$inferSelect

const { id, kind, effective_from } = legalVersions

/** The title in the language, else in Italian. */
const titleIn = (locale: Locale) => sql<string>`coalesce(nullif(${legalVersions.content}
  #>> array['texts', ${locale}::text, 'title'], ''), ${legalVersions.content} #>> array['texts', ${defaultLocale}::text, 'title'])`

const heads = (locale: Locale) => ({ id, kind, effective_from, title: titleIn(locale) })

interface HeadRow extends Omit<LegalVersionHead, 'effective_from'> {
  effective_from: Date
}

export const headOf = (row: HeadRow): LegalVersionHead => ({
  ...row,
  effective_from: row.effective_from.toISOString(),
})

const orderOfKinds = (row: { kind: LegalKind }): number =>
  (agreedKinds as readonly LegalKind[]).indexOf(row.kind)

/** Returns the versions that an order accepts at `now`, one for each published text, in the order of `agreedKinds`. */
export async function headsInForce(db: Queryable, locale: Locale, now: Date): Promise<LegalVersionHead[]> {
  const rows = await db
    .selectDistinctOn([kind], heads(locale))
    .from(legalVersions)
    .where(and(inArray(kind, [...agreedKinds]), lte(effective_from, now)))
    .orderBy(kind, desc(effective_from), desc(id))
  return rows.map(headOf).sort((a, b) => orderOfKinds(a) - orderOfKinds(b))
}

const idsQuery = prepared((db: Queryable) =>
  db
    .selectDistinctOn([kind], { id })
    .from(legalVersions)
    .where(and(inArray(kind, [...agreedKinds]), lte(effective_from, sql.placeholder('now'))))
    .orderBy(kind, desc(effective_from), desc(id)),
)

/** Returns the ids of `headsInForce` in ascending order. */
export async function idsInForce(db: Queryable, now: Date): Promise<number[]> {
  const rows = await idsQuery(db, { now })
  return rows.map(row => row.id).sort((a, b) => a - b)
}

/** Returns all versions of a text, newest first, including those that apply later. */
export async function headsOfKind(
  db: Queryable,
  ofKind: LegalKind,
  locale: Locale,
): Promise<LegalVersionHead[]> {
  const rows = await db
    .select(heads(locale))
    .from(legalVersions)
    .where(eq(kind, ofKind))
    .orderBy(desc(effective_from), desc(id))
  return rows.map(headOf)
}

/** Returns the heads of these versions, in the order of `agreedKinds`. Unknown ids are skipped. */
export async function headsOf(
  db: Queryable,
  ids: readonly number[],
  locale: Locale,
): Promise<LegalVersionHead[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select(heads(locale))
    .from(legalVersions)
    .where(inArray(id, [...ids]))
  return rows.map(headOf).sort((a, b) => orderOfKinds(a) - orderOfKinds(b))
}

/** Returns the versions with their texts, in the order of their ids. Unknown ids are skipped. */
export const versionsOf = (db: Queryable, ids: readonly number[]): Promise<LegalVersionRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(legalVersions)
        .where(inArray(id, [...ids]))
        .orderBy(id)

/** Returns the version of a text in force at `now`, or undefined before the first one applies. */
export async function versionInForce(
  db: Queryable,
  ofKind: LegalKind,
  now: Date,
): Promise<LegalVersionRow | undefined> {
  const [row] = await db
    .select()
    .from(legalVersions)
    .where(and(eq(kind, ofKind), lte(effective_from, now)))
    .orderBy(desc(effective_from), desc(id))
    .limit(1)
  return row
}

/** Returns the version published last, whether or not it applies already. */
export async function lastPublished(db: Queryable, ofKind: LegalKind): Promise<LegalVersionRow | undefined> {
  const [row] = await db.select().from(legalVersions).where(eq(kind, ofKind)).orderBy(desc(id)).limit(1)
  return row
}

/** Until the commit, no other transaction publishes versions, so that an unchanged text gets no second version. */
export const lockVersions = (tx: Queryable) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext('legal_versions'))`)

export async function insertVersion(tx: Queryable, row: typeof legalVersions.$inferInsert): Promise<void> {
  await tx.insert(legalVersions).values(row)
}
