/** Former slugs of pages and articles. A slug that is assigned again belongs to its new record. */
import { and, eq, sql } from 'drizzle-orm'
import type { Locale } from '@/contract/locales.ts'
import { formerSlugs } from '../../db/schema/content.ts'
import type { Queryable } from '../../kernel/db/database.ts'

type Kind = (typeof formerSlugs.$inferSelect)['kind']
type Slugs = Partial<Record<Locale, string>>

/** Call it in the transaction of the save. A slug in `after` is no longer a former slug of any record. */
export async function saveFormerSlugs(
  tx: Queryable,
  kind: Kind,
  recordId: number,
  before: Slugs,
  after: Slugs,
): Promise<void> {
  for (const locale of new Set([...Object.keys(before), ...Object.keys(after)]) as Set<Locale>) {
    const [old, now] = [before[locale], after[locale]]
    if (now) await forget(tx, kind, locale, now)
    if (!old || old === now) continue
    await tx
      .insert(formerSlugs)
      .values({ kind, locale, slug: old, record_id: recordId })
      .onConflictDoUpdate({
        target: [formerSlugs.kind, formerSlugs.locale, formerSlugs.slug],
        set: { record_id: recordId },
      })
  }
}

async function forget(tx: Queryable, kind: Kind, locale: Locale, slug: string): Promise<void> {
  await tx
    .delete(formerSlugs)
    .where(and(eq(formerSlugs.kind, kind), eq(formerSlugs.locale, locale), eq(formerSlugs.slug, slug)))
}

/** For a record that is deleted: its former slugs become unknown. */
export async function forgetFormerSlugs(tx: Queryable, kind: Kind, recordId: number): Promise<void> {
  await tx.delete(formerSlugs).where(and(eq(formerSlugs.kind, kind), eq(formerSlugs.record_id, recordId)))
}

/** Returns the id of the record that had this slug before, or undefined. The reader's language takes precedence. */
export async function formerOwner(
  db: Queryable,
  kind: Kind,
  slug: string,
  locale: Locale,
): Promise<number | undefined> {
  const [row] = await db
    .select({ id: formerSlugs.record_id })
    .from(formerSlugs)
    .where(and(eq(formerSlugs.kind, kind), eq(formerSlugs.slug, slug)))
    .orderBy(sql`${formerSlugs.locale} = ${locale} desc`)
    .limit(1)
  return row?.id
}
