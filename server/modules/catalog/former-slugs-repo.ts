/** Addresses that pages and articles had before. An address that is given anew belongs to whoever has it now. */
import { and, eq, sql } from 'drizzle-orm'
import type { Locale } from '../../../src/contract/locales.ts'
import { formerSlugs } from '../../db/schema/content.ts'
import type { Queryable } from '../../kernel/db/database.ts'

type Kind = (typeof formerSlugs.$inferSelect)['kind']
type Slugs = Partial<Record<Locale, string>>

/** Call it in the transaction of the save. Each slug in `after` stops being anybody's former one. */
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

/** For a record that is deleted: its former addresses become unknown. */
export async function forgetFormerSlugs(tx: Queryable, kind: Kind, recordId: number): Promise<void> {
  await tx.delete(formerSlugs).where(and(eq(formerSlugs.kind, kind), eq(formerSlugs.record_id, recordId)))
}

/** Id of the record that had this slug before, the reader's language first; undefined when there is none. */
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
